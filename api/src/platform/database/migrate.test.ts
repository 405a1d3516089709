import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadProducts } from '../../catalogue/product-data/loadProducts.ts';
import { readProductData } from '../../catalogue/product-data/readProductData.ts';
import { dataFolder, migrationsFolder, startTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { makeTestFolder } from '../../testing/testRoom.ts';
import { openDatabase } from './database.ts';
import { startLimits } from './databaseLimits.ts';
import { migrate } from './migrate.ts';
import { queryOnce } from '../../testing/queryOnce.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

test('two starters that migrate at once both succeed, and each migration is applied once', async () => {
  await Promise.all([migrate(database.url, migrationsFolder), migrate(database.url, migrationsFolder)]);
  await migrate(database.url, migrationsFolder);
  const rows = await queryOnce(
    database.url,
    'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ times }) => times === 1)).toBe(true);
});

test('a shop from before the large catalogue keeps its products’ ids and the stock that orders left', async () => {
  const { old, database, run, stop } = await startOldDatabase(2);
  await run(`insert into products (slug, title, brand, pet, category, description, specifications, picture, position)
    select name, name, 'Old', 'dog', 'Collars', '', '[]', 'collar', 1 from unnest('{Gone,Adjustable-Dog-Collar}'::text[]) name`);
  await run(`insert into variants (product_id, sku, size, colour_name, colour_hex, price_cents, weight_grams, position)
    select id, 'D-ADJ-S-RED', 'S', 'Red', '#b3312c', 1633, 90, 0 from products where slug = 'Adjustable-Dog-Collar'`);
  await run('insert into stock (variant_id, units) select id, 3 from variants');
  await run("insert into catalogue_loads (id, hash) values (1, 'old')");
  const kept = `select p.id, v.id as variant, s.units from products p join variants v on v.product_id = p.id
    join stock s on s.variant_id = v.id where v.sku = 'D-ADJ-S-RED'`;
  const before = await run(kept);

  await migrate(old.url, migrationsFolder);
  expect(await loadProducts(database, readProductData(dataFolder))).toBe(true);
  expect(await run(kept)).toEqual(before);
  expect(await run("select 1 from products where slug = 'Gone'")).toEqual([]);
  await stop();
});

test('a migrated shop keeps its members’ sessions and pending work, and none counts as a fresh proof', async () => {
  const { old, run, stop } = await startOldDatabase(9);
  await run(`insert into accounts (id, email, email_typed, name) select gen_random_uuid(), name, name, name
    from unnest('{ada,bob}'::text[]) name`);
  await run(`insert into sessions (id, account_id, device, turn, created_at, expires_at)
    select name, id, '', 't', now() - interval '1 day', now() + interval '1 day' from accounts`);
  await run(`insert into identities (issuer, subject, account_id) select 'https://id.example', name, id from accounts`);
  await run(`insert into sign_ups (email, id, email_typed, name, password_hash, code_hash, browser_hash, expires_at)
    select name, gen_random_uuid(), name, name, 'p', 'c', 'b', now() + interval '1 hour' from accounts`);
  await run(`insert into password_resets (email, id, token_hash, expires_at)
    select name, gen_random_uuid(), name, now() + interval '1 hour' from accounts`);
  const kept = `select (select count(*)::int from sign_ups where not wants_long) as "signUps",
    (select count(*)::int from password_resets) as resets,
    (select count(distinct id)::int from identities where ended_at is null) as identities,
    (select count(*)::int from sessions where proved_at = created_at) as sessions`;

  await migrate(old.url, migrationsFolder);
  expect(await run(kept)).toEqual([{ signUps: 2, resets: 2, identities: 2, sessions: 2 }]);
  await stop();
});

/** The database after the first migrations only. */
async function startOldDatabase(migrations: number) {
  const old = await startTestDatabase();
  const folder = makeTestFolder();
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, migrations) }));
  await migrate(old.url, folder);
  const database = openDatabase(old.url, { embedded: old.embedded, limits: startLimits });
  const run = async (text: string) => (await database.pool.query(text)).rows;
  const stop = async () => {
    await database.close();
    await old.stop();
    rmSync(folder, { recursive: true });
  };
  return { old, database, run, stop };
}
