import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accounts } from '../../platform/database/schema.ts';
import { identities, socialAttempts } from '../../platform/database/signInTables.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import type { SocialFlow, SocialPerson } from './openIdProvider.ts';
import { providerName } from './providerName.ts';
import { identityMailKinds } from './identityMails.ts';
import { accountMailKinds } from '../account/accountMailKinds.ts';

interface Attempt {
  stateHash: string;
  browserHash: string;
  flow: SocialFlow;
  nonce: string;
  codeVerifier: string | null;
  redirectUri: string;
  /** The member who links an identity; none = for signing in. */
  accountId?: string;
}

/** Minutes that a sign-in may take at the provider. */
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
 * @param browserHashes of the request's cookies: only the browser that began it can continue
 * @param accountId as it was begun: for linking an identity to that account, none = for signing in
 */
export async function takeAttempt(
  { db }: Database,
  stateHash: string,
  browserHashes: string[],
  accountId: string | undefined,
) {
  if (!browserHashes.length) return undefined;
  const isFor = accountId === undefined ? isNull(socialAttempts.accountId) : eq(socialAttempts.accountId, accountId);
  const isThis = eq(socialAttempts.stateHash, stateHash);
  const isBrowser = inArray(socialAttempts.browserHash, browserHashes);
  const [attempt] = await db
    .delete(socialAttempts)
    .where(and(isThis, isBrowser, isFor, gt(socialAttempts.expiresAt, sql`now()`)))
    .returning();
  return attempt;
}

/**
 * The account of the person that the provider names: the one that came this way before; else the one with the address,
 * which both sides have confirmed; else a new one. `unconfirmed` when the provider has not confirmed the address: it
 * might be anyone's. `unlinked` when the account has ended this identity: only its owner links it again.
 * @param contact the address as the provider says it, normalised and as typed; undefined when it tells none
 */
export async function findOrCreateMember(
  { transaction }: Database,
  { issuer, subject, emailVerified }: SocialPerson,
  contact: { email: string; typed: string; name: string } | undefined,
) {
  const columns = { id: accounts.id, email: accounts.email, signInEpoch: accounts.signInEpoch };
  return transaction(async (tx) => {
    const [known] = await tx
      .select({ ...columns, endedAt: identities.endedAt })
      .from(identities)
      .innerJoin(accounts, eq(accounts.id, identities.accountId))
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
    if (known?.endedAt) return 'unlinked' as const;
    if (known) return known;
    if (!contact || !emailVerified) return 'unconfirmed' as const;
    const { email, typed, name } = contact;
    const [created] = await tx
      .insert(accounts)
      .values({ email, emailTyped: typed, name })
      .onConflictDoNothing()
      .returning(columns);
    // Locked, so that a reset either ends this link too, or is known to the sign-in that follows.
    const [account] = created
      ? [created]
      : await tx.select(columns).from(accounts).where(eq(accounts.email, email)).for('update');
    if (!account) return 'unconfirmed' as const;
    await tx.insert(identities).values({ issuer, subject, accountId: account.id }).onConflictDoNothing();
    const payload = { accountId: account.id, event: randomUUID() };
    const provider = providerName(issuer);
    await queueWork(
      tx,
      created
        ? accountMailKinds.row({ mail: 'welcome', ...payload })
        : identityMailKinds.row({ mail: 'identity-added', ...payload, provider }),
    );
    return account;
  });
}
