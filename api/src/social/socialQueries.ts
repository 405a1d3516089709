import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { accounts } from '../database/schema.ts';
import { identities, socialAttempts } from '../database/signInTables.ts';
import { mailRow, queueWork } from '../outbox/queueWork.ts';
import type { SocialFlow, SocialPerson } from './openIdProvider.ts';

interface Attempt {
  stateHash: string;
  browserHash: string;
  flow: SocialFlow;
  nonce: string;
  codeVerifier: string | null;
  redirectUri: string;
}

/** So long somebody may stay at the provider's, in minutes. */
export const attemptMinutes = 10;
const swept = 20;

export async function saveAttempt({ transaction }: Database, attempt: Attempt): Promise<void> {
  await transaction(async (tx) => {
    const expiresAt = sql`now() + make_interval(mins => ${attemptMinutes})`;
    await tx.insert(socialAttempts).values({ ...attempt, expiresAt });
    const old = tx
      .select({ stateHash: socialAttempts.stateHash })
      .from(socialAttempts)
      .where(lt(socialAttempts.expiresAt, sql`now()`))
      .limit(swept)
      .for('update', { skipLocked: true });
    await tx.delete(socialAttempts).where(inArray(socialAttempts.stateHash, old));
  });
}

/**
 * Uses an attempt up, whatever comes of it.
 * @param browserHashes of the cookies that came along: only the browser that began it goes on with it
 */
export async function takeAttempt({ db }: Database, stateHash: string, browserHashes: string[]) {
  if (!browserHashes.length) return undefined;
  const isThis = eq(socialAttempts.stateHash, stateHash);
  const isBrowser = inArray(socialAttempts.browserHash, browserHashes);
  const [attempt] = await db
    .delete(socialAttempts)
    .where(and(isThis, isBrowser, gt(socialAttempts.expiresAt, sql`now()`)))
    .returning();
  return attempt;
}

/**
 * The account of whoever the provider knows: the one that came this way before; else the one with the address, which
 * both sides have confirmed; else a new one. Undefined when the provider has not confirmed the address: it might be
 * anybody's.
 * @param contact the address as the provider says it, normalised and as typed; undefined when it tells none
 */
export async function findOrCreateMember(
  { transaction }: Database,
  { issuer, subject, emailVerified }: SocialPerson,
  contact: { email: string; typed: string; name: string } | undefined,
) {
  const columns = { id: accounts.id, email: accounts.email };
  return transaction(async (tx) => {
    const [known] = await tx
      .select(columns)
      .from(identities)
      .innerJoin(accounts, eq(accounts.id, identities.accountId))
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
    if (known) return known;
    if (!contact || !emailVerified) return undefined;
    const { email, typed, name } = contact;
    const [created] = await tx
      .insert(accounts)
      .values({ email, emailTyped: typed, name })
      .onConflictDoNothing()
      .returning(columns);
    const [account] = created ? [created] : await tx.select(columns).from(accounts).where(eq(accounts.email, email));
    if (!account) return undefined;
    await tx.insert(identities).values({ issuer, subject, accountId: account.id }).onConflictDoNothing();
    if (created) {
      await queueWork(tx, mailRow({ mail: 'welcome', accountId: created.id, event: randomUUID() }));
    }
    return account;
  });
}
