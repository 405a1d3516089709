import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Transaction } from './database.ts';
import { tracedClient } from './traceStatements.ts';
import { CommitUnknown, DatabaseUnavailable, explainSilence, isUnavailable } from './DatabaseUnavailable.ts';

/** Of texts alone: other values could fail on their way into the message, and `commit` would follow nothing. */
export interface LastStatement {
  name: string;
  text: string;
  values: readonly string[];
}

/** A transaction whose first statements are sent together with `begin`, and whose last one together with `commit`. */
export interface Phases<Opened, Decided> {
  /** They have to change nothing where there is no transaction: if `begin` fails, they may run all the same. */
  open: (tx: Transaction) => Promise<Opened>;
  decide: (tx: Transaction, opened: Opened) => Promise<Decided>;
  /** When it fails, nothing is committed. */
  close: (decided: Decided) => LastStatement | undefined;
}

/**
 * Drizzle's own transaction loses its connection for good when `begin` fails, and gives one back to the pool that
 * still waits for a statement: after one hiccup of the database a pool of one would be stuck for ever.
 * @param limit ms for all of it; what is not done then is undone, and fails as unavailable
 */
export async function runTransaction<Opened, Decided>(
  pool: pg.Pool,
  limit: number,
  { open, decide, close }: Phases<Opened, Decided>,
): Promise<Decided> {
  const client = await pool.connect();
  const line = tracedClient(client);
  const tx = drizzle(line);
  const say = (word: 'begin' | 'commit' | 'rollback') => line.query(word).catch(explainSilence);
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
    // The pool would wait for the answers to what was sent already.
    client.connection.stream.destroy();
  };
  const timer = setTimeout(tooLate, limit);
  try {
    const [, opened] = await inOneWrite(client, () => [say('begin'), call(() => open(tx))]);
    const decided = await decide(tx, opened);
    const last = close(decided);
    await inOneWrite(client, () => [
      last &&
        line
          .query({ ...last, values: [...last.values] })
          .catch((error) => fail(error, !(error instanceof pg.DatabaseError))),
      say('commit').catch((error) => fail(error, isUnavailable(error))),
    ]);
    giveBack();
    return decided;
  } catch (error) {
    const isClean =
      !isUnavailable(error) &&
      (await say('rollback').then(
        () => true,
        () => false,
      ));
    giveBack(isClean ? undefined : (error as Error));
    // What a lost connection says is not its reason here.
    throw late && isUnavailable(error) && !(error instanceof CommitUnknown) ? late : error;
  }
}

/**
 * The statements that `send` asks for at once are one write to the database. All of them are waited for.
 * @throws what the first of them failed with
 */
async function inOneWrite<First, Second>(
  { connection: { stream } }: pg.PoolClient,
  send: () => readonly [First, Second],
): Promise<[Awaited<First>, Awaited<Second>]> {
  stream.cork();
  const sent = send();
  stream.uncork();
  await Promise.allSettled(sent);
  return Promise.all(sent);
}

/** @param isUnknown the database may have committed the transaction */
function fail(cause: unknown, isUnknown: boolean): never {
  throw isUnknown ? new CommitUnknown('The database did not confirm a transaction.', { cause }) : cause;
}

const call = async <Result>(work: () => Promise<Result>): Promise<Result> => work();
