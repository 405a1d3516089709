import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { rules } from '@paw/rules/rules.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { accounts } from '../../platform/database/schema.ts';
import { emailChanges, passwordResets } from '../../platform/database/signInTables.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { endSessionsOf } from '../session/memberSessionQueries.ts';
import { hashOf } from '../session/secrets.ts';
import { takeMailPlace } from './mailPace.ts';
import { endOtherWays } from './signInWays.ts';
import { accountMailKinds } from './accountMailKinds.ts';

/** A log-in whose password was checked before this, and that has no session yet, gets none. */
const signInEpoch = sql`${accounts.signInEpoch} + 1`;

/**
 * Stores a link for a new password and queues its email, which leaves when the pace allows it (see mailPace.ts). Earlier
 * links stay valid, so a stranger's repeated requests do not harm the owner. While an email waits, nothing is added.
 * Whether the address has an account is only looked up when the email is written.
 * @param secret is only in that email; the database has its `hash`
 */
export async function saveReset(
  { transaction }: Database,
  { email, secret, hash }: { email: string; secret: string; hash: string },
): Promise<void> {
  const id = randomUUID();
  await transaction(async (tx) => {
    const wait = await takeMailPlace(tx, 'reset-mail', hashOf(email), { canWait: true });
    if (wait === undefined) return;
    const dueAt = sql`now() + make_interval(secs => ${wait})`;
    const expiresAt = sql`${dueAt} + make_interval(mins => ${rules.accounts.resetMinutes})`;
    await tx.insert(passwordResets).values({ id, email, tokenHash: hash, expiresAt });
    await queueWork(tx, { ...accountMailKinds.row({ mail: 'password-reset', resetId: id, secret }), dueAt });
  });
}

/** The receiver of the email; undefined when the request is used or expired, or when the address has no account. */
export async function findResetReceiver({ db }: Pick<Database, 'db'>, resetId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ to: accounts.emailTyped })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.email, passwordResets.email))
    .where(and(eq(passwordResets.id, resetId), gt(passwordResets.expiresAt, sql`now()`)));
  return row?.to;
}

/**
 * Uses the link up and sets the password. Everything else that signs in to the account ends: sessions, passkeys and
 * linked identities (docs/decisions/0022-a-reset-ends-every-sign-in.md).
 * @returns the account's id; undefined when the link is not good anymore
 */
export async function redeemReset(
  { transaction }: Database,
  { hash, passwordHash }: { hash: string; passwordHash: string },
): Promise<string | undefined> {
  return transaction(async (tx) => {
    const reset = await takeReset(tx, hash);
    if (!reset) return undefined;
    const [account] = await tx
      .update(accounts)
      .set({ passwordHash, signInEpoch })
      .where(eq(accounts.email, reset.email))
      .returning({ id: accounts.id, email: accounts.email });
    if (!account) return undefined;
    await endOtherWays(tx, account.id);
    await finishPasswordChange(tx, account, { isReset: true });
    return account.id;
  });
}

/** Uses up a link and with it all others of its address: of two that are opened at once one counts. */
async function takeReset(tx: Queries, hash: string): Promise<{ email: string } | undefined> {
  const isThis = and(eq(passwordResets.tokenHash, hash), gt(passwordResets.expiresAt, sql`now()`));
  const [found] = await tx.select({ email: passwordResets.email }).from(passwordResets).where(isThis);
  if (!found) return undefined;
  // All in one order, so that two never wait for each other: the account first, as a changed password does.
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, found.email)).for('update');
  const ofAddress = eq(passwordResets.email, found.email);
  const { id } = passwordResets;
  await tx.select({ id }).from(passwordResets).where(ofAddress).orderBy(id).for('update');
  const [used] = await tx.delete(passwordResets).where(isThis).returning({ email: passwordResets.email });
  if (used) await tx.delete(passwordResets).where(ofAddress);
  return used;
}

/**
 * @param was the hash of the password that was shown: another change meanwhile wins
 * @returns false when the password is not that one anymore
 */
export async function changePassword(
  { transaction }: Database,
  { accountId, was, passwordHash, except }: { accountId: string; was: string; passwordHash: string; except: string },
): Promise<boolean> {
  return transaction(async (tx) => {
    const [account] = await tx
      .update(accounts)
      .set({ passwordHash, signInEpoch })
      .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, was)))
      .returning({ id: accounts.id, email: accounts.email });
    if (account) await finishPasswordChange(tx, account, { except });
    return account !== undefined;
  });
}

/** Ends everything that someone with the old password may have started. */
async function finishPasswordChange(
  tx: Queries,
  { id, email }: { id: string; email: string },
  { except, isReset }: { except?: string; isReset?: boolean },
) {
  await endSessionsOf(tx, id, except);
  await tx.delete(emailChanges).where(eq(emailChanges.accountId, id));
  await tx.delete(passwordResets).where(eq(passwordResets.email, email));
  await queueWork(tx, accountMailKinds.row({ mail: 'password-changed', accountId: id, event: randomUUID(), isReset }));
}

export async function forgetResets({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
}
