import { checkFloors, importsOf, readApiFiles } from './checkFloors.mjs';

const file = (path, ...imports) => ({ path, imports });

test('the api’s floors hold, and enough files were looked at to say so', () => {
  const files = readApiFiles();
  expect(files.length).toBeGreaterThan(300);
  expect(checkFloors(files)).toEqual([]);
});

test('a floor imports itself and what is below', () => {
  const files = [
    file('selling/order/placeOrder.ts', 'people/account/findBuyer.ts', 'platform/http/apiProblem.ts'),
    file('selling/order/orderRows.ts', 'selling/order/emailKey.ts'),
  ];
  expect(checkFloors(files)).toEqual([]);
});

test('an import that goes up is told with its way out', () => {
  expect(checkFloors([file('people/account/signIn.ts', 'selling/order/joinGuestOrders.ts')])).toEqual([
    'api/src/people/account/signIn.ts → api/src/selling/order/joinGuestOrders.ts: people is below selling and may import only itself and what is below: pass the function in, or move the file (floors)',
  ]);
});

test('the app imports every floor, and no floor the app', () => {
  expect(checkFloors([file('app.ts', 'platform/app/bareApp.ts')])).toEqual([]);
  expect(checkFloors([file('platform/app/bareApp.ts', 'app.ts')])).toEqual([
    expect.stringContaining('platform is below the app'),
  ]);
});

test('a type counts as much as a value', () => {
  const text = "import type { App } from '../../app.ts';\nexport { a } from './a.ts';\nlet b: import('../b/b.ts').B;";
  expect(importsOf('people/pet/petRoutes.ts', text)).toEqual(['app.ts', 'people/pet/a.ts', 'people/b/b.ts']);
});

test('folders of one floor form no ring, however long, and each ring is told once', () => {
  const ring = [
    file('selling/order/a.ts', 'selling/cart/b.ts'),
    file('selling/cart/b.ts', 'selling/return/c.ts'),
    file('selling/return/c.ts', 'selling/order/d.ts'),
  ];
  expect(checkFloors(ring)).toEqual([
    'api/src/selling/order/a.ts → api/src/selling/cart/b.ts, api/src/selling/cart/b.ts → api/src/selling/return/c.ts, api/src/selling/return/c.ts → api/src/selling/order/d.ts: these folders form a ring, so neither can be read without the other (floors)',
  ]);
  expect(checkFloors(ring.slice(1))).toEqual([]);
});

test('a file that is on no floor, or beside the folders of one, has no home', () => {
  expect(checkFloors([file('gift-card/giftCardRoutes.ts')])).toHaveLength(1);
  expect(checkFloors([file('selling/giftCardRoutes.ts')])).toHaveLength(1);
});
