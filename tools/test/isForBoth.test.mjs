import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { foldersForBoth, isForBoth } from './isForBoth.mjs';

test.each(foldersForBoth)('%s is a folder: one that moved would be tried on one database only', (folder) => {
  expect(existsSync(join(root, folder))).toBe(true);
});

test('money and what runs at the same time is tried on both databases', () => {
  expect(isForBoth('api/src/selling/payment/refunds.test.ts')).toBe(true);
  expect(isForBoth('api/src/selling/order/placeOrder.test.ts')).toBe(true);
  expect(isForBoth('api/src/people/pet/pets.test.ts')).toBe(false);
});
