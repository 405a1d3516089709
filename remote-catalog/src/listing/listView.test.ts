/** @jest-environment node */
import { fieldName, listQueryNames, severals } from '../queryNames.ts';
import { listSearch, listSorts, readListView, searchSorts } from './listView.ts';

const read = (query: string, sorts = listSorts) => readListView(new URLSearchParams(query), sorts);

test.each(['', '?page=2', '?page=2&through=4', '?through=3', '?sort=price-asc&page=3', '?brand=A&sort=newest'])(
  'the list at %p has that query',
  (query) => {
    expect(listSearch(read(query))).toBe(query);
  },
);

test.each([
  ['?page=0', ''],
  ['?page=-1', ''],
  ['?page=1', ''],
  ['?page=two', ''],
  ['?page=1001', ''],
  ['?page=1e2', ''],
  ['?page=3&through=2', '?page=3'],
  ['?through=999', '?through=10'],
  ['?page=5&through=999', '?page=5&through=14'],
  ['?sort=featured', ''],
  ['?sort=relevance', ''],
  ['?sort=cheapest', ''],
])('%p is the list at %p', (query, canonical) => {
  expect(listSearch(read(query))).toBe(canonical);
});

test('a search has its own default order, which the query omits', () => {
  expect(read('?sort=relevance', searchSorts).sort).toBeUndefined();
  expect(read('?sort=featured', searchSorts).sort).toBeUndefined();
  expect(read('?sort=rating', searchSorts).sort).toBe('rating');
});

test('every query name is declared, so that the page cache separates the lists', () => {
  const all =
    '?subcategory=a&brand=a&size=a&color=a&color_family=a&price_min=1&price_max=2&rating=4&in_stock=1&sort=newest&page=2&through=3';
  const written = [...new URLSearchParams(listSearch(read(all))).keys()];
  expect(new Set([...written, ...severals.map(fieldName)])).toEqual(new Set(listQueryNames));
});

test('a form sent without JavaScript is read by its names with brackets', () => {
  expect(listSearch(read('?size%5B%5D=L&size[]=M&size=S&color[]='))).toBe('?size=S&size=L&size=M');
  expect(listQueryNames).toEqual(expect.arrayContaining(['size', 'size[]']));
});
