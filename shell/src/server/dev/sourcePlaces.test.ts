/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourcePlaces } from './sourcePlaces.ts';

const folder = mkdtempSync(join(tmpdir(), 'paw-places-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Line 3 of the bundle is line 8 of the source.
const map = { version: 3, sources: ['webpack://paw/remote-catalog/src/home/Hero.tsx'], names: [], mappings: ';;AAOA' };
for (const file of ['browser/page-home.js', 'node/page-home.cjs', 'node/renderer.cjs']) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, `${file}.map`), JSON.stringify(map));
}
const inSources = sourcePlaces((app) => (['catalog', 'shell'].includes(app) ? folder : undefined));

test.each([
  ['a browser', 'at Hero (http://localhost:3000/r/catalog/dev/browser/page-home.js:3:11)'],
  ['a browser that tried again', 'at Hero (http://localhost:3000/r/catalog/dev~2/browser/page-home.js:3:11)'],
  ['a renderer', 'at Hero (catalog__dev/node/page-home.cjs:3:11)'],
  ["the renderer's own code", 'at Hero ([stdin]:3:11)'],
])('a location in the bundle of %s becomes the one in the source', (_, stack) => {
  expect(inSources(stack)).toBe('at Hero (remote-catalog/src/home/Hero.tsx:8)');
});

test.each([
  'at x (http://localhost:3000/r/cart/0123456789abcdef/browser/main.js:3:11)',
  'at x (http://localhost:3000/r/account/dev/browser/page-home.js:3:11)',
  'at x (http://localhost:3000/r/catalog/dev/browser/../../../../etc/passwd:3:11)',
  'at x (http://localhost:3000/r/catalog/dev/browser/page-other.js:3:11)',
])('a location in a bundle that is not watched, or has no map, is unchanged: %s', (stack) => {
  expect(inSources(stack)).toBe(stack);
});
