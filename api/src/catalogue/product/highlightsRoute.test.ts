import { distinctRows } from './highlightsRoute.ts';

const products = (...slugs: string[]) => slugs.map((slug) => ({ slug }));

test('a product is only in the first row that has it, and in no row when it is shown elsewhere', () => {
  const rows = distinctRows(products('a'), {
    first: { products: products('a', 'b', 'c', 'd'), most: 2 },
    second: { products: products('d', 'c', 'b', 'e'), most: 3 },
  });
  expect(rows).toEqual({ first: products('b', 'c'), second: products('d', 'e') });
});
