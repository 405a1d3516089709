import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { lockOwner, type Owner } from '../account/lockOwner.ts';
import { endWay, hasOtherWay } from '../account/signInWays.ts';
import type { Database } from '../../platform/database/database.ts';
import { passkeys } from '../../platform/database/passkeyTables.ts';
import { accounts } from '../../platform/database/schema.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { passkeyMailKinds } from './passkeyMails.ts';

/** More than anyone has devices. */
const mostPasskeys = 20;

type Passkey = typeof passkeys.$inferSelect;
type NewPasskey = Pick<Passkey, 'accountId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'>;

const shownColumns = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  usedAt: passkeys.usedAt,
};
type Shown = Pick<Passkey, keyof typeof shownColumns>;

/** As its owner sees it. */
const shownPasskey = ({ id, name, createdAt, usedAt }: Shown) => ({
  id,
  name,
  createdAt: new Date(createdAt).toISOString(),
  lastUsedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
});

/** The oldest first. */
export async function listPasskeys({ db }: Database, accountId: string) {
  const isTheirs = eq(passkeys.accountId, accountId);
  return (await db.select(shownColumns).from(passkeys).where(isTheirs).orderBy(asc(passkeys.createdAt))).map(
    shownPasskey,
  );
}

/** What browsers need to know of those that there are: none is added twice. */
export async function listCredentials({ db }: Database, accountId: string) {
  return db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId));
}

/**
 * The owner gets an email about it.
 * @param sessionId in which it is added.
 * @returns undefined when the passkey is known, `full` when there are too many
 */
export async function insertPasskey({ transaction }: Database, passkey: NewPasskey, sessionId: string) {
  const { accountId } = passkey;
  return transaction(async (tx) => {
    // One at a time: of many at once none is one too many.
    await lockOwner(tx, { accountId, sessionId });
    const [has] = await tx.select({ many: count() }).from(passkeys).where(eq(passkeys.accountId, accountId));
    if ((has?.many ?? 0) >= mostPasskeys) return 'full' as const;
    const [added] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning(shownColumns);
    if (!added) return undefined;
    await queueWork(
      tx,
      passkeyMailKinds.row({ mail: 'passkey-added', accountId, event: randomUUID(), name: passkey.name }),
    );
    return shownPasskey(added);
  });
}

/** With its owner. */
export async function findPasskey({ db }: Database, credentialId: string) {
  const [found] = await db
    .select({
      passkey: passkeys,
      account: { id: accounts.id, email: accounts.email, signInEpoch: accounts.signInEpoch },
    })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(eq(passkeys.credentialId, credentialId));
  return found;
}

/**
 * @param was the counter that the answer was compared with: of two answers at once with one counter one is a copy's
 * @returns false when it was used or removed meanwhile
 */
export async function updateUsed({ db }: Database, id: string, was: number, counter: number): Promise<boolean> {
  const used = await db
    .update(passkeys)
    .set({ counter, usedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, was)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

export async function renamePasskey({ db }: Database, accountId: string, id: string, name: string) {
  const [renamed] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning(shownColumns);
  return renamed && shownPasskey(renamed);
}

/** It no longer signs in, and the member gets an email. @returns `last` when there is no other way to sign in */
export async function deletePasskey({ transaction }: Database, owner: Owner, id: string) {
  const { accountId } = owner;
  return transaction(async (tx) => {
    // One at a time: of two that are removed at once one stays.
    await lockOwner(tx, owner);
    const isThis = and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));
    const [found] = await tx.select({ name: passkeys.name }).from(passkeys).where(isThis);
    if (!found) return 'unknown' as const;
    if (!(await hasOtherWay(tx, accountId, { passkey: id }))) return 'last' as const;
    await tx.delete(passkeys).where(isThis);
    await endWay(tx, accountId);
    await queueWork(
      tx,
      passkeyMailKinds.row({ mail: 'passkey-removed', accountId, event: randomUUID(), name: found.name }),
    );
    return 'removed' as const;
  });
}
