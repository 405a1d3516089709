/**
 * Migrates the database as its owner, loads the product data, and gives the role of requests its rights. Then it ends:
 * `DATABASE_MIGRATION_URL=postgres://owner… DATABASE_URL=postgres://role… node tools/start/role.mjs migration`.
 */
import { createLog } from '@paw/node/createLog.ts';
import { failStart } from '@paw/node/failStart.ts';
import pg from 'pg';
import { readMigrationEnvironment } from './platform/database/databaseEnvironment.ts';
import { grantRights } from './platform/database/grantRights.ts';
import { waitForDatabase } from './platform/database/waitForDatabase.ts';
import { prepareTables } from './prepareTables.ts';

const log = createLog('migration', 'info');

try {
  const { DATABASE_MIGRATION_URL: owner, DATABASE_URL: url } = readMigrationEnvironment(process.env);
  await prepareTables(owner, { embedded: false });
  const role = await roleOf(url);
  await grantRights(owner, role);
  log.info({ role }, 'The tables are up to date, and the role of requests reads and writes rows.');
  // The channel to a start does not keep this process; closing it would say that the start has ended.
  process.channel?.unref();
} catch (error) {
  failStart(log, error);
}

async function roleOf(url: string): Promise<string> {
  await waitForDatabase(url, 30);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query('select current_user as role')).rows[0].role;
  } finally {
    await client.end();
  }
}
