import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

/** When the newest migration of a database was made. @returns ms since 1970; 0 before the first one */
export async function lastMigration(client: pg.Client): Promise<number> {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as is_there");
  if (!rows[0]?.is_there) return 0;
  const { rows: newest } = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations');
  return Number(newest[0]?.last ?? 0);
}

/** The SQL that makes the tables. */
export const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** When the newest migration of this version of the shop was made. @returns ms since 1970 */
export const newestMigration = (): number =>
  Math.max(0, ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
