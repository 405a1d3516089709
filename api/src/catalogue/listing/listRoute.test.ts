import { buildApp } from '../../app.ts';
import type { ProductCard, TaxonomyWithCounts } from '../product/productSchemas.ts';
import { testProducts } from '../../testing/testProducts.ts';

const catalogue = testProducts();

const get = async (url: string) => {
  const reply = await catalogue.app.inject(url);
  return { status: reply.statusCode, body: reply.json(), cacheControl: reply.headers['cache-control'] };
};
const list = async (query: string) => (await get(`/api/products?${query}`)).body;

test('every category lists as many products as the taxonomy counts', async () => {
  const { pets } = (await get('/api/taxonomy')).body as TaxonomyWithCounts;
  for (const pet of pets) {
    for (const { name, slug, count } of pet.categories) {
      const { total, products } = await list(`pet=${pet.slug}&category=${encodeURIComponent(slug)}`);
      expect([name, total, products.length]).toEqual([name, count, Math.min(count, 24)]);
    }
  }
});

test('pages of 24 show every product once, and a page after the last one is empty', async () => {
  const first = await list('pet=dog');
  expect([first.page, first.pages]).toEqual([1, Math.ceil(first.total / 24)]);
  const slugs: string[] = [];
  for (let page = 1; page <= first.pages; page++) {
    const { products } = await list(`pet=dog&page=${page}`);
    slugs.push(...products.map(({ slug }: ProductCard) => slug));
  }
  expect(slugs).toHaveLength(first.total);
  expect(new Set(slugs).size).toBe(first.total);
  expect(await list(`pet=dog&page=${first.pages + 1}`)).toMatchObject({ products: [], total: first.total });
});

test('a list begins with one product of each kind', async () => {
  const { products } = await list('pet=cat');
  expect(new Set(products.slice(0, 14).map(({ category }: ProductCard) => category)).size).toBe(14);
});

test('a subcategory lists only its own products; a list of several subcategories has no subcategory name', async () => {
  const one = await list('pet=dog&category=Beds&subcategory=dog-orthopedic');
  expect(new Set(one.products.map((card: ProductCard) => card.subcategory))).toEqual(new Set(['Dog-Orthopedic']));
  expect(one.subcategory).toEqual({ slug: 'Dog-Orthopedic', name: 'Orthopedic' });
  const two = await list('pet=dog&category=Beds&subcategory=Dog-Sofa&subcategory=Oval');
  expect(new Set(two.products.map((card: ProductCard) => card.subcategory))).toEqual(new Set(['Dog-Sofa', 'Dog-Oval']));
  expect(two.subcategory).toBeNull();
});

test.each([
  ['pet=birds', 'bird', null],
  ['pet=DOG&category=beds', 'dog', 'Beds'],
  ['pet=dog&category=Bowls-%26-Feeders', 'dog', 'Bowls-&-Feeders'],
  ['pet=cat&category=bowls-and-feeders', 'cat', 'Bowls-&-Feeders'],
  ['pet=cat&category=Litter-Box', 'cat', 'Litter-Box'],
])('%s finds its category', async (query, pet, category) => {
  const { status, body } = await get(`/api/products?${query}`);
  expect([status, body.pet.slug, body.category?.slug ?? null]).toEqual([200, pet, category]);
  expect(body.total).toBeGreaterThan(0);
});

test.each([
  'pet=horse',
  'pet=dog&category=Saddles',
  'pet=dog&category=Beds&subcategory=Dog-Round',
  'pet=dog&category=Beds&subcategory=Dog-Sofa&subcategory=Dog-Round',
])('%s is not a category', async (query) => {
  const { status, body } = await get(`/api/products?${query}`);
  expect([status, body.code]).toEqual([404, 'not_found']);
});

const valuesOf: Record<string, (card: ProductCard) => number | string> = {
  'price-asc': ({ priceMinCents }) => priceMinCents,
  'price-desc': ({ priceMinCents }) => -priceMinCents,
  newest: ({ added }) => -Date.parse(added),
  rating: ({ rating }) => -(rating?.average ?? 0) * 1000 - (rating?.count ?? 0) / 1000,
};

test.each(Object.entries(valuesOf))('sorted by %s', async (sort, valueOf) => {
  const { products } = await list(`pet=dog&sort=${sort}`);
  const values = products.map(valueOf);
  expect(values).toEqual(values.toSorted((one: number, other: number) => one - other));
  expect(new Set(values).size).toBeGreaterThan(5);
});

test('chosen values narrow the list; several values of one facet match any of them', async () => {
  const { products, total } = await list('pet=dog&brand=Northbarn&brand=Trailpaw&in_stock=1&price_max=3000&rating=4');
  expect(total).toBe(products.length);
  expect(new Set(products.map(({ brand }: ProductCard) => brand))).toEqual(new Set(['Northbarn', 'Trailpaw']));
  for (const { priceMinCents, rating, inStock } of products as ProductCard[]) {
    expect(priceMinCents).toBeLessThanOrEqual(3000);
    expect(rating?.average).toBeGreaterThanOrEqual(4);
    expect(inStock).toBe(true);
  }
});

