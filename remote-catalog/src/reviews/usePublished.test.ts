/** @jest-environment node */
import { withStars } from './usePublished.ts';

test('one more review changes average, count and histogram', () => {
  const rating = { average: 4, count: 3, histogram: [0, 1, 0, 0, 2] };
  expect(withStars(rating, 5)).toEqual({ average: 4.3, count: 4, histogram: [0, 1, 0, 0, 3] });
  expect(withStars(null, 2)).toEqual({ average: 2, count: 1, histogram: [0, 1, 0, 0, 0] });
});
