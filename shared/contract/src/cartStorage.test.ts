/** @jest-environment node */
import { cartLineKey, parseCart, stringifyCart } from './cartStorage.ts';

test('a cart with only the five specified fields is complete', () => {
  const text = '[{"title":"Bowl","size":"","color":{"name":"Teal"},"quantity":2,"price":12.35}]';
  const { lines, foreign } = parseCart(text);
  expect(lines).toEqual([{ title: 'Bowl', size: '', color: { name: 'Teal' }, quantity: 2, priceCents: 1235 }]);
  expect(JSON.parse(stringifyCart(lines, foreign))).toEqual(JSON.parse(text));
});

test('fields and entries of a later release are written back unchanged', () => {
  const line = {
    title: 'Bowl',
    size: 'S',
    color: { name: 'Teal', finish: 'matte' },
    quantity: 1,
    price: 1,
    giftWrap: 'paw',
  };
  const text = JSON.stringify([line, { kind: 'bundle', of: ['Bowl'] }]);
  const { lines, foreign } = parseCart(text);
  expect(JSON.parse(stringifyCart(lines, foreign))).toEqual(JSON.parse(text));
});

const stored = { title: 'Bowl', size: 'S', color: { name: 'Teal' }, quantity: 2, price: 12.35 };
const read = (changes: object) => parseCart(JSON.stringify([{ ...stored, ...changes }]));

test.each([
  ['without a title', { title: undefined }],
  ['without a price', { price: undefined }],
  ['with a price in words', { price: '12.35' }],
  ['with a price below nothing', { price: -0.01 }],
  ['without a quantity', { quantity: undefined }],
  ['with a quantity in words', { quantity: '2' }],
  ['of no units', { quantity: 0 }],
  ['of half a unit', { quantity: 0.5 }],
])('an entry %s is not a line, and is written back unchanged', (_, changes) => {
  const { lines, foreign } = read(changes);
  expect([lines, foreign]).toEqual([[], [JSON.parse(JSON.stringify({ ...stored, ...changes }))]]);
});

test('a price too large for cents is not a price', () => {
  const text = '[{"title":"Bowl","size":"","color":{"name":""},"quantity":1,"price":1e999}]';
  expect(parseCart(text).lines).toEqual([]);
});

test.each([[null], ['Bowl'], [7], [[]], [true]])('%j in the list is not a line, and is kept', (entry) => {
  expect(parseCart(JSON.stringify([entry, stored]))).toMatchObject({ lines: [{ title: 'Bowl' }], foreign: [entry] });
});

test('a free gift is a line', () => {
  expect(read({ price: 0, quantity: 1 }).lines).toMatchObject([{ priceCents: 0, quantity: 1 }]);
});

test.each([
  [12.35, 1235],
  [19.99, 1999],
  [1.005, 100],
  [0.1 + 0.2, 30],
])('%d dollars are %i cents', (price, cents) => {
  expect(read({ price }).lines[0]?.priceCents).toBe(cents);
});

test.each([
  ['no size', { size: undefined }, { size: '', color: { name: 'Teal' } }],
  ['a size in numbers', { size: 7 }, { size: '', color: { name: 'Teal' } }],
  ['no color', { color: undefined }, { size: 'S', color: { name: '' } }],
  ['a color that is nothing', { color: null }, { size: 'S', color: { name: '' } }],
  ['a color without a name', { color: { hex: '#fff' } }, { size: 'S', color: { name: '' } }],
])('a line with %s has an empty value', (_, changes, expected) => {
  expect(read(changes).lines).toMatchObject([expected]);
});

test('a thumbnail, a slug and a variant are read', () => {
  const more = { variantId: 'B-1', slug: 'Bowl', picture: { name: 'bowl', colour: 'ff0000' } };
  const { lines, foreign } = read(more);
  expect(lines).toEqual([
    { title: 'Bowl', size: 'S', color: { name: 'Teal' }, quantity: 2, priceCents: 1235, ...more },
  ]);
  expect(JSON.parse(stringifyCart(lines, foreign))).toEqual([{ ...stored, ...more }]);
});

test.each([
  ['variant', { variantId: 7 }],
  ['address', { slug: null }],
  ['picture', { picture: null }],
])('a %s of another type is a foreign field, and is written back unchanged', (_, changes) => {
  const { lines } = read(changes);
  expect(lines).toEqual([expect.objectContaining({ unknown: changes })]);
  expect(JSON.parse(stringifyCart(lines))).toEqual([{ ...stored, ...changes }]);
});

test('only title, size and color name distinguish lines', () => {
  const keyOf = (changes: object) => cartLineKey({ ...stored, ...changes });
  expect(keyOf({ quantity: 9, price: 1, color: { name: 'Teal', finish: 'matte' } })).toBe(keyOf({}));
  const others = [{ title: 'Dish' }, { size: 'M' }, { color: { name: 'Red' } }, { title: 'BowlS', size: '' }];
  expect(new Set([{}, ...others].map(keyOf)).size).toBe(5);
});

test('nothing stored is an empty cart; text that is not a list is an error', () => {
  expect(parseCart(null)).toEqual({ lines: [], foreign: [] });
  expect(parseCart('')).toEqual({ lines: [], foreign: [] });
  expect(() => parseCart('{"lines":[]}')).toThrow("What is stored under 'cart' is no list.");
  expect(() => parseCart('[{"title"')).toThrow(SyntaxError);
});

test('a known field in a later release’s shape is written back unchanged', () => {
  const known = { title: 'Bowl', size: '', color: { name: '' }, quantity: 1, price: 1 };
  const line = { ...known, picture: ['bowl', 'lid'], slug: 7 };
  const { lines, foreign } = parseCart(JSON.stringify([line]));
  expect(lines[0]).not.toHaveProperty('picture');
  expect(JSON.parse(stringifyCart(lines, foreign))).toEqual([line]);
});
