import { colorFamilies, type ColorFamily, colorFamily } from './colorFamily.ts';

const table: [ColorFamily, ...string[]][] = [
  ['Black', '#26262a', '#2f3134'],
  ['Gray', '#54565b', '#a9adb0', '#8b9196'],
  ['White', '#f1f0ec', '#e8e7e2'],
  ['Beige', '#e8dfcb', '#d3c3a6', '#cdb892'],
  ['Brown', '#6a4630', '#a9794f', '#b98a5c'],
  ['Red', '#b3312c', '#8a3a2c', '#6e2a35'],
  ['Pink', '#d48a98', '#dcb9b2', '#c9818c'],
  ['Orange', '#d9742b', '#cf7a35'],
  ['Yellow', '#e3b63a', '#cf9a2e'],
  ['Green', '#4b8b58', '#2f5d43', '#8a9a7b', '#a9cdb8'],
  ['Blue', '#3d6fa8', '#2b3f63', '#86a9bd', '#2a7f86'],
  ['Purple', '#9a8bb8', '#6b3f5c'],
];
test.each(table)('%s', (family, ...hexes) => {
  expect(hexes.map((hex) => colorFamily([hex], [[hex]]))).toEqual(hexes.map(() => family));
});

test('the typical color of each family is of that family', () => {
  const typical = Object.entries(colorFamilies).filter(([, hex]) => hex);
  expect(typical.map(([, hex]) => colorFamily([hex], [[hex]]))).toEqual(typical.map(([family]) => family));
});

test('a product’s color family is that of the zone in which its colors differ', () => {
  const wood = '#bfa06f';
  const colors = [
    [wood, '#2b3f63'],
    [wood, '#b3312c'],
  ];
  expect(colors.map((hexes) => colorFamily(hexes, colors))).toEqual(['Blue', 'Red']);
});

test('trim of another color does not change the family, and three strong colors are multicolor', () => {
  const colors = [
    ['#e8dfcb', '#2b3f63'],
    ['#c4473d', '#3a72a8', '#d9b23f'],
  ];
  expect(colors.map((hexes) => colorFamily(hexes, colors))).toEqual(['Beige', 'Multicolor']);
});

test('a variant without a color has no color family', () => {
  expect(colorFamily([], [])).toBeUndefined();
});
