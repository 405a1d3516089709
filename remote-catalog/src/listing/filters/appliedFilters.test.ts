/** @jest-environment node */
import { testFacets } from '../../testing/testList.ts';
import { appliedFilters, countFilters } from './appliedFilters.ts';
import { noFilters, readFilters, writeFilters } from './filters.ts';

const all =
  'subcategory=Dog-Sofa&brand=A&brand=B&size=L&color=Navy&color_family=Blue&price_min=10&price_max=25.50&rating=4&in_stock=1';

test('every filter has a label, and its chip keeps all the others', () => {
  const filters = readFilters(new URLSearchParams(all));
  const applied = appliedFilters(filters, testFacets);
  const rows = applied.map(({ label, without }) => [label, new URLSearchParams(writeFilters(without)).toString()]);
  expect(rows).toEqual([
    ['Type: Sofa', all.replace('subcategory=Dog-Sofa&', '')],
    ['Brand: A', all.replace('brand=A&', '')],
    ['Brand: B', all.replace('brand=B&', '')],
    ['Size: L', all.replace('size=L&', '')],
    ['Exact color: Navy', all.replace('color=Navy&', '')],
    ['Color: Blue', all.replace('color_family=Blue&', '')],
    ['Price: $10.00 - $25.50', all.replace('price_min=10&price_max=25.50&', '')],
    ['4 stars and up', all.replace('rating=4&', '')],
    ['In stock', all.replace('&in_stock=1', '')],
  ]);
  expect(countFilters(filters)).toBe(rows.length);
});

test.each([
  ['price_min=10', 'Price: from $10.00'],
  ['price_max=25', 'Price: up to $25.00'],
  ['price_min=25&price_max=25', 'Price: $25.00'],
  ['rating=5', '5 stars'],
  ['rating=1', '1 star and up'],
  ['subcategory=Dog-Oval', 'Type: Dog-Oval'],
])('%p is "%s"', (query, label) => {
  const filters = readFilters(new URLSearchParams(query));
  expect(appliedFilters(filters, testFacets)).toEqual([{ label, without: noFilters }]);
  expect(countFilters(filters)).toBe(1);
});

test('without filters there is nothing to remove', () => {
  expect([appliedFilters(noFilters, testFacets), countFilters(noFilters)]).toEqual([[], 0]);
});
