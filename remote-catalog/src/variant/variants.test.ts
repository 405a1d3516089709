/** @jest-environment node */
import { testProduct } from '../testing/testProduct.ts';
import { stockWords, type Variant, whatPricesFollow } from './variants.ts';

const [first] = testProduct.variants as [Variant];
const at = (size: string, name: string, priceCents: number): Variant => ({
  ...first,
  size,
  colour: { ...first.colour, name },
  priceCents,
});

test.each([
  ['size', [at('S', 'Red', 1), at('L', 'Red', 2), at('S', 'Navy', 1), at('L', 'Navy', 2)]],
  ['color', [at('S', 'Red', 1), at('L', 'Red', 1), at('S', 'Navy', 2)]],
  ['size and color', [at('S', 'Red', 1), at('L', 'Red', 2), at('S', 'Navy', 3)]],
  ['size and color', [at('S', 'Red', 1), at('L', 'Navy', 2)]],
  ['size', [at('S', '', 1), at('L', '', 2)]],
  ['color', [at('', 'Red', 1), at('', 'Navy', 2)]],
])('prices depend on %s', (words, variants) => {
  expect(whatPricesFollow(variants)).toBe(words);
});

test.each([
  [0, 'Sold out'],
  [1, 'Only 1 left'],
  [5, 'Only 5 left'],
  [6, 'In stock'],
])('of %i in stock the page says "%s"', (stock, words) => {
  expect(stockWords(stock)).toBe(words);
});
