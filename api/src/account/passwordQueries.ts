import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { rules } from '@paw/shared/contract/rules.ts';
import type { Database, Queries } from '../database/database.ts';
import { accounts } from '../database/schema.ts';
import { emailChanges, passwordResets } from '../database/signInTables.ts';
import { mailRow, queueWork } from '../outbox/queueWork.ts';
import { endSessionsOf } from '../session/memberSessionQueries.ts';

/**
 * Stores a wish for a new password and queues the mail with its link. Whether the address has an account is not even
 * looked at: that the mail finds out, when it is written.
 * @param secret what only that mail says; `hash` is what we keep
 */
export async function saveReset(
  { transaction }: Database,
  { email, secret, hash }: { email: string; secret: string; hash: string },
): Promise<void> {
  const id = randomUUID();
  const values = { id, tokenHash: hash, expiresAt: sql`now() + make_interval(mins => ${rules.accounts.resetMinutes})` };
  await transaction(async (tx) => {
    await tx
      .insert(passwordResets)
      .values({ email, ...values })
      .onConflictDoUpdate({ target: passwordResets.email, set: values });
    await queueWork(tx, mailRow({ mail: 'password-reset', resetId: id, secret }));
  });
}

/** To whom the mail goes; undefined when the wish is used or too old, or when the address has no account. */
export async function findResetReceiver({ db }: Pick<Database, 'db'>, resetId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ to: accounts.emailTyped })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.email, passwordResets.email))
    .where(and(eq(passwordResets.id, resetId), gt(passwordResets.expiresAt, sql`now()`)));
  return row?.to;
}

/**
 * Uses the link up and sets the password.
 * @param except the session that stays, when it is the account's. @returns false when the link is not good any more
 */
export async function redeemReset(
  { transaction }: Database,
  { hash, passwordHash, except }: { hash: string; passwordHash: string; except?: string },
): Promise<boolean> {
  return transaction(async (tx) => {
    const [reset] = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, hash), gt(passwordResets.expiresAt, sql`now()`)))
      .returning({ email: passwordResets.email });
    if (!reset) return false;
    const [account] = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(eq(accounts.email, reset.email))
      .returning({ id: accounts.id, email: accounts.email });
    if (account) await finishPasswordChange(tx, account, except);
    return account !== undefined;
  });
}

/**
 * @param was the hash of the password that was shown: another change meanwhile wins
 * @returns false when the password is not that one any more
 */
export async function changePassword(
  { transaction }: Database,
  { accountId, was, passwordHash, except }: { accountId: string; was: string; passwordHash: string; except: string },
): Promise<boolean> {
  return transaction(async (tx) => {
    const [account] = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, was)))
      .returning({ id: accounts.id, email: accounts.email });
    if (account) await finishPasswordChange(tx, account, except);
    return account !== undefined;
  });
}

/** Whoever got in with the old one is out, with all that they have begun. */
async function finishPasswordChange(tx: Queries, { id, email }: { id: string; email: string }, except?: string) {
  await endSessionsOf(tx, id, except);
  await tx.delete(emailChanges).where(eq(emailChanges.accountId, id));
  await tx.delete(passwordResets).where(eq(passwordResets.email, email));
  await queueWork(tx, mailRow({ mail: 'password-changed', accountId: id, event: randomUUID() }));
}

export async function forgetResets({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
}
