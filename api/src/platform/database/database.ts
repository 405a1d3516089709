import { randomBytes } from 'node:crypto';
import type { Log } from '@paw/node/createLog.ts';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { BoundedPool } from './BoundedPool.ts';
import { DatabaseHealth } from './DatabaseHealth.ts';
import { type DatabaseLimits, requestLimits } from './databaseLimits.ts';
import { readElsewhere } from './readElsewhere.ts';
import { type Phases, runTransaction } from './runTransaction.ts';
import { tracedQuery } from './traceStatements.ts';
import { type RepeatOptions, TransactionRepeats } from './TransactionRepeats.ts';

/** Drizzle's queries; its own `transaction` is not safe (see runTransaction.ts). */
export type Queries = Omit<NodePgDatabase, 'transaction'>;
/** The queries of a transaction, and the connection that it has to itself. */
export type Transaction = Queries & { $client: pg.ClientBase };

export interface Database {
  db: Queries;
  /** Everything that `work` does with the queries it is given, or nothing. */
  transaction: <Result>(work: (tx: Transaction) => Promise<Result>, repeats?: RepeatOptions) => Promise<Result>;
  /** Like `transaction`, in fewer round trips. @returns what was decided */
  phasedTransaction: <Opened, Decided>(phases: Phases<Opened, Decided>, repeats?: RepeatOptions) => Promise<Decided>;
  /** Runs a single statement again that failed because the primary changed: what it does may be done twice. */
  again: <Result>(statement: () => Promise<Result>) => Promise<Result>;
  pool: pg.Pool;
  /** Of the database that is written to. */
  health: DatabaseHealth;
  /** Whether shoppers can be answered, at least what is only read. */
  isReady: () => Promise<boolean>;
  /** How many reads another database answered while the primary changed. */
  readsElsewhere: () => number;
  /** The name under which a hot read is prepared. */
  statement: (name: string) => string;
  close: () => Promise<void>;
}

interface Options {
  embedded: boolean;
  limits?: DatabaseLimits;
  log?: Log;
  /**
   * Another address, of any server of a database with failover. Reads go there while the primary changes, and
   * transactions that failed because of it are repeated at the next primary.
   */
  readUrl?: string;
}

/** A change of the primary takes about 4 s. */
const PATIENCE = 5_000;

/**
 * Connects lazily: nothing is opened before the first query. The embedded database has one session for everyone, so
 * more connections gain nothing there, and names of prepared statements must differ between processes. A caller who
 * asks gets an answer within the limits; `isUnavailable` recognizes errors of a database that is down or slow.
 */
export function openDatabase(url: string, { embedded, limits = requestLimits, log, readUrl }: Options): Database {
  const prefix = embedded ? `${randomBytes(6).toString('hex')}_` : '';
  const health = new DatabaseHealth(url, { log });
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
    // Statements that do not wait for each other are sent together.
    pipeline: true,
    application_name: 'paw-api',
  };
  const pool = new BoundedPool(options, health, limits.waiting);
  pool.query = tracedQuery(pool);
  const reads = readUrl === undefined ? undefined : openReads(readUrl, options, limits);
  const repeats = new TransactionRepeats({ patience: reads ? PATIENCE : 0, isAway: () => health.isAway });
  const phased: Database['phasedTransaction'] = (phases, how) =>
    repeats.run(() => runTransaction(pool, limits.transaction, phases), how);
  return {
    readsElsewhere: reads ? readElsewhere(pool, reads.pool) : () => 0,
    db: drizzle(pool),
    transaction: (work, how) => phased({ open: async () => {}, decide: work, close: () => undefined }, how),
    phasedTransaction: phased,
    again: (statement) => repeats.run(statement),
    pool,
    health,
    isReady: async () => (await Promise.all([health.check(), reads?.health.check()])).some(Boolean),
    statement: (name) => prefix + name,
    close: async () => void (await Promise.all([pool.end(), health.end(), reads?.pool.end(), reads?.health.end()])),
  };
}

function openReads(url: string, options: pg.PoolConfig, limits: DatabaseLimits) {
  const health = new DatabaseHealth(url, { hasOthers: true });
  const readOnly = { ...options, connectionString: url, options: '-c default_transaction_read_only=on' };
  const pool = new BoundedPool(readOnly, health, limits.waiting);
  pool.query = tracedQuery(pool);
  return { health, pool };
}

function forgetStatements(prefix: string): string {
  return `do $$ declare statement text; begin
    for statement in select name from pg_prepared_statements where name like '${prefix}%' loop
      execute format('deallocate %I', statement);
    end loop;
  end $$`;
}
