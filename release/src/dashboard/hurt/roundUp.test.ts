/** @jest-environment node */
import { roundUp } from './roundUp.ts';

test('the top of a plot is a round number that nothing exceeds', () => {
  expect([0, 1, 3, 5, 6, 31, 101, 1000].map(roundUp)).toEqual([1, 1, 5, 5, 10, 50, 200, 1000]);
});