test('one variant must have all chosen values: small in one color and large in another do not match', async () => {
  const { rows } = await catalogue.shop.database.pool.query(`
    select p.slug, p.pet, p.category, missing.size, missing.colour_name as color from products p cross join lateral (
      select one.size, other.colour_name from variants one, variants other
      where one.product_id = p.id and other.product_id = p.id and not exists (
        select from variants v where v.product_id = p.id and v.size = one.size and v.colour_name = other.colour_name
      ) limit 1
    ) missing limit 5`);
  expect(rows).toHaveLength(5);
  for (const { slug, size, color, ...place } of rows) {
    const { products } = await list(new URLSearchParams({ ...place, size, color }).toString());
    expect(products.map((card: ProductCard) => card.slug)).not.toContain(slug);
  }
});

test('empty fields of the form do not narrow the list', async () => {
  const empty = await list('pet=dog&price_min=&price_max=&rating=&in_stock=&page=');
  expect(empty).toEqual(await list('pet=dog'));
});

test.each([
  ['pet', `pet=${'d'.repeat(101)}`],
  ['page', 'page=0'],
  ['page', 'page=two'],
  ['page', 'page=1001'],
  ['sort', 'sort=cheapest'],
  ['price_min', 'price_min=-1'],
  ['rating', 'rating=6'],
  ['pet', 'pet=dog&pet=cat'],
  ['brand', Array.from({ length: 31 }, (_, at) => `brand=${at}`).join('&')],
  ['brand/0', 'brand=%00'],
])('a wrong %s is refused with one sentence', async (field, query) => {
  const { status, body } = await get(`/api/products?${query}`);
  expect([status, body]).toEqual([400, { code: 'bad_request', message: `Please check "${field}".` }]);
});

test('an unknown brand lists nothing, whatever characters it has', async () => {
  const { status, body } = await get(`/api/products?brand=${encodeURIComponent("'; drop table products; --")}`);
  expect([status, body.total]).toEqual([200, 0]);
});

test('sizes go from small to large, stars from many to few, and a list may be cached for ten seconds', async () => {
  const { body, cacheControl } = await get('/api/products?pet=dog&category=Clothing');
  const { sizes, ratings } = body.facets;
  expect(sizes.map(({ name }: { name: string }) => name).slice(0, 4)).toEqual(['XS', 'S', 'M', 'L']);
  expect(ratings.map(({ atLeast }: { atLeast: number }) => atLeast)).toEqual([4, 3, 2, 1]);
  expect(cacheControl).toBe('public, max-age=10');
});

test.each([
  ['a list', '/api/products?pet=dog&sort=newest', '/api/products?pet=dog&brand=Northbarn&price_max=2000', 2],
  ['a search', '/api/search?q=dog', '/api/search?q=orthopedic&brand=Northbarn', 3],
  ['the first slider', '/api/products/featured', '/api/products/featured', 1],
])('%s sends the same number of statements for many cards as for few', async (_name, many, few, statements) => {
  const ask = async (url: string) => {
    // With nothing kept of what other tests have asked.
    const fresh = await buildApp(catalogue.shop.database);
    const query = jest.spyOn(catalogue.shop.database.pool, 'query');
    const { products } = (await fresh.inject(url)).json();
    const asked = query.mock.calls.length;
    query.mockRestore();
    await fresh.close();
    return { cards: products.length, asked };
  };
  const [more, less] = [await ask(many), await ask(few)];
  expect([less.cards > 0, more.cards > less.cards || many === few]).toEqual([true, true]);
  expect([more.asked, less.asked]).toEqual([statements, statements]);
});

test('a list shows that a product is out of stock', async () => {
  await catalogue.shop.database.pool.query(
    "update stock set units = 0 where variant_id in (select id from variants where sku = 'D-TRIM-GRAP')",
  );
  const { products } = await list('pet=dog&category=Grooming');
  const soldOut = products.filter(({ inStock }: ProductCard) => !inStock);
  expect(soldOut.map(({ title }: ProductCard) => title)).toEqual(['Rechargeable Pet Hair Trimmer']);
});

test('a color family lists each of its colors, and the name of one color still lists that one', async () => {
  const all = await list('pet=dog');
  const green = all.facets.colorFamilies.find(({ name }: { name: string }) => name === 'Green');
  const family = await list('pet=dog&color_family=Green');
  expect(family.total).toBe(green.count);
  const forest = await list('pet=dog&color=Forest');
  expect(forest.total).toBeGreaterThan(0);
  expect(forest.total).toBeLessThan(family.total);
  expect(all.facets.colorFamilies.map(({ name }: { name: string }) => name).slice(0, 3)).toEqual([
    'Black',
    'Gray',
    'White',
  ]);
  expect(all.facets.colorFamilies.length).toBeLessThanOrEqual(13);
});
