import { parseCart, stringifyCart } from './cartStorage.ts';

test('a cart of nothing but the specified five fields is whole', () => {
  const text = '[{"title":"Bowl","size":"","color":{"name":"Teal"},"quantity":2,"price":12.35}]';
  const { lines, foreign } = parseCart(text);
  expect(lines).toEqual([{ title: 'Bowl', size: '', color: { name: 'Teal' }, quantity: 2, priceCents: 1235 }]);
  expect(JSON.parse(stringifyCart(lines, foreign))).toEqual(JSON.parse(text));
});

test('fields and entries of a later release are written back as they were', () => {
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

test('nothing stored is an empty cart, and what is no list is never taken for one', () => {
  expect(parseCart(null)).toEqual({ lines: [], foreign: [] });
  expect(() => parseCart('{"lines":[]}')).toThrow("What is stored under 'cart' is no list.");
  expect(() => parseCart('[{"title"')).toThrow(SyntaxError);
});

test('a known field in a shape of a later release is written back as it was', () => {
  const line = {
    title: 'Bowl',
    size: '',
    color: { name: '' },
    quantity: 1,
    price: 1,
    picture: ['bowl', 'lid'],
    slug: 7,
  };
  const { lines, foreign } = parseCart(JSON.stringify([line]));
  expect(lines[0]).not.toHaveProperty('picture');
  expect(JSON.parse(stringifyCart(lines, foreign))).toEqual([line]);
});
