import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { signingKeys as keyTable } from '../../platform/database/schema.ts';
import { sessionTimes } from './sessionTimes.ts';
import { keepKeys, type SigningKeys } from './keepKeys.ts';

/** Any number, as long as every api process uses the same. */
const keyLock = 720_403;
/** Older keys signed nothing that is still good, unless keys are changed several times a day. */
const mostKeys = 100;
/** Days after which a key of sessions gets a successor. */
const keyDays = 30;
/** Seconds after which what a key of sessions signed has ended, with a day for the change itself. */
const sessionKeyLife = sessionTimes.session + 24 * 60 * 60;

const ofSessions = eq(keyTable.purpose, 'session');
const newKey = () => ({ kid: randomUUID(), secret: randomBytes(32).toString('base64url') });

/**
 * The keys of a purpose, newest first; `age` in seconds, by the database's clock. The first call ever creates one, and
 * processes that start at once agree on it.
 */
async function findOrCreateSigningKeys({ db, transaction }: Database, purpose: string) {
  const find = (queries: Queries) =>
    queries
      .select({
        kid: keyTable.kid,
        secret: keyTable.secret,
        age: sql<number>`extract(epoch from now() - ${keyTable.createdAt})::float8`,
      })
      .from(keyTable)
      .where(eq(keyTable.purpose, purpose))
      .orderBy(desc(keyTable.createdAt))
      .limit(mostKeys);
  const known = await find(db);
  if (known.length) return known;
  return transaction(async (tx) => {
    await lockKeys(tx);
    const keys = await find(tx);
    if (keys.length) return keys;
    const key = newKey();
    await tx.insert(keyTable).values({ ...key, purpose });
    return [{ ...key, age: 0 }];
  });
}

/**
 * A new key for tokens of sessions. The ones before it verify until all that they signed has ended; then they go.
 * @returns how many keys verify now
 */
export async function rotateSessionKey(tx: Queries): Promise<number> {
  await lockKeys(tx);
  return addSessionKey(tx);
}

/**
 * The same once the newest key is old enough. Of several processes that find that at once one changes it.
 * @returns how many keys verify now; undefined when the newest one stays
 */
export async function rotateOldSessionKey(tx: Queries): Promise<number | undefined> {
  if (!(await isNewestOld(tx))) return undefined;
  await lockKeys(tx);
  return (await isNewestOld(tx)) ? addSessionKey(tx) : undefined;
}

async function isNewestOld(tx: Queries): Promise<boolean> {
  const [newest] = await tx
    .select({ isOld: sql<boolean>`max(${keyTable.createdAt}) < now() - make_interval(days => ${keyDays})` })
    .from(keyTable)
    .where(ofSessions);
  return newest?.isOld === true;
}

const lockKeys = (tx: Queries) => tx.execute(sql`select pg_advisory_xact_lock(${keyLock})`);

async function addSessionKey(tx: Queries): Promise<number> {
  const replaced = tx
    .select({ kid: keyTable.kid })
    .from(keyTable)
    .where(and(ofSessions, lt(keyTable.createdAt, sql`now() - make_interval(secs => ${sessionKeyLife})`)))
    .orderBy(desc(keyTable.createdAt))
    // The newest of the old ones may have signed until now.
    .offset(1);
  await tx.delete(keyTable).where(and(ofSessions, inArray(keyTable.kid, replaced)));
  await tx.insert(keyTable).values({ ...newKey(), purpose: 'session' });
  const left = await tx.select({ kid: keyTable.kid }).from(keyTable).where(ofSessions);
  return left.length;
}

/** Gives a purpose's keys; the first call ever creates one. */
export const signingKeys = (database: Database, purpose: string): (() => Promise<SigningKeys>) =>
  keepKeys(() => findOrCreateSigningKeys(database, purpose));
