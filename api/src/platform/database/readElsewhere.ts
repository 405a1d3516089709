import type pg from 'pg';
import { isFailover } from './isFailover.ts';

type Query = (...args: readonly unknown[]) => Promise<pg.QueryResult>;

/** A connection there may be one to the primary that has ended, and the next one to a server that is about to end. */
const TRIES = 3;

/**
 * Lets single reads of a pool be answered by another one while the primary changes. Its connections are read-only: what
 * writes, although it looks like a read, fails there and is not done twice.
 * @returns how many reads were answered so
 */
export function readElsewhere(pool: pg.Pool, reads: pg.Pool): () => number {
  let count = 0;
  const ask = pool.query.bind(pool) as Query;
  const read = reads.query.bind(reads) as Query;
  const askElsewhere = async (args: readonly unknown[], tries = TRIES): Promise<pg.QueryResult> => {
    try {
      return await read(...args);
    } catch (error) {
      if (tries <= 1 || !isFailover(error)) throw error;
      return askElsewhere(args, tries - 1);
    }
  };
  const query: Query = async (...args) => {
    try {
      return await ask(...args);
    } catch (error) {
      if (!isFailover(error) || !isRead(args[0])) throw error;
      const result = await askElsewhere(args);
      count += 1;
      return result;
    }
  };
  pool.query = query as typeof pool.query;
  return () => count;
}

function isRead(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;
  return /^\s*(select|with)\b/i.test(text ?? '');
}
