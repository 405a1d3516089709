import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Transaction } from './database.ts';
import { DatabaseUnavailable, isUnavailable } from './DatabaseUnavailable.ts';

/**
 * Drizzle's own transaction loses its connection for good when `begin` fails, and gives one back to the pool that
 * still waits for a statement: after one hiccup of the database a pool of one would be stuck for ever.
 * @param limit ms for all of it; what is not done then is undone, and fails as unavailable
 */
export async function runTransaction<Result>(
  pool: pg.Pool,
  limit: number,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const tx = drizzle(client);
  let isOurs = true;
  const giveBack = (reason?: Error) => {
    clearTimeout(timer);
    if (isOurs) client.release(reason);
    isOurs = false;
  };
  // Without its connection there is no transaction either: the database undoes it, and what is awaited here fails.
  const tooLate = () => giveBack(new DatabaseUnavailable(`A transaction took more than ${limit} ms.`));
  const timer = setTimeout(tooLate, limit);
  try {
    await tx.execute(sql`begin`);
    const result = await work(tx);
    await tx.execute(sql`commit`);
    giveBack();
    return result;
  } catch (error) {
    const isClean =
      !isUnavailable(error) &&
      (await tx.execute(sql`rollback`).then(
        () => true,
        () => false,
      ));
    giveBack(isClean ? undefined : (error as Error));
    throw error;
  }
}
