import { randomUUID } from 'node:crypto';
import { rules } from '@paw/rules/rules.ts';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accounts } from '../../platform/database/schema.ts';
import { emailChanges } from '../../platform/database/signInTables.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { movePerson } from '../person/personalTables.ts';
import type { JoinGuestOrders } from './GuestOrders.ts';
import { lockOwner, type Owner } from './lockOwner.ts';
import { accountMailKinds } from './accountMailKinds.ts';

interface EmailChange extends Owner {
  /** Normalised. */
  email: string;
  typed: string;
  /** The secret in the email to the new address; the database has its `hash`. */
  secret: string;
  hash: string;
}

/** Stores the wish and queues two emails: a link to the new address, a notice to the one that counts so far. */
export async function saveEmailChange({ transaction }: Database, change: EmailChange): Promise<void> {
  const { accountId, sessionId, email, typed, secret, hash } = change;
  const id = randomUUID();
  const expiresAt = sql`now() + make_interval(mins => ${rules.accounts.resetMinutes})`;
  const values = { id, email, emailTyped: typed, tokenHash: hash, expiresAt };
  await transaction(async (tx) => {
    await lockOwner(tx, { accountId, sessionId });
    await tx
      .insert(emailChanges)
      .values({ accountId, ...values })
      .onConflictDoUpdate({ target: emailChanges.accountId, set: values });
    await queueWork(
      tx,
      accountMailKinds.row({ mail: 'email-confirm', changeId: id, secret }),
      accountMailKinds.row({ mail: 'email-asked', changeId: id }),
    );
  });
}

/** What the two emails say. Undefined when the wish is used or too old, or another came after it. */
export async function findEmailChange({ db }: Pick<Database, 'db'>, changeId: string) {
  const [change] = await db
    .select({ to: emailChanges.emailTyped, from: accounts.emailTyped, email: emailChanges.email })
    .from(emailChanges)
    .innerJoin(accounts, eq(accounts.id, emailChanges.accountId))
    .where(and(eq(emailChanges.id, changeId), gt(emailChanges.expiresAt, sql`now()`)));
  if (!change) return undefined;
  const [other] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, change.email));
  return { ...change, isTaken: other !== undefined };
}

/**
 * Uses the link up: from now on the account has the new address, with all that belonged to the one before, which hears
 * of that.
 */
export async function redeemEmailChange(
  { transaction }: Database,
  hash: string,
  joinGuestOrders: JoinGuestOrders,
): Promise<{ accountId: string } | 'taken' | 'unknown'> {
  return transaction(async (tx) => {
    const isThis = and(eq(emailChanges.tokenHash, hash), gt(emailChanges.expiresAt, sql`now()`));
    const [wish] = await tx.select({ accountId: emailChanges.accountId }).from(emailChanges).where(isThis);
    if (!wish) return 'unknown';
    // The account first, as a new password does: it ends this wish, and the two never wait for each other.
    const [before] = await tx.select().from(accounts).where(eq(accounts.id, wish.accountId)).for('update');
    const [change] = await tx.delete(emailChanges).where(isThis).returning();
    if (!change) return 'unknown';
    const { accountId, email, emailTyped } = change;
    const [other] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.email, email), ne(accounts.id, accountId)));
    if (!before || other) return 'taken';
    await tx.update(accounts).set({ email, emailTyped }).where(eq(accounts.id, accountId));
    await movePerson(tx, { accountId, before: before.email, after: email, typed: emailTyped });
    await joinGuestOrders(tx, accountId, { email });
    const event = randomUUID();
    await queueWork(tx, accountMailKinds.row({ mail: 'email-changed', accountId, event, to: before.emailTyped }));
    return { accountId };
  });
}

export async function forgetEmailChanges({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now()`));
}
