import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { passkeyChallenges, passkeys } from '../../platform/database/passkeyTables.ts';
import { accounts } from '../../platform/database/schema.ts';
import { identities, socialAttempts } from '../../platform/database/signInTables.ts';

/** Whether the account can be signed in to without this passkey, or without this identity. */
export async function hasOtherWay(
  tx: Queries,
  accountId: string,
  without: { passkey?: string; identity?: string },
): Promise<boolean> {
  const [account] = await tx.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, accountId));
  if (account && account.hash !== null) return true;
  const [keys, linked] = await Promise.all([
    tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.accountId, accountId)),
    tx
      .select({ id: identities.id })
      .from(identities)
      .where(and(eq(identities.accountId, accountId), isNull(identities.endedAt))),
  ]);
  return keys.some(({ id }) => id !== without.passkey) || linked.some(({ id }) => id !== without.identity);
}

/** A way to sign in has ended: a log-in that was checked before that, and has no session yet, gets none. */
export async function endWay(tx: Queries, accountId: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ signInEpoch: sql`${accounts.signInEpoch} + 1` })
    .where(eq(accounts.id, accountId));
}

/** Ends all ways but the password, and what was begun to add one. */
export async function endOtherWays(tx: Queries, accountId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.accountId, accountId));
  await tx.delete(socialAttempts).where(eq(socialAttempts.accountId, accountId));
  await tx
    .update(identities)
    .set({ endedAt: sql`now()` })
    .where(and(eq(identities.accountId, accountId), isNull(identities.endedAt)));
}
