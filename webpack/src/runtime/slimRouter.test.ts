import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPackage } from '../findPackage.ts';
import { slimmerRouter } from '../slimmerModules.ts';
import slimRouter, { stubs } from './slimRouter.ts';

const folder = join(findPackage('react-router'), 'dist/production');
const [rule] = slimmerRouter(true);
const files = readdirSync(folder).map((name) => join(folder, name));
const isRouter = rule?.test as (file: string) => boolean;
const found = files.filter(isRouter);
const source = readFileSync(found[0] ?? '', 'utf8');

test('the installed router is one file, with every part that is left out', () => {
  expect(found).toHaveLength(1);
  const slim = slimRouter(source);
  for (const [name, body] of Object.entries(stubs)) {
    const [head = ''] = new RegExp(`^function ${name}\\([\\s\\S]*?^(?=function|var|async|//)`, 'm').exec(slim) ?? [];
    expect(head.replaceAll(/\s+/g, ' ')).toContain(`) { ${body}`.trim());
  }
  expect(source).toContain('new IntersectionObserver(callback');
  expect(slim).not.toContain('new IntersectionObserver(callback');
});

test('each line stays where it is', () => {
  const lineOf = (text: string) => text.split('\n').indexOf('function createBrowserRouter(routes, opts) {');
  expect(lineOf(source)).toBeGreaterThan(0);
  expect(lineOf(slimRouter(source))).toBe(lineOf(source));
});

test('another version without one of them fails the build, by name', () => {
  expect(() => slimRouter(source.replaceAll('loadLazyRoute(', 'loadLater('))).toThrow(
    'react-router has no function loadLazyRoute any more',
  );
});

test('a development build has the router as it is', () => {
  expect(slimmerRouter(false)).toEqual([]);
});
