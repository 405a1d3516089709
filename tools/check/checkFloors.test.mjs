import { checkFloors } from './checkFloors.mjs';

const file = (path, ...imports) => ({ path: `api/src/${path}`, imports: imports.map((one) => `api/src/${one}`) });

test('a floor imports itself and what is below', () => {
  const files = [
    file('selling/order/placeOrder.ts', 'people/account/findBuyer.ts', 'platform/http/apiProblem.ts'),
    file('selling/order/orderRows.ts', 'selling/order/emailKey.ts'),
  ];
  expect(checkFloors(files)).toEqual([]);
});

test('an import that goes up is reported with the fix', () => {
  expect(checkFloors([file('people/account/signIn.ts', 'selling/order/joinGuestOrders.ts')])).toEqual([
    'api/src/people/account/signIn.ts → api/src/selling/order/joinGuestOrders.ts: people is below selling and may import only itself and what is below: pass the function in, or move the file (floors)',
  ]);
});

test('a test imports every floor', () => {
  expect(checkFloors([file('people/account/signIn.test.ts', 'selling/order/placeOrder.ts')])).toEqual([]);
});

test('the app imports every floor, and no floor the app', () => {
  expect(checkFloors([file('app.ts', 'platform/app/bareApp.ts')])).toEqual([]);
  expect(checkFloors([file('platform/app/bareApp.ts', 'app.ts')])).toEqual([
    expect.stringContaining('platform is below the app'),
  ]);
});

test('a file outside the floors, or beside the folders of one, is reported', () => {
  expect(checkFloors([file('gift-card/giftCardRoutes.ts')])).toHaveLength(1);
  expect(checkFloors([file('selling/giftCardRoutes.ts')])).toHaveLength(1);
});
