import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { startLimits } from './databaseLimits.ts';

/**
 * Whether the role of requests migrates the database itself. It does when it owns the tables, or when there are none.
 * Otherwise another role does that before (docs/runbooks/deploy.md).
 * @param folder of migrations
 * @throws Error when another role has to, and has not
 */
export async function findMigrationDuty(url: string, folder: string): Promise<'ours' | 'done'> {
  const client = new pg.Client({ connectionString: url, query_timeout: startLimits.statement });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(`select pg_has_role(tableowner, 'usage') as "isOurs" from pg_tables
      where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`);
    if (!rows[0] || rows[0].isOurs) return 'ours';
    const { rows: applied } = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations');
    const wanted = readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0;
    if (Number(applied[0]?.last ?? 0) >= wanted) return 'done';
    throw new Error(
      'The tables are older than this api, and the role of DATABASE_URL does not own them. Run "node tools/start/role.mjs migration" with DATABASE_MIGRATION_URL first.',
    );
  } finally {
    await client.end();
  }
}
