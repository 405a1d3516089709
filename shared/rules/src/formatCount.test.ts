/** @jest-environment node */
import { formatCount } from './formatCount.ts';

test.each([0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, -1_200])('%d is written in American style', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
});
