import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { foldersForBoth, isForBoth } from './isForBoth.mjs';

test.each(foldersForBoth)('the folder %s exists: tests in a moved folder would run on one database only', (folder) => {
  expect(existsSync(join(root, folder))).toBe(true);
});

test('tests about money and concurrency run on both databases', () => {
  expect(isForBoth('api/src/selling/payment/refunds.test.ts')).toBe(true);
  expect(isForBoth('api/src/selling/order/placeOrder.test.ts')).toBe(true);
  expect(isForBoth('api/src/people/pet/pets.test.ts')).toBe(false);
});
