import { randomBytes } from 'node:crypto';
import type { Log } from '@paw/node/createLog.ts';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { BoundedPool } from './BoundedPool.ts';
import { DatabaseHealth } from './DatabaseHealth.ts';
import { type DatabaseLimits, requestLimits } from './databaseLimits.ts';
import { runTransaction } from './runTransaction.ts';

/** Drizzle's queries; its own `transaction` is not safe (see runTransaction.ts). */
export type Queries = Omit<NodePgDatabase, 'transaction'>;
/** The queries of a transaction, and the connection that it has to itself. */
export type Transaction = Queries & { $client: pg.ClientBase };

export interface Database {
  db: Queries;
  /** Everything that `work` does with the queries it is given, or nothing. */
  transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  pool: pg.Pool;
  health: DatabaseHealth;
  /** The name under which a hot read is prepared. */
  statement: (name: string) => string;
  close: () => Promise<void>;
}

interface Options {
  embedded: boolean;
  limits?: DatabaseLimits;
  log?: Log;
}

/**
 * Connects lazily: nothing is opened before the first query. The embedded database has one session for everyone, so
 * more connections gain nothing there, and names of prepared statements must differ between processes. A caller who
 * asks gets an answer within the limits; `isUnavailable` recognizes errors of a database that is down or slow.
 */
export function openDatabase(url: string, { embedded, limits = requestLimits, log }: Options): Database {
  const prefix = embedded ? `${randomBytes(6).toString('hex')}_` : '';
  const health = new DatabaseHealth(url, log);
  const options = {
    connectionString: url,
    // The embedded session outlives its connections and keeps what they prepared: the next one could not prepare it
    // again.
    ...(embedded && {
      onConnect: async (client: pg.ClientBase) => void (await client.query(forgetStatements(prefix))),
    }),
    // One stays open: a new one is more than a slow database can do in time.
    min: 1,
    max: embedded ? 1 : 10,
    keepAlive: true,
    connectionTimeoutMillis: limits.connection,
    query_timeout: limits.statement,
    // We stop listening to a statement, and the server stops working on it; PGlite knows no such limit.
    ...(!embedded && { statement_timeout: limits.statement }),
    application_name: 'paw-api',
  };
  const pool = new BoundedPool(options, health, limits.waiting);
  return {
    db: drizzle(pool),
    transaction: (work) => runTransaction(pool, limits.transaction, work),
    pool,
    health,
    statement: (name) => prefix + name,
    close: async () => void (await Promise.all([pool.end(), health.end()])),
  };
}

function forgetStatements(prefix: string): string {
  return `do $$ declare statement text; begin
    for statement in select name from pg_prepared_statements where name like '${prefix}%' loop
      execute format('deallocate %I', statement);
    end loop;
  end $$`;
}
