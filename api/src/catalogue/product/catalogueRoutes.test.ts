import { buildApp } from '../../app.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { arrivalsOf } from './arrivalSchema.ts';
import { startTestShop } from '../../testing/testDatabase.ts';
import { catalogueQueries } from './catalogueQueries.ts';
import type { ProductCard, TaxonomyWithCounts } from './productSchemas.ts';

let app: App;
let shop: Awaited<ReturnType<typeof startTestShop>>;

beforeAll(async () => {
  shop = await startTestShop();
  app = await buildApp(shop.database);
});

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

test('the figures are those of the products and their ratings', async () => {
  const { body, cacheControl } = await get('/api/figures');
  const { products } = (await get('/api/products/slugs')).body;
  expect(cacheControl).toBe('public, max-age=10');
  expect(body.products).toBe(products.length);
  const [counted] = (
    await shop.database.pool.query(`select sum(count)::int as ratings, min(tenths) as lowest, max(tenths) as highest,
      (select count(*)::int from variants) as variants from ratings`)
  ).rows;
  expect([body.ratings, body.variants]).toEqual([counted.ratings, counted.variants]);
  expect(body.starsTenths).toBeGreaterThanOrEqual(counted.lowest);
  expect(body.starsTenths).toBeLessThanOrEqual(counted.highest);
});

test('every subcategory has at least six products', async () => {
  const { body } = await get('/api/taxonomy');
  const { pets } = body as TaxonomyWithCounts;
  expect(pets.map(({ name }) => name)).toEqual(['Dog', 'Cat', 'Birds', 'Fish']);
  const leaves = pets.flatMap((pet) => pet.categories.flatMap((each) => [each, ...each.subcategories]));
  expect(leaves.filter(({ count }) => count < 6)).toEqual([]);
  expect(pets[0]?.count).toBe(pets[0]?.categories.reduce((sum, { count }) => sum + count, 0));
});

test('a product is found by its slug in any case, with its own variants', async () => {
  const { status, body, cacheControl } = await get('/api/products/cable-knit-DOG-sweater');
  expect([status, body.slug, cacheControl]).toEqual([200, 'Cable-Knit-Dog-Sweater', 'public, max-age=10']);
  expect(body.variants).toHaveLength(12);
  expect(body.variants[0]).toEqual({
    id: expect.any(Number),
    sku: 'D-KNIT-XS-CREA',
    size: 'XS',
    colour: { name: 'Cream', hex: '#efe6d2', hexes: ['#efe6d2', '#dccfb4'] },
    priceCents: 2199,
    compareAtCents: null,
    weightGrams: 90,
    stock: 6,
  });
  expect(body.specifications[0]).toEqual({ name: 'Yarn', value: '70% cotton, 30% wool' });
  expect(body.picture).toEqual({
    name: expect.stringMatching(/^sweater-cable-folded-collar-dog\.[0-9a-f]{8}$/),
    colour: 'efe6d2',
    colours: ['efe6d2', 'dccfb4'],
    alt: 'a cable-knit sweater with a folded collar and short ribbed sleeves',
    views: [expect.stringMatching(/^sweater-cable-folded-collar-dog--2\.[0-9a-f]{8}$/)],
    viewAlts: [expect.stringMatching(/^(an?|the) /)],
  });
});

test('an unknown product is a 404 with a plain message that must not be cached', async () => {
  const { status, body, cacheControl } = await get('/api/products/Unicorn-Saddle');
  expect(status).toBe(404);
  expect(body).toEqual({ code: 'product_not_found', message: 'We do not have this product.' });
  expect(cacheControl).toBe('no-store');
});

test('a name with a NUL character is refused with a message, before the database gets it', async () => {
  expect(await get('/api/products/%00')).toMatchObject({ status: 400 });
});

test('a product is found by its former name', async () => {
  const { getProduct } = catalogueQueries(shop.database, new Map([['old-collar', 'Adjustable-Dog-Collar']]));
  expect((await getProduct('OLD-Collar')).slug).toBe('Adjustable-Dog-Collar');
});

test('a product has its ratings, sizes and shipping; one without ratings says so', async () => {
  const { body } = await get('/api/products/Cable-Knit-Dog-Sweater');
  const { average, count, histogram } = body.rating;
  expect(histogram.reduce((sum: number, each: number) => sum + each)).toBe(count);
  const sum = histogram.reduce((stars: number, each: number, index: number) => stars + each * (index + 1), 0);
  expect(average).toBe(Number((sum / count).toFixed(1)));
  expect(body.sizeGuide.columns[0]).toBe('Size');
  expect(body.sizeGuide.rows.map(([size]: string[]) => size)).toEqual(['XS', 'S', 'M', 'L']);
  expect([body.oversize, body.added]).toEqual([false, '2025-02-04']);
  expect((await get('/api/products/Slim-Hemp-Collar-for-Small-Dogs')).body.rating).toBeNull();
});

test('a product has the day when it arrives if it is ordered now, for standard and express delivery', async () => {
  const before = arrivalsOf(new Date());
  const { body } = await get('/api/products/Adjustable-Dog-Collar');
  // A run at the very moment of the cut-off sees the days before it or after it.
  expect([before, arrivalsOf(new Date())]).toContainEqual(body.arrives);
});

test('a card shows the former price of its cheapest reduced variant', async () => {
  const { body } = await get('/api/products/Cloudrest-Orthopedic-Dog-Bed');
  expect([body.priceMinCents, body.compareAtCents]).toEqual([7999, 9999]);
});

test('every product is in the sitemap once, with its last day and a picture for each color', async () => {
  const { status, body, cacheControl } = await get('/api/products/slugs');
  const { total } = (await get('/api/products')).body;
  expect([status, cacheControl, body.products.length]).toEqual([200, 'public, max-age=10', total]);
  expect(new Set(body.products.map(({ slug }: { slug: string }) => slug)).size).toBe(total);
  const sweater = body.products.find(({ slug }: { slug: string }) => slug === 'Cable-Knit-Dog-Sweater');
  const [cream, ...others] = sweater.pictures;
  expect(cream).toEqual({
    name: expect.stringMatching(/^sweater-cable/),
    colours: ['efe6d2', 'dccfb4'],
    alt: expect.stringContaining('sweater'),
  });
  expect(others).toHaveLength(2);
  const { reviews } = (await get('/api/products/Cable-Knit-Dog-Sweater/reviews')).body;
  expect(sweater.updated).toBe(reviews[0].date);
});
