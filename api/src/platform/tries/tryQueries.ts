import { and, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { countedTries } from '../database/schema.ts';
import { type TryKind, type TryLimit, type TryLimits, tryLimits } from './tryLimits.ts';

/** For whom a try counts: `account` is the hash of an email address, `address` the caller's on the network. */
export interface Trier {
  account: string;
  address: string;
  /** The e-mail address itself, normalised, where its owner may be warned. It is never stored here. */
  email?: string;
}

/** Any numbers, as long as every api process uses the same. */
const locks = { account: 720_404, address: 720_405 };
const longest = Math.max(
  ...Object.values(tryLimits).flatMap((each: TryLimits) => Object.values(each).map(({ within }) => within)),
);
const swept = 100;
const since = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

/**
 * The limits of sign-ins, codes and orders. They are in the database because several api processes share them.
 * @param changed limits that are settings
 */
export function tryQueries({ db, transaction }: Database, changed: Partial<Record<TryKind, TryLimits>> = {}) {
  /** How many seconds until the limits allow one more; 0 = now. */
  async function wait(queries: Queries, kind: TryKind, { account, address }: Trier): Promise<number> {
    const limits: TryLimits = changed[kind] ?? tryLimits[kind];
    const ofAccount = eq(countedTries.account, account);
    const ofAddress = eq(countedTries.address, address);
    const waits = [
      untilFree(queries, kind, and(ofAccount, ofAddress), limits.pair),
      ...(limits.address ? [untilFree(queries, kind, ofAddress, limits.address)] : []),
      ...(limits.account ? [untilFree(queries, kind, ofAccount, limits.account)] : []),
    ];
    const [row] = await queries
      .select({ seconds: sql<number | null>`greatest(${sql.join(waits, sql`, `)})` })
      .from(sql`(select 1) as one`);
    return Math.max(0, Math.ceil(row?.seconds ?? 0));
  }

  async function insertTryIn(tx: Queries, kind: TryKind, trier: Trier): Promise<number> {
    const { account, address } = trier;
    // Always in this order, so that two never wait for each other.
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.account}, hashtext(${account}))`);
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.address}, hashtext(${address}))`);
    const seconds = await wait(tx, kind, trier);
    if (seconds) return seconds;
    await tx.insert(countedTries).values({ kind, account, address });
    const old = tx
      .select({ id: countedTries.id })
      .from(countedTries)
      .where(lt(countedTries.countedAt, since(longest)))
      .limit(swept)
      .for('update', { skipLocked: true });
    await tx.delete(countedTries).where(inArray(countedTries.id, old));
    return 0;
  }

  return {
    findWait: (kind: TryKind, trier: Trier): Promise<number> => wait(db, kind, trier),

    /**
     * Counts one, unless the limits forbid it: gives how many seconds to wait then, else 0. Of any number at the same
     * time, in any number of processes, not one more than the limit is counted.
     */
    insertTry: (kind: TryKind, trier: Trier): Promise<number> => transaction((tx) => insertTryIn(tx, kind, trier)),

    /** The same in the caller's transaction, which holds both locks until it ends: nothing else is locked after them. */
    insertTryIn,

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

/** The limit is reached while there are `most` within the time: until the first of those leaves it. */
function untilFree(queries: Queries, kind: TryKind, whose: SQL | undefined, { most, within }: TryLimit) {
  return queries
    .select({
      seconds: sql`extract(epoch from ${countedTries.countedAt} + make_interval(secs => ${within}) - now())::float8`,
    })
    .from(countedTries)
    .where(and(eq(countedTries.kind, kind), whose))
    .orderBy(desc(countedTries.countedAt))
    .limit(1)
    .offset(most - 1);
}
