import { openDatabase } from '../database/database.ts';
import { dataFolder, startTestShop } from '../testing/testDatabase.ts';
import { loadProducts } from './loadProducts.ts';
import { readProductData } from './productData.ts';

let shop: Awaited<ReturnType<typeof startTestShop>>;
const data = readProductData(dataFolder);

beforeAll(async () => {
  shop = await startTestShop();
}, 60_000);
afterAll(() => shop.stop());

const rows = async (query: string) => (await shop.database.pool.query(query)).rows;

test('the same data is not written twice', async () => {
  expect(await loadProducts(shop.database, data)).toBe(false);
});

test('changed data keeps ids and what orders did to stock', async () => {
  const query = 'select v.id, v.sku, s.units from variants v join stock s on s.variant_id = v.id order by v.id';
  await rows('update stock set units = 1 where variant_id = (select min(id) from variants)');
  const before = await rows(query);
  expect(await loadProducts(shop.database, { ...data, hash: 'changed' })).toBe(true);
  expect(await rows(query)).toEqual(before);
});

test('a product that left the data leaves the shop', async () => {
  const products = data.products.filter(({ title }) => title !== 'Felt Cat Cave House');
  await loadProducts(shop.database, { ...data, products, hash: 'smaller' });
  expect(await rows("select 1 from products where title = 'Felt Cat Cave House'")).toEqual([]);
  expect(await rows('select count(*)::int as count from products')).toEqual([{ count: 42 }]);
});

test('two processes that load at once load once', async () => {
  const other = openDatabase(shop.url, { embedded: shop.embedded });
  const both = [shop.database, other].map((database) => loadProducts(database, { ...data, hash: 'both' }));
  expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
  await other.close();
});
