import type { ProductDatum } from '../product-data/productDatum.ts';
import { readProductData } from '../product-data/readProductData.ts';
import { type Chosen, isListed, queryOf, subcategoryOf } from '../../testing/recount.ts';
import { dataFolder } from '../../testing/testDatabase.ts';
import { testProducts } from '../../testing/testProducts.ts';
import type { Facets } from './listSchemas.ts';

jest.setTimeout(300_000);

const { products } = readProductData(dataFolder);
const beds = products.filter(({ pet, category }) => pet === 'dog' && category === 'Beds');
const birds = products.filter(({ pet }) => pet === 'bird');
const catalogue = testProducts();

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];
const variantsOf = (scope: readonly ProductDatum[]) => scope.flatMap(({ variants }) => variants);

/** Every value that a scope has of each facet, as it would be chosen. */
function choices(scope: readonly ProductDatum[]): Record<string, Chosen[]> {
  const named = (name: 'subcategory' | 'brand' | 'size' | 'color', values: readonly (string | undefined)[]) =>
    unique(values).flatMap((value): Chosen[] => (value ? [{ [name]: [value] }] : []));
  return {
    subcategory: named('subcategory', scope.map(subcategoryOf)),
    brand: named(
      'brand',
      scope.map(({ brand }) => brand),
    ),
    rating: [1, 2, 3, 4].map((rating) => ({ rating })),
    size: named(
      'size',
      variantsOf(scope).map(({ size }) => size),
    ),
    color: named(
      'color',
      variantsOf(scope).map(({ colour }) => colour),
    ),
    price: [0, 2500, 5000, 10_000].map((least): Chosen => ({ price: [least, least + 4999] })),
    stock: [{ inStock: true }],
  };
}

/** What must be at a facet: for each of its values how many would be listed beside what is chosen of the others. */
function recounted(scope: readonly ProductDatum[], chosen: Chosen) {
  const { subcategory, brand, size, color, rating, stock } = choices(scope);
  const count = (value: Chosen) => scope.filter((product) => isListed(product, { ...chosen, ...value })).length;
  const counts = (values: readonly Chosen[] = []) =>
    new Map(
      values
        .map((value): [string, number] => [String(Object.values(value)[0]), count(value)])
        .filter(([, number]) => number),
    );
  const prices = scope.flatMap((product) =>
    product.variants
      .filter((variant) => isListed({ ...product, variants: [variant] }, { ...chosen, price: undefined }))
      .map(({ cents }) => cents),
  );
  return {
    subcategories: counts(subcategory),
    brands: counts(brand),
    sizes: counts(size),
    colors: counts(color),
    ratings: counts(rating),
    inStock: count(stock?.[0] ?? {}),
    price: prices.length ? [Math.min(...prices), Math.max(...prices)] : [0, 0],
  };
}

function counted({
  subcategories,
  brands,
  sizes,
  colors,
  ratings,
  inStock,
  price,
}: Facets): ReturnType<typeof recounted> {
  const counts = (values: readonly { name: string; count: number }[]) =>
    new Map(values.filter(({ count }) => count).map(({ name, count }) => [name, count]));
  return {
    subcategories: counts(subcategories.map(({ slug, count }) => ({ name: slug, count }))),
    brands: counts(brands),
    sizes: counts(sizes),
    colors: counts(colors),
    ratings: counts(ratings.map(({ atLeast, count }) => ({ name: String(atLeast), count }))),
    inStock: inStock.count,
    price: [price.minCents, price.maxCents],
  };
}

async function expectTrue(path: string, scope: readonly ProductDatum[], chosen: Chosen) {
  const { total, facets } = (await catalogue.app.inject(`${path}&${queryOf(chosen)}`)).json() as {
    total: number;
    facets: Facets;
  };
  const listed = scope.filter((product) => isListed(product, chosen)).length;
  expect([chosen, total, sorted(counted(facets))]).toEqual([chosen, listed, sorted(recounted(scope, chosen))]);
}

/** Maps with their entries in one order, so that a difference shows as such. */
const sorted = (facets: ReturnType<typeof recounted>) =>
  Object.fromEntries(
    Object.entries(facets).map(([name, value]) => [
      name,
      value instanceof Map ? [...value].toSorted(([one], [other]) => one.localeCompare(other)) : value,
    ]),
  );

// Whatever is chosen of one facet, all values of all others are compared: that is every pair.
test.each<[name: string, path: string, scope: ProductDatum[]]>([
  ['dog beds', '/api/products?pet=dog&category=Beds', beds],
  ['all for birds', '/api/products?pet=bird', birds],
])('with any one value chosen the counts of %s equal a naive recount', async (_name, path, scope) => {
  await expectTrue(path, scope, {});
  for (const chosen of Object.values(choices(scope)).flat()) await expectTrue(path, scope, chosen);
});

test('the counts of the whole shop equal a recount too, except that a subcategory needs its category to be chosen', async () => {
  const { subcategory, ...others } = choices(products);
  expect(subcategory?.length).toBeGreaterThan(0);
  await expectTrue('/api/products?sort=newest', products, {});
  // Of some hundred sizes and colors every eighth: a naive recount takes its time.
  const some = Object.values(others).flatMap((values) => values.filter((_, index) => index % 8 === 0));
  for (const chosen of some) await expectTrue('/api/products?sort=newest', products, chosen);
});

test('the counts equal a recount with a value of each of two facets, and with several values of one', async () => {
  const values = Object.entries(choices(beds)).map(([name, each]) => [name, each[1] ?? each[0]] as const);
  for (const [name, value] of values) {
    for (const [other, second] of values) {
      if (name < other) await expectTrue('/api/products?pet=dog&category=Beds', beds, { ...value, ...second });
    }
  }
  const several: Chosen = { size: ['M', 'L'], subcategory: ['Dog-Sofa', 'Dog-Oval'], color: ['Oat', 'Gray', 'Sand'] };
  await expectTrue('/api/products?pet=dog&category=Beds', beds, several);
  await expectTrue('/api/products?pet=dog&category=Beds', beds, {
    ...several,
    inStock: true,
    price: [0, 8000],
    rating: 4,
  });
});

test('in a search they are true too', async () => {
  const path = '/api/search?q=leather';
  const { total, pages } = (await catalogue.app.inject(path)).json();
  expect(total).toBeGreaterThan(10);
  const found: string[] = [];
  for (let page = 1; page <= pages; page++) {
    const { products: cards } = (await catalogue.app.inject(`${path}&page=${page}`)).json();
    found.push(...cards.map(({ title }: { title: string }) => title));
  }
  const scope = products.filter(({ title }) => found.includes(title));
  expect(scope).toHaveLength(total);
  for (const chosen of Object.values(choices(scope)).flat()) await expectTrue(path, scope, chosen);
});

test('a chosen value without products stays listed with a count of zero, and keeps its color', async () => {
  const chosen = queryOf({ color: ['Oat'], price: [100, 200] });
  const { total, facets } = (await catalogue.app.inject(`/api/products?pet=dog&category=Beds&${chosen}`)).json();
  expect([total, facets.colors]).toEqual([0, [{ name: 'Oat', hex: expect.stringMatching(/^#/), count: 0 }]]);
});
