/** @jest-environment node */
import { requireFromMemory } from './requireFromMemory.ts';

/** What a release of these files exports. */
const load = (files: Record<string, string>) =>
  requireFromMemory('node/entry.cjs', (path) => Buffer.from(files[path] ?? 'throw new Error("none");'), 'cart__1');

test('files of a release require each other, once each', () => {
  const files = {
    'node/entry.cjs': `exports.both = [require('./page.cjs'), require('./page.cjs')];`,
    'node/page.cjs': 'exports.at = __filename;',
  };
  const { both } = load(files) as { both: unknown[] };
  expect(both).toEqual([{ at: 'node/page.cjs' }, { at: 'node/page.cjs' }]);
  expect(both[0]).toBe(both[1]);
});

test.each(['stream', 'util', 'url', 'buffer', 'events', 'crypto'])(
  'a release gets %s under both of its names',
  (name) => {
    const code = `exports.same = require('${name}') === require('node:${name}'); exports.keys = Object.keys(require('${name}'));`;
    const { same, keys } = load({ 'node/entry.cjs': code }) as { same: boolean; keys: string[] };
    expect(same).toBe(true);
    expect(keys.length).toBeGreaterThan(3);
  },
);

test('of async_hooks a release gets only what carries a context', () => {
  const { keys } = load({ 'node/entry.cjs': `exports.keys = Object.keys(require('async_hooks'));` }) as {
    keys: string[];
  };
  expect(keys).toEqual(['AsyncLocalStorage', 'AsyncResource']);
});

test.each(['fs', 'node:net', 'child_process', 'process', 'react', '__proto__'])('%s is refused by its name', (name) => {
  expect(() => load({ 'node/entry.cjs': `require('${name}');` })).toThrow(`cart__1 requires "${name}"`);
});
