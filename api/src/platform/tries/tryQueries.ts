import { and, count, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database, Queries, Transaction } from '../database/database.ts';
import { preparedRead, preparedStep, preparedWrite } from '../database/preparedRead.ts';
import { countedTries } from '../database/schema.ts';
import { type TryKind, type TryLimits, tryLimits } from './tryLimits.ts';

/** For whom a try counts: `account` is the hash of an email address, `address` the caller's on the network. */
export interface Trier {
  account: string;
  address: string;
  /** The e-mail address itself, normalised, where its owner may be warned. It is never stored here. */
  email?: string;
}

const longest = Math.max(
  ...Object.values(tryLimits).flatMap((each: TryLimits) => Object.values(each).map(({ within }) => within)),
);
const since = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

const texts = {
  /** How many seconds until the limits allow one more: until the first of those that fill one leaves its time. */
  wait: `select greatest(
    ${untilFree('account = $2 and address = $3', '$4', '$5')},
    ${untilFree('address = $3', '$6', '$7')},
    ${untilFree('account = $2', '$8', '$9')}) as seconds`,

  /** The same, and counts one if they allow it. It locks account and address until the transaction's end. */
  count: `select count_try($1, $2, $3, $4, $5, $6, $7, $8, $9, ${longest}) as seconds`,
};

/** A limit that is null does not hold. */
function untilFree(whose: string, most: string, within: string): string {
  return `(select extract(epoch from counted_at + make_interval(secs => ${within}::int) - now())::float8
      from counted_tries where kind = $1 and ${whose} and ${most}::int is not null
      order by counted_at desc limit 1 offset ${most}::int - 1)`;
}

/**
 * The limits of sign-ins, codes and orders. They are in the database because several api processes share them.
 * @param changed limits that are settings
 */
export function tryQueries(database: Database, changed: Partial<Record<TryKind, TryLimits>> = {}) {
  const { db } = database;
  const readWait = preparedRead<Wait>(database, 'try_wait', texts.wait);
  const countAlone = preparedWrite<Wait>(database, 'try_count', texts.count);
  const countIn = preparedStep<Wait>(database, 'try_count', texts.count);

  function valuesOf(kind: TryKind, { account, address }: Trier) {
    const limits: TryLimits = changed[kind] ?? tryLimits[kind];
    const bounds = [limits.pair, limits.address, limits.account];
    return [kind, account, address, ...bounds.flatMap((each) => [each?.most ?? null, each?.within ?? null])];
  }

  return {
    /** How many seconds until the limits allow one more; 0 = now. */
    findWait: async (kind: TryKind, trier: Trier): Promise<number> => secondsOf(await readWait(valuesOf(kind, trier))),

    /**
     * Counts one, unless the limits forbid it: gives how many seconds to wait then, else 0. Of any number at the same
     * time, in any number of processes, not one more than the limit is counted.
     */
    insertTry: async (kind: TryKind, trier: Trier): Promise<number> =>
      secondsOf(await countAlone(valuesOf(kind, trier))),

    /** The same in the caller's transaction, which holds both locks until it ends: nothing else is locked after them. */
    insertTryIn: async (tx: Transaction, kind: TryKind, trier: Trier): Promise<number> =>
      secondsOf(await countIn(tx, valuesOf(kind, trier))),

    /** How many of an account count now, in the transaction that counted the last one. */
    async countTriesIn(tx: Queries, kind: TryKind, account: string): Promise<number> {
      const { within } = (changed[kind] ?? tryLimits[kind]).pair;
      const recent = sql`${countedTries.countedAt} > ${since(within)}`;
      const [row] = await tx
        .select({ tries: count() })
        .from(countedTries)
        .where(and(eq(countedTries.kind, kind), eq(countedTries.account, account), recent));
      return row?.tries ?? 0;
    },

    /** Sign-ups of an account within a day, wherever they came from. */
    async countSignUps(account: string): Promise<number> {
      const [row] = await db
        .select({ signUps: count() })
        .from(countedTries)
        .where(
          and(
            eq(countedTries.kind, 'code'),
            eq(countedTries.account, account),
            sql`${countedTries.countedAt} > ${since(24 * 60 * 60)}`,
          ),
        );
      return row?.signUps ?? 0;
    },

    /** Failures of an account within the time that counts, wherever they came from. */
    async countFailures(account: string): Promise<number> {
      const recent = sql`${countedTries.countedAt} > ${since(tryLimits.failure.pair.within)}`;
      const [row] = await db
        .select({ failures: count() })
        .from(countedTries)
        .where(and(eq(countedTries.kind, 'failure'), eq(countedTries.account, account), recent));
      return row?.failures ?? 0;
    },
  };
}

interface Wait extends pg.QueryResultRow {
  seconds: number | null;
}

const secondsOf = ([row]: readonly Wait[]) => Math.max(0, Math.ceil(row?.seconds ?? 0));
