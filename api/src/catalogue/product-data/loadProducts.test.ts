import { openDatabase } from '../../platform/database/database.ts';
import { startLimits } from '../../platform/database/databaseLimits.ts';
import { dataFolder, startTestShop } from '../../testing/testDatabase.ts';
import { loadProducts } from './loadProducts.ts';
import type { ProductDatum } from './productDatum.ts';
import { readProductData } from './readProductData.ts';

let shop: Awaited<ReturnType<typeof startTestShop>>;
const data = readProductData(dataFolder);

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const rows = async (query: string) => (await shop.database.pool.query(query)).rows;
const load = (products: ProductDatum[], hash: string) => loadProducts(shop.database, { ...data, products, hash });
const changed = (title: string, change: Partial<ProductDatum>) =>
  data.products.map((product) => (product.title === title ? { ...product, ...change } : product));

test('unchanged data is not written again', async () => {
  expect(await loadProducts(shop.database, data)).toBe(false);
});

test('the tables are analyzed, so query plans expect the real number of rows', async () => {
  const query = `select reltuples::int as rows from pg_class where oid = 'products'::regclass`;
  expect(await rows(query)).toEqual([{ rows: data.products.length }]);
});

test('a load of changed data keeps ids, the stock that orders left, and the day of unchanged products', async () => {
  const query = `select v.id, v.sku, s.units, p.updated_on::text from variants v join stock s on s.variant_id = v.id
    join products p on p.id = v.product_id order by v.id`;
  await rows('update stock set units = 1 where variant_id = (select min(id) from variants)');
  const before = await rows(query);
  expect(await load(data.products, 'changed')).toBe(true);
  expect(await rows(query)).toEqual(before);
});

test('a product whose data changed was updated today, the others were not', async () => {
  await load(changed('Felt Cat Cave House', { oversize: true }), 'oversize');
  const today = new Date().toISOString().slice(0, 10);
  const query = 'select title, oversize from products where updated_on =';
  expect(await rows(`${query} '${today}'`)).toEqual([{ title: 'Felt Cat Cave House', oversize: true }]);
});

test('seeded reviews keep their ids when their text changes, and are deleted when the data drops them', async () => {
  const query = `select r.id, r.author, r.title from reviews r join products p on p.id = r.product_id
    where p.title = 'Adjustable Dog Collar' order by r.id`;
  const before = await rows(query);
  const { reviews } = data.products.find(({ title }) => title === 'Adjustable Dog Collar') as ProductDatum;
  expect(before).toHaveLength(reviews.length);
  const fewer = reviews.slice(1).map((review) => ({ ...review, title: 'Edited' }));
  await load(changed('Adjustable Dog Collar', { reviews: fewer }), 'edited');
  expect(await rows(query)).toEqual(
    before.filter(({ author }) => author !== reviews[0]?.author).map((row) => ({ ...row, title: 'Edited' })),
  );
});

test('a member’s review stays and counts after the data is loaded again', async () => {
  await rows(`with member as (
      insert into accounts (email, email_typed, name, password_hash) values ('a@b.c', 'a@b.c', 'A', '') returning id
    ) insert into reviews (product_id, account_id, author, stars, title, body, status)
    select p.id, member.id, 'A', 1, 'No', 'Not for us.', 'published' from products p, member
    where p.title = 'Adjustable Dog Collar'`);
  await load(changed('Adjustable Dog Collar', { ratings: [0, 0, 0, 1, 9] }), 'rated');
  const query = `select r.seeded, r.written, r.count, r.tenths from ratings r join products p on p.id = r.product_id
    where p.title = 'Adjustable Dog Collar'`;
  expect(await rows(query)).toEqual([{ seeded: [0, 0, 0, 1, 9], written: [1, 0, 0, 0, 0], count: 11, tenths: 45 }]);
});

test('every word of the products is stored with its number of uses', async () => {
  const words = await rows(`select word, stem, titles > 0 as titles, headings > 0 as headings, uses > 0 as uses
    from search_words where word in ('leashes', 'coral', 'dishwasher', 'the', 'cafe') order by word`);
  expect(words).toEqual([
    { word: 'cafe', stem: 'cafe', titles: false, headings: false, uses: true },
    { word: 'coral', stem: 'coral', titles: false, headings: true, uses: true },
    { word: 'dishwasher', stem: 'dishwash', titles: false, headings: false, uses: true },
    { word: 'leashes', stem: 'leash', titles: true, headings: true, uses: true },
    { word: 'the', stem: null, titles: false, headings: false, uses: true },
  ]);
});

test('a product that is removed from the data is removed from the shop', async () => {
  await load(
    data.products.filter(({ title }) => title !== 'Felt Cat Cave House'),
    'smaller',
  );
  expect(await rows("select 1 from products where title = 'Felt Cat Cave House'")).toEqual([]);
  expect(await rows('select count(*)::int as count from products')).toEqual([{ count: data.products.length - 1 }]);
});

test('two processes that load at once load once', async () => {
  const other = openDatabase(shop.url, { embedded: shop.embedded, limits: startLimits });
  const both = [shop.database, other].map((database) => loadProducts(database, { ...data, hash: 'both' }));
  expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
  await other.close();
});

/** Rows that lists read and that are not what the other tables say, and the other way round. */
const differences = () =>
  rows(`with told as (
    select l.variant_id, l.product_id, l.pet, l.category, subcategory.name as subcategory, brand.name as brand,
      coalesce(size.name, '') as size, coalesce(color.name, '') as color, l.cents, l.tenths, l.in_stock
    from listed_variants l left join facet_values subcategory on subcategory.id = l.subcategory
      left join facet_values brand on brand.id = l.brand left join facet_values size on size.id = l.size
      left join facet_values color on color.id = l.color
  ), meant as (
    select v.id, p.id, p.pet, p.category, p.subcategory, p.brand, v.size, v.colour_name, v.price_cents, r.tenths,
      s.units > 0
    from variants v join products p on p.id = v.product_id join stock s on s.variant_id = v.id
      join ratings r on r.product_id = p.id
  ) (table told except table meant) union all (table meant except table told)`);

test('the table that lists read agrees with the other tables after orders, reviews and loads', async () => {
  expect(await differences()).toEqual([]);
  await rows('update stock set units = 3 - least(units, 3)');
  await rows(`update ratings set written = '{0,0,0,0,90}' where product_id % 2 = 0`);
  expect(await differences()).toEqual([]);
  const [gone] = data.products;
  const others = changed('Felt Cat Cave House', { brand: 'A New Maker' }).filter(({ title }) => title !== gone?.title);
  await load(others, 'another maker');
  expect(await differences()).toEqual([]);
  await load(data.products, 'as before');
  expect(await differences()).toEqual([]);
});
