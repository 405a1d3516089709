import { checkRings } from './checkRings.mjs';

const file = (path, ...imports) => ({ path, imports });

test('folders that import downwards form no ring', () => {
  const files = [
    file('remote-cart/src/cart/CartPage.tsx', 'remote-cart/src/line/CartLine.tsx'),
    file('remote-cart/src/line/CartLine.tsx', 'remote-cart/src/quantity.ts'),
    file('remote-cart/src/quantity.ts'),
  ];
  expect(checkRings(files)).toEqual([]);
});

test('a ring of folders is reported once, however long, with an import for each arrow', () => {
  const ring = [
    file('api/src/selling/order/a.ts', 'api/src/selling/cart/deep/b.ts'),
    file('api/src/selling/cart/deep/b.ts', 'api/src/selling/return/c.ts'),
    file('api/src/selling/return/c.ts', 'api/src/selling/order/d.ts'),
    file('api/src/selling/order/d.ts'),
  ];
  expect(checkRings(ring)).toEqual([
    'api/src/selling: cart, order, return form a ring, so none of them can be read alone: api/src/selling/cart/deep/b.ts → api/src/selling/return/c.ts, api/src/selling/order/a.ts → api/src/selling/cart/deep/b.ts, api/src/selling/return/c.ts → api/src/selling/order/d.ts (rings)',
  ]);
  expect(checkRings(ring.slice(1))).toEqual([]);
});

test('a folder and a loose file beside it form a ring', () => {
  const files = [
    file('shell/src/App.tsx', 'shell/src/layout/Layout.tsx'),
    file('shell/src/layout/Layout.tsx', 'shell/src/App.tsx'),
  ];
  expect(checkRings(files)).toEqual([expect.stringMatching(/^shell\/src: App.tsx, layout form a ring/)]);
});

test('two loose files that need each other are not a ring of folders', () => {
  expect(checkRings([file('bench/src/a.ts', 'bench/src/b.ts'), file('bench/src/b.ts', 'bench/src/a.ts')])).toEqual([]);
});

test('tests and their setup files form no ring', () => {
  const files = [
    file('api/src/order/a.ts', 'api/src/cart/b.ts'),
    file('api/src/cart/b.ts'),
    file('api/src/cart/b.test.ts', 'api/src/order/a.ts'),
    file('api/src/cart/testing/cartOf.ts', 'api/src/order/a.ts'),
  ];
  expect(checkRings(files)).toEqual([]);
});
