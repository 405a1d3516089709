import { taxonomy } from '@paw/shared/contract/taxonomy.ts';
import { type App, buildApp } from '../app.ts';
import { startTestShop } from '../testing/testDatabase.ts';
import { catalogueQueries } from './catalogueQueries.ts';
import type { ProductCard, TaxonomyWithCounts } from './productSchemas.ts';

let app: App;
let shop: Awaited<ReturnType<typeof startTestShop>>;

beforeAll(async () => {
  shop = await startTestShop();
  app = await buildApp(shop.database);
}, 60_000);

afterAll(async () => {
  await app.close();
  await shop.stop();
});

const get = async (url: string) => {
  const reply = await app.inject(url);
  return { status: reply.statusCode, body: reply.json(), cacheControl: reply.headers['cache-control'] };
};

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const priceText = ({ priceMinCents, priceMaxCents }: ProductCard) =>
  priceMinCents === priceMaxCents ? dollars(priceMinCents) : `${dollars(priceMinCents)} - ${dollars(priceMaxCents)}`;

test('the five featured products have the specified texts, in order', async () => {
  const { body } = await get('/api/products/featured');
  const texts = body.products.map((card: ProductCard) => [card.title, priceText(card), card.sizeAndColor]);
  expect(texts).toEqual([
    ['Adjustable Dog Collar', '$16.33 - $18.96', '3 Colors - 4 Sizes'],
    ['Adjustable Pet Harness With Leash', '$8.99 - $11.99', '2 Colors - 4 Sizes'],
    ['Pet Hair Remover Grooming Brush', '$11.99', '2 Colors - 1 Size'],
    ['Dog Fetch Chewy Toy', '$14.99', '3 Colors - 1 Size'],
    ['Rechargeable Pet Hair Trimmer', '$119.99', '1 Color - 1 Size'],
  ]);
});

test('every place of the taxonomy counts at least one product', async () => {
  const { body } = await get('/api/taxonomy');
  const { pets } = body as TaxonomyWithCounts;
  expect(pets.map(({ name }) => name)).toEqual(['Dog', 'Cat', 'Birds', 'Fish']);
  const leaves = pets.flatMap((pet) => pet.categories.flatMap((each) => [each, ...each.subcategories]));
  expect(leaves.filter(({ count }) => count === 0)).toEqual([]);
  expect(pets[0]?.count).toBe(pets[0]?.categories.reduce((sum, { count }) => sum + count, 0));
});

test('every category lists as many products as the taxonomy counts', async () => {
  const { pets } = (await get('/api/taxonomy')).body as TaxonomyWithCounts;
  for (const pet of pets) {
    for (const category of pet.categories) {
      const { body } = await get(`/api/products?pet=${pet.slug}&category=${encodeURIComponent(category.slug)}`);
      expect([category.name, body.total, body.products.length]).toEqual([
        category.name,
        category.count,
        category.count,
      ]);
    }
  }
});

test('a subcategory lists only its own products', async () => {
  const { body } = await get('/api/products?pet=dog&category=Beds&subcategory=Dog-Orthopedic');
  expect(body.products.map((card: ProductCard) => card.subcategory)).toEqual(['Dog-Orthopedic']);
  expect(body.subcategory).toEqual({ slug: 'Dog-Orthopedic', name: 'Orthopedic' });
});

test.each([
  ['pet=birds', 'bird', null],
  ['pet=DOG&category=beds', 'dog', 'Beds'],
  ['pet=dog&category=Bowls-%26-Feeders', 'dog', 'Bowls-&-Feeders'],
  ['pet=cat&category=bowls-and-feeders', 'cat', 'Bowls-&-Feeders'],
  ['pet=cat&category=Litter-Box', 'cat', 'Litter-Box'],
])('%s finds its place', async (query, pet, category) => {
  const { status, body } = await get(`/api/products?${query}`);
  expect([status, body.pet.slug, body.category?.slug ?? null]).toEqual([200, pet, category]);
  expect(body.total).toBeGreaterThan(0);
});

test.each(['pet=horse', 'pet=dog&category=Saddles', 'pet=dog&category=Beds&subcategory=Dog-Round'])(
  '%s is not a place',
  async (query) => {
    const { status, body } = await get(`/api/products?${query}`);
    expect([status, body.code]).toEqual([404, 'not_found']);
  },
);

