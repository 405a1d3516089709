import { doPathsOverlap, isPathServed } from './routePaths.ts';

test.each([
  ['/product/:title', '/product/:slug', true],
  ['/product/new', '/product/:title', true],
  ['/product/:title', '/product', false],
  ['/blogs/:title?', '/blogs', true],
  ['/Checkout', '/checkout', true],
  ['/', '/', true],
  ['/', '/:page', false],
  ['/blogs/*', '/blogs/:title', false],
  ['/blogs/*', '/blogs/*', true],
  ['/about', '/contact', false],
  ['/sale/cats?', '/sale/cats', true],
  ['/sale/cats?', '/sale/birds', false],
])('%s and %s overlap: %s', (a, b, overlap) => {
  expect(doPathsOverlap(a, b)).toBe(overlap);
  expect(doPathsOverlap(b, a)).toBe(overlap);
});

test.each([
  ['/product/:title', ['/product/:slug'], true],
  ['/product/:title', ['/product/new'], false],
  ['/product/new', ['/product/:title'], false],
  ['/list/:a/:b', ['/list/:a/:b?'], true],
  ['/list/:a/:b?', ['/list/:a'], false],
  ['/', [], false],
  ['/sale/cats', ['/sale/cats?'], true],
  ['/sale/cats?', ['/sale/cats', '/sale'], true],
  ['/cats/food', ['/catsfood', '/cat/sfood'], false],
  ['/Checkout', ['/checkout'], true],
])('%s is served by %j: %s', (path, routes, isServed) => {
  expect(isPathServed(path, routes)).toBe(isServed);
});
