import { prepareOwnTables } from './prepareTables.ts';
import { READ_ONLY } from './platform/database/readOnly.ts';
import { startTestShop } from './testing/testDatabase.ts';

let shop: Awaited<ReturnType<typeof startTestShop>>;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

test('an api starts on a database that takes no changes, as while a shop moves, and fails on one that is broken', async () => {
  const { url, embedded, database } = shop;
  await prepareOwnTables(url, { embedded });
  const { rows } = await database.pool.query('select current_database() as name');
  await database.pool.query(`alter database "${rows[0].name}" set ${READ_ONLY} = on`);
  await database.pool.query(`set ${READ_ONLY} = on`);
  await prepareOwnTables(url, { embedded });
  const count = 'select count(*)::int as n from coupons';
  expect((await database.pool.query(count)).rows[0].n).toBeGreaterThan(0);

  await database.pool.query(`set ${READ_ONLY} = off`);
  await database.pool.query(`alter database "${rows[0].name}" reset ${READ_ONLY}`);
  await database.pool.query('alter table coupons rename to gone');
  await expect(prepareOwnTables(url, { embedded })).rejects.toThrow();
});
