import { randomBytes } from 'node:crypto';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { startPostgres } from '../../tools/test/startPostgres.mjs';

/** A database with nothing in it. */
export interface EmptyDatabase {
  /** Such as "embedded". */
  name: string;
  url: string;
  embedded: boolean;
  stop: () => Promise<void>;
}

/**
 * A new database on the PostgreSQL that TEST_DATABASE_URL or DATABASE_URL names, else on a new cluster of a server that
 * is installed; the tests find theirs the same way. Undefined = there is none. What the server has else is not touched.
 */
export async function startServer(): Promise<EmptyDatabase | undefined> {
  const server = await startPostgres();
  const { url: address } = server;
  if (!address || !server.stop) return undefined;
  const { stop } = server;
  const database = `paw_bench_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const { pool, close } = openDatabase(address, { embedded: false });
    await pool.query(statement).finally(close);
  };
  try {
    await run(`create database ${database}`);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = new URL(address);
  url.pathname = `/${database}`;
  return {
    name: server.name,
    url: url.href,
    embedded: false,
    stop: () => run(`drop database ${database} with (force)`).finally(stop),
  };
}
