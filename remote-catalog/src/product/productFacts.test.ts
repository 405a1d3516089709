/** @jest-environment node */
import { weightWords } from './productFacts.ts';

test.each([
  [[2600, 5400], '5.7 to 11.9 lb'],
  [[454, 454], '1 lb'],
  [[120, 180], '4.2 to 6.3 oz'],
  [[120, 500], '0.3 to 1.1 lb'],
  [[0, 0], undefined],
  [[], undefined],
])('%p g are %s', (grams, words) => {
  expect(weightWords(grams.map((weightGrams) => ({ weightGrams })))).toBe(words);
});
