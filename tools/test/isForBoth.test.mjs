import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { isForBoth, placesForBoth } from './isForBoth.mjs';

test.each(placesForBoth)('%s exists: a moved test would run on one database only', (place) => {
  expect(existsSync(join(root, place))).toBe(true);
});

test('one test of money and one of orders at the same time run on both databases', () => {
  expect(isForBoth('api/src/selling/payment/refunds.test.ts')).toBe(true);
  expect(isForBoth('api/src/selling/order/crossedOrders.test.ts')).toBe(true);
  expect(isForBoth('api/src/people/pet/pets.test.ts')).toBe(false);
});
