import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Transaction } from './database.ts';
import { tracedClient } from './traceStatements.ts';
import { CommitUnknown, DatabaseUnavailable, isUnavailable } from './DatabaseUnavailable.ts';

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
  const tx = drizzle(tracedClient(client));
  let isOurs = true;
  let late: DatabaseUnavailable | undefined;
  const giveBack = (reason?: Error) => {
    clearTimeout(timer);
    if (isOurs) client.release(reason);
    isOurs = false;
  };
  // Without its connection there is no transaction either: the database undoes it, and what is awaited here fails.
  const tooLate = () => {
    late = new DatabaseUnavailable(`A transaction took more than ${limit} ms.`);
    giveBack(late);
  };
  const timer = setTimeout(tooLate, limit);
  try {
    await tx.execute(sql`begin`);
    const result = await work(tx);
    await tx.execute(sql`commit`).catch((cause) => {
      throw isUnavailable(cause) ? new CommitUnknown('The database did not confirm a transaction.', { cause }) : cause;
    });
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
    // What a lost connection says is not its reason here.
    throw late && isUnavailable(error) && !(error instanceof CommitUnknown) ? late : error;
  }
}
