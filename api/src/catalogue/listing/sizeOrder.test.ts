import { compareSizes } from './sizeOrder.ts';

test('sizes are sorted from small to large within their kind', () => {
  const sizes = [
    '40 gal',
    'XL',
    '10 gal',
    'Short',
    'S',
    '24 in',
    '7.5 gal',
    'M',
    'XXS',
    '9.5 in',
    '26 x 14 in',
    'Long',
  ];
  expect(sizes.sort(compareSizes).join(', ')).toBe(
    'XXS, S, M, XL, 7.5 gal, 10 gal, 40 gal, 9.5 in, 24 in, 26 x 14 in, Short, Long',
  );
});
