import type { Duplex } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Transaction } from './database.ts';
import { tracedClient } from './traceStatements.ts';
import { CommitUnknown, DatabaseUnavailable, explainSilence, isUnavailable } from './DatabaseUnavailable.ts';
import { isFailover } from './isFailover.ts';

/** Strings only: converting another value can fail before it is sent, and `commit` would then be sent alone. */
export interface LastStatement {
  name: string;
  text: string;
  values: readonly string[];
}

/** A transaction whose first statements are sent together with `begin`, and whose last one together with `commit`. */
export interface Phases<Opened, Decided> {
  /** Must have no effect outside a transaction: these statements run even if `begin` fails. */
  open: (tx: Transaction) => Promise<Opened>;
  decide: (tx: Transaction, opened: Opened) => Promise<Decided>;
  /** @returns a statement for this function to send; if the statement fails, nothing is committed */
  close: (decided: Decided) => LastStatement | undefined;
}

/**
 * Drizzle's own transaction loses its connection for good when `begin` fails, and gives one back to the pool that
 * still waits for a statement: after one hiccup of the database a pool of one would be stuck for ever.
 * @param limit ms for all of it. What is not finished by then is rolled back and fails as unavailable. If `commit` was
 * already sent, it fails as CommitUnknown.
 */
export async function runTransaction<Opened, Decided>(
  pool: pg.Pool,
  limit: number,
  { open, decide, close }: Phases<Opened, Decided>,
): Promise<Decided> {
  const client = await pool.connect();
  const line = tracedClient(client);
  const tx = drizzle(line);
  const { stream } = client.connection;
  const send = (command: 'begin' | 'commit' | 'rollback' | pg.QueryConfig) => line.query(command).catch(explainSilence);
  let isOurs = true;
  let late: DatabaseUnavailable | undefined;
  const giveBack = (reason?: Error) => {
    clearTimeout(timer);
    if (isOurs) client.release(reason);
    isOurs = false;
  };
  // Closing the connection rolls the transaction back, unless `commit` was already sent, and what is awaited here fails.
  const tooLate = () => {
    late = new DatabaseUnavailable(`A transaction took more than ${limit} ms.`);
    giveBack(late);
    // Otherwise pg waits for the answers to statements already sent before it closes.
    stream.destroy();
  };
  const timer = setTimeout(tooLate, limit);
  try {
    const [, opened] = await inOneWrite(stream, () => [send('begin'), call(() => open(tx))]);
    const decided = await decide(tx, opened);
    const last = close(decided);
    await inOneWrite(stream, () => {
      const before = stream.writableLength;
      const lastSent = last && send({ ...last, values: [...last.values] });
      // pg may refuse a statement by itself, and `commit` alone would keep half of the transaction.
      if (last && stream.writableLength === before) return [lastSent, undefined];
      return [
        lastSent?.catch((error) => fail(error, isFailover(error) || !(error instanceof pg.DatabaseError))),
        send('commit').catch((error) => fail(error, isUnavailable(error))),
      ];
    });
    giveBack();
    return decided;
  } catch (error) {
    const isClean =
      !isUnavailable(error) &&
      (await send('rollback').then(
        () => true,
        () => false,
      ));
    giveBack(isClean ? undefined : (error as Error));
    // What a lost connection says is not its reason here.
    throw late && isUnavailable(error) && !(error instanceof CommitUnknown) ? late : error;
  }
}

/**
 * The statements that `send` sends at once are one write to the database. Waits for both promises.
 * @throws what the first of them failed with
 */
async function inOneWrite<First, Second>(
  stream: Duplex,
  send: () => readonly [First, Second],
): Promise<[Awaited<First>, Awaited<Second>]> {
  const sent = corked(stream, send);
  await Promise.allSettled(sent);
  return Promise.all(sent);
}

function corked<Result>(stream: Duplex, write: () => Result): Result {
  stream.cork();
  try {
    return write();
  } finally {
    stream.uncork();
  }
}

/** @param isUnknown the database may have committed the transaction */
function fail(cause: unknown, isUnknown: boolean): never {
  throw isUnknown ? new CommitUnknown('The database did not confirm a transaction.', { cause }) : cause;
}

const call = async <Result>(work: () => Promise<Result>): Promise<Result> => work();
