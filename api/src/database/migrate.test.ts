import pg from 'pg';
import { migrationsFolder, startTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
}, 60_000);
afterAll(() => database.stop());

test('two starters that migrate at once both succeed, and each migration is applied once', async () => {
  await Promise.all([migrate(database.url, migrationsFolder), migrate(database.url, migrationsFolder)]);
  await migrate(database.url, migrationsFolder);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
  );
  await client.end();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ times }) => times === 1)).toBe(true);
});