test('without a pet the list is the whole shop', async () => {
  const { body } = await get('/api/products');
  expect(body.total).toBe(43);
  expect(body.pet).toBeNull();
  expect(body.products.every((card: ProductCard) => taxonomy.some(({ slug }) => slug === card.pet))).toBe(true);
});

test('a product is found by its slug in any case, with its own variants', async () => {
  const { status, body, cacheControl } = await get('/api/products/cable-knit-DOG-sweater');
  expect([status, body.slug, cacheControl]).toEqual([200, 'Cable-Knit-Dog-Sweater', 'public, max-age=10']);
  expect(body.variants).toHaveLength(12);
  expect(body.variants[0]).toEqual({
    id: expect.any(Number),
    sku: 'D-KNIT-XS-CREA',
    size: 'XS',
    colour: { name: 'Cream', hex: '#efe6d2' },
    priceCents: 2199,
    compareAtCents: null,
    stock: 6,
  });
  expect(body.specifications[0]).toEqual({ name: 'Yarn', value: '70 % cotton, 30 % wool' });
  expect(body.picture).toEqual({ name: 'sweater', colour: 'efe6d2' });
});

test('an unknown product is a 404 in plain words that nobody caches', async () => {
  const { status, body, cacheControl } = await get('/api/products/Unicorn-Saddle');
  expect(status).toBe(404);
  expect(body).toEqual({ code: 'product_not_found', message: 'We do not have this product.' });
  expect(cacheControl).toBe('no-store');
});

test('a product without stock says so in lists', async () => {
  await shop.database.pool.query(
    "update stock set units = 0 where variant_id in (select id from variants where sku = 'D-TRIM-GRAP')",
  );
  const { body } = await get('/api/products?pet=dog&category=Grooming');
  expect(body.products.map((card: ProductCard) => card.inStock)).toEqual([false]);
});

test('a text that is too long is refused in one sentence', async () => {
  const { status, body } = await get(`/api/products?pet=${'d'.repeat(101)}`);
  expect([status, body]).toEqual([400, { code: 'bad_request', message: 'Please check "pet".' }]);
});

test('a name with a NUL is refused in plain words, before the database sees it', async () => {
  expect(await get('/api/products/%00')).toMatchObject({ status: 400 });
});

const search = async (text: string) => {
  const { status, body } = await get(`/api/search?q=${encodeURIComponent(text)}`);
  return { status, total: body.total, titles: body.products?.map((card: ProductCard) => card.title) };
};

test.each([
  ['dog collar', 'Adjustable Dog Collar'],
  ['LEASHES', 'Padded-Handle Dog Leash'],
  ['clearbrook', 'Desktop Nano Fish Aquarium'],
  ['bowls & feeders', 'Raised Double Bowl Dog Feeder'],
  ['litter box', 'Hooded Litter Box With Filter'],
])('a search for %p finds %p', async (text, title) => {
  const { status, total, titles } = await search(text);
  expect([status, titles.includes(title), total]).toEqual([200, true, titles.length]);
});

test('a search shows first what has its words in the title, and never a word that only begins inside another', async () => {
  const { titles } = await search('cat');
  expect(titles[0]).toMatch(/\bCat/);
  expect((await search('ollar')).total).toBe(0);
});

test('a search for more than anybody has finds nothing, and says so', async () => {
  expect(await search('dog collar for unicorns')).toEqual({ status: 200, total: 0, titles: [] });
});

test.each(['', ' ', '🐶', '\0', '%', "'; drop table products; --", 'x'.repeat(1000), '{zq,"xq"}', '"'])(
  'a search for %p finds nothing, without a fault',
  async (text) => {
    expect(await search(text)).toMatchObject({ status: 200, total: 0 });
  },
);

test('a search longer than the limit is refused', async () => {
  expect((await search('x'.repeat(1001))).status).toBe(400);
});

test('a product is found by the name that it had before', async () => {
  const { findProduct } = catalogueQueries(shop.database, new Map([['old-collar', 'Adjustable-Dog-Collar']]));
  expect((await findProduct('OLD-Collar'))?.slug).toBe('Adjustable-Dog-Collar');
});
