import type { AskedLine } from './cartSchemas.ts';
import { judgeLines, type StockedLine } from './judgeLines.ts';

const asked = (quantity: number, priceCents = 1000): AskedLine => ({
  title: 'Bowl',
  size: 'S',
  color: { name: 'Teal' },
  quantity,
  priceCents,
});
const found = (position: number, units: number, variantId = position): StockedLine => ({
  position,
  variantId,
  units,
  sku: `B-${variantId}`,
  slug: 'Bowl',
  title: 'Bowl',
  size: 'S',
  colour: 'Teal',
  picture: { name: 'bowl', colour: null, colours: [], alt: 'A bowl' },
  unitCents: 1000,
  oversize: true,
});
/** Many bowls, each in a color of its own. */
const many = (count: number, units: (position: number) => number) => ({
  asked: Array.from({ length: count }, () => asked(1)),
  found: Array.from({ length: count }, (_, position) => found(position, units(position))),
});

test('a line that is in stock gets the price and texts of the catalog', () => {
  const { sku, slug, picture } = found(0, 40);
  expect(judgeLines([asked(2)], [found(0, 40)])).toEqual([
    {
      index: 0,
      title: 'Bowl',
      size: 'S',
      color: { name: 'Teal' },
      status: 'ok',
      message: null,
      sku,
      slug,
      picture,
      unitCents: 1000,
      wasCents: 1000,
      priceChange: 'none',
      quantity: 2,
      requested: 2,
      stock: 10,
      oversize: true,
    },
  ]);
});

test.each([0, -3, 0.4])('a stored quantity of %d counts as one, and a price below nothing as nothing', (quantity) => {
  const [line] = judgeLines([asked(quantity, -5)], [found(0, 5)]);
  expect(line).toMatchObject({ status: 'ok', quantity: 1, wasCents: 0, priceChange: 'higher' });
});

test('a line that is no longer sold costs nothing and says so', () => {
  expect(judgeLines([asked(2), asked(1)], [found(1, 5)])[0]).toEqual({
    index: 0,
    title: 'Bowl',
    size: 'S',
    color: { name: 'Teal' },
    status: 'gone',
    message: 'We no longer carry this. Please remove it from your cart.',
    sku: null,
    slug: null,
    picture: null,
    unitCents: 0,
    wasCents: 1000,
    priceChange: 'none',
    quantity: 0,
    requested: 2,
    stock: 0,
    oversize: false,
  });
});

test.each([
  [1, 0, 'sold_out', 0, 'This is sold out for now.'],
  [3, 3, 'ok', 3, null],
  [5, 3, 'clamped', 3, 'Only 3 left. We changed the quantity to 3.'],
  [12, 9, 'clamped', 9, 'Only 9 left. We changed the quantity to 9.'],
  [10, 10, 'ok', 10, null],
  [11, 10, 'clamped', 10, 'The limit is 10 of one item per order. We changed the quantity to 10.'],
  [11, 40, 'clamped', 10, 'The limit is 10 of one item per order. We changed the quantity to 10.'],
])('when %i are asked for with %i in stock, %s: %i', (quantity, units, status, sold, message) => {
  const [line] = judgeLines([asked(quantity)], [found(0, units)]);
  expect(line).toMatchObject({ status, quantity: sold, requested: quantity, message });
});

test('of a large stock no more than ten are shown', () => {
  const lines = judgeLines([asked(1), asked(1), asked(1)], [found(0, 9), found(1, 10), found(2, 11)]);
  expect(lines.map(({ stock }) => stock)).toEqual([9, 10, 10]);
});

test.each([
  [900, 'higher', 'The price went up from $9.00 to $10.00.'],
  [1100, 'lower', 'The price went down from $11.00 to $10.00.'],
  [1000, 'none', null],
])('a browser that showed %i cents gets: %s', (believed, priceChange, message) => {
  expect(judgeLines([asked(1, believed)], [found(0, 5)])).toMatchObject([{ priceChange, message, wasCents: believed }]);
});

test('a shortage is reported before a lower price', () => {
  expect(judgeLines([asked(2, 1100)], [found(0, 1)])).toMatchObject([
    { message: 'Only 1 left. We changed the quantity to 1.', priceChange: 'lower' },
  ]);
});

test('two lines of one variant share its units', () => {
  const lines = judgeLines([asked(4), asked(4), asked(4)], [found(0, 6, 7), found(1, 6, 7), found(2, 6, 7)]);
  expect(lines.map(({ quantity, status }) => [quantity, status])).toEqual([
    [4, 'ok'],
    [2, 'clamped'],
    [0, 'clamped'],
  ]);
  expect(lines.at(-1)?.message).toBe('Only 6 left, and they’re already in your cart.');
});

test.each([
  [10, 'Only 10 left, and they’re already in your cart.'],
  [11, 'The limit is 10 of one item per order, and they’re already in your cart.'],
])('after ten of %i another line of the same variant says why it is left out', (units, message) => {
  const lines = judgeLines([asked(10), asked(1)], [found(0, units, 7), found(1, units, 7)]);
  expect(lines.at(-1)).toMatchObject({ quantity: 0, message });
});

test('an order has 50 lines; the next one is left out, and says so', () => {
  const { asked: all, found: stock } = many(51, () => 5);
  const lines = judgeLines(all, stock);
  expect(lines.map(({ quantity }) => quantity)).toEqual([...Array.from({ length: 50 }, () => 1), 0]);
  expect(lines.at(-1)).toMatchObject({
    status: 'clamped',
    message: 'An order can have up to 50 different items, so this one isn’t included.',
  });
});

test('a sold-out line does not use up a line of the order', () => {
  const { asked: all, found: stock } = many(51, (position) => (position ? 5 : 0));
  expect(judgeLines(all, stock).at(-1)).toMatchObject({ status: 'ok', quantity: 1 });
});
