import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { startLimits } from './databaseLimits.ts';
import { lastMigration } from './lastMigration.ts';

/** Any number, as long as it is the same in every process that migrates. */
const migrationLock = 720_401;

/**
 * Brings the tables up to date, however many processes start at once: everything happens in one transaction under
 * one lock. Drizzle's own migrator takes no lock, and a lock of the session would mean nothing on the embedded
 * database, where all connections are one session. The table of applied migrations is drizzle's own.
 */
export async function migrate(url: string, folder: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: startLimits.connection,
    query_timeout: startLimits.statement,
  });
  // The statement under way fails too: without a listener the process would end before it can say so.
  client.on('error', () => {});
  await client.connect();
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  try {
    // A database that takes no changes now, because the shop moves, has its tables already.
    if (await hasAll(client, migrations)) return;
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query('create schema if not exists drizzle');
    await client.query(
      'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
    const last = await lastMigration(client);
    for (const migration of migrations) {
      if (migration.folderMillis <= last) continue;
      for (const statement of migration.sql) await client.query(statement);
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        migration.hash,
        migration.folderMillis,
      ]);
    }
    await client.query('commit');
  } finally {
    // Ends an unfinished transaction too.
    await client.end();
  }
}

async function hasAll(client: pg.Client, migrations: readonly { folderMillis: number }[]): Promise<boolean> {
  const last = await lastMigration(client);
  return migrations.every(({ folderMillis }) => folderMillis <= last);
}
