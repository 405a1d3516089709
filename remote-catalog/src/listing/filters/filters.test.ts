/** @jest-environment node */
import { noFilters, readDollars, readFilters, toggled, writeFilters } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test.each([
  '',
  'brand=Northbarn&brand=Trail+%26+Paw',
  'subcategory=Dog-Sofa&size=L&color=Navy',
  'price_min=10&price_max=25.50',
  'rating=4&in_stock=1',
])('%p survives reading and writing', (query) => {
  expect(String(new URLSearchParams(writeFilters(read(query))))).toBe(query);
});

test.each([
  ['brand=', 'a field that was left empty'],
  [`brand=${'x'.repeat(101)}`, 'a name that is too long'],
  ['brand=a%00b', 'a NUL'],
  ['price_min=cheap&price_max=-3', 'no price'],
  ['price_max=1e5', 'an unusual number format'],
  ['price_min=1000000', 'more than anything costs'],
  ['rating=9', 'more stars than there are'],
  ['rating=2.5', 'half a star'],
  ['in_stock=yes', 'another word'],
  ['shape=round', 'an unknown facet'],
])('%p filters nothing: %s', (query) => {
  expect(read(query)).toEqual(noFilters);
});

test('values are limited as in the api, each once', () => {
  const many = Array.from({ length: 40 }, (_, at) => `brand=B${at}`).join('&');
  expect(read(`${many}&brand=B1`).brand).toHaveLength(30);
  expect(read('brand=A&brand=A').brand).toEqual(['A']);
});

test('reversed price bounds are swapped', () => {
  expect(read('price_min=50&price_max=20')).toMatchObject({ priceMin: 2000, priceMax: 5000 });
});

test.each([
  ['25', 2500],
  ['$1,025.50', 102_550],
  [' 0.5 ', 50],
  ['8.99', 899],
  ['.5', undefined],
  ['8.999', undefined],
  ['', undefined],
])('%p is %p cents', (text, cents) => {
  expect(readDollars(text)).toBe(cents);
});

test('a value is added, and removed by the second press', () => {
  const one = toggled(noFilters, 'color', 'Red');
  const two = toggled(one, 'color', 'Navy');
  expect(two.color).toEqual(['Red', 'Navy']);
  expect(toggled(two, 'color', 'Red').color).toEqual(['Navy']);
});
