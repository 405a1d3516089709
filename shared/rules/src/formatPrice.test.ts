/** @jest-environment node */
import { formatPrice } from './formatPrice.ts';

const american = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

test.each([0, 1, 99, 100, 1_199, 99_999, 100_000, 123_456_789, -100, -1_205])(
  '%d cents are written in American style',
  (cents) => {
    expect(formatPrice(cents)).toBe(american.format(cents / 100));
  },
);

test('a range is shown only when the prices differ', () => {
  expect([formatPrice(1_633, 1_896), formatPrice(1_633, 1_633)]).toEqual(['$16.33 - $18.96', '$16.33']);
});
