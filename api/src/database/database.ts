import { randomBytes } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export interface Database {
  db: NodePgDatabase;
  pool: pg.Pool;
  /** The name under which a hot read is prepared. */
  statement: (name: string) => string;
  close: () => Promise<void>;
}

/**
 * Connects lazily: nothing is opened before the first query. The embedded database has one session for everybody, so
 * more connections gain nothing there, and names of prepared statements must differ between processes.
 */
export function openDatabase(url: string, { embedded }: { embedded: boolean }): Database {
  const prefix = embedded ? `${randomBytes(6).toString('hex')}_` : '';
  const pool = new pg.Pool({
    connectionString: url,
    // The embedded session outlives its connections and keeps what they prepared: the next one could not prepare it
    // again.
    ...(embedded && {
      onConnect: async (client: pg.ClientBase) => void (await client.query(forgetStatements(prefix))),
    }),
    max: embedded ? 1 : 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    application_name: 'paw-api',
  });
  // Without a listener a connection that breaks while idle would end the process; the pool just opens another.
  pool.on('error', (error) => console.error(`A database connection broke: ${error.message}`));
  return { db: drizzle(pool), pool, statement: (name) => prefix + name, close: () => pool.end() };
}

function forgetStatements(prefix: string): string {
  return `do $$ declare statement text; begin
    for statement in select name from pg_prepared_statements where name like '${prefix}%' loop
      execute format('deallocate %I', statement);
    end loop;
  end $$`;
}
