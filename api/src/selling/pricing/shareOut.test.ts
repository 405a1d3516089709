import { shareOut } from './shareOut.ts';

test.each([
  ['an even share is exact', 30, [100, 200], [10, 20]],
  ['the cent that is left goes to the line with the largest remainder', 5, [8, 3, 1], [3, 1, 1]],
  ['wherever that line is', 5, [1, 8, 3], [1, 3, 1]],
  ['of equal remainders the first lines have the cents', 2, [1, 1, 1, 1], [1, 1, 0, 0]],
  ['nothing is shared out among lines that cost nothing', 0, [0, 0], [0, 0]],
  ['a line that costs nothing gets nothing', 3, [0, 3], [0, 3]],
  ['an empty order has no shares', 0, [], []],
  ['sums whose product no number holds', 3_000_000_000_001, [1, 9_000_000_000_001], [0, 3_000_000_000_001]],
])('%s', (_, sum, weights, shares) => {
  expect(shareOut(sum, weights)).toEqual(shares);
});
