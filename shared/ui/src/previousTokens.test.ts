/** @jest-environment node */
/** The shell writes the tokens once; releases of the previous minor version use them by name. */
import { today, unpackPreviousMinor } from '@paw/contract/testing/previousMinor.ts';

const before = unpackPreviousMinor();
afterAll(before.remove);

const namesIn = (css: string) => new Set([...css.matchAll(/^\s*(--[\w-]+)\s*:/gm)].map(([, name = '']) => name));
/** `var(--space-8)`, without a value to fall back to. */
const usedIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);

const tokens = namesIn(today.read('shared/ui/src/tokens.css'));

test('every token of the previous minor version exists', () => {
  const then = namesIn(before.read('shared/ui/src/tokens.css'));
  expect(then.size).toBeGreaterThan(40);
  expect([...then].filter((name) => !tokens.has(name))).toEqual([]);
});

test('every token that components and remotes of the previous minor version use exists', () => {
  const texts = ['shared/ui', 'remote-cart', 'remote-catalog'].flatMap(before.list).map(before.read);
  const own = new Set(texts.flatMap((text) => [...namesIn(text)]));
  const used = new Set(texts.flatMap(usedIn));
  expect(used.size).toBeGreaterThan(40);
  expect([...used].filter((name) => !tokens.has(name) && !own.has(name))).toEqual([]);
});
