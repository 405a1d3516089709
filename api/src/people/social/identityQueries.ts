import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { lockOwner, type Owner } from '../account/lockOwner.ts';
import { endWay, hasOtherWay } from '../account/signInWays.ts';
import type { Database } from '../../platform/database/database.ts';
import { identities } from '../../platform/database/signInTables.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import type { SocialPerson } from './openIdProvider.ts';
import { providerName } from './providerName.ts';
import { identityMailKinds } from './identityMails.ts';

/** As its owner sees it. */
const shownIdentity = ({ id, issuer, createdAt }: { id: string; issuer: string; createdAt: string }) => ({
  id,
  provider: providerName(issuer),
  linkedAt: new Date(createdAt).toISOString(),
});
const columns = { id: identities.id, issuer: identities.issuer, createdAt: identities.createdAt };

/** Those that sign the member in, the oldest first. */
export async function listIdentities({ db }: Pick<Database, 'db'>, accountId: string) {
  const rows = await db
    .select(columns)
    .from(identities)
    .where(and(eq(identities.accountId, accountId), isNull(identities.endedAt)))
    .orderBy(asc(identities.createdAt));
  return rows.map(shownIdentity);
}

/** The owner gets an email about it. @returns `taken` when it belongs to another account, ended or not */
export async function linkIdentity(
  { transaction }: Database,
  owner: Owner,
  { issuer, subject }: Pick<SocialPerson, 'issuer' | 'subject'>,
) {
  const { accountId } = owner;
  return transaction(async (tx) => {
    await lockOwner(tx, owner);
    const isThis = and(eq(identities.issuer, issuer), eq(identities.subject, subject));
    const [known] = await tx.select().from(identities).where(isThis).for('update');
    // Also one that the other account has ended: deleted here, it would sign in there again by its address.
    if (known && known.accountId !== accountId) return 'taken' as const;
    if (known?.endedAt === null) return shownIdentity(known);
    const set = { accountId, endedAt: null, createdAt: sql`now()` };
    const [linked] = await tx
      .insert(identities)
      .values({ issuer, subject, accountId })
      .onConflictDoUpdate({
        target: [identities.issuer, identities.subject],
        set,
        setWhere: sql`${identities.endedAt} is not null`,
      })
      .returning(columns);
    if (!linked) return 'taken' as const;
    const mail = { mail: 'identity-added', accountId, event: randomUUID(), provider: providerName(issuer) } as const;
    await queueWork(tx, identityMailKinds.row(mail));
    return shownIdentity(linked);
  });
}

/** It no longer signs in, and the member gets an email. @returns `last` when there is no other way to sign in */
export async function unlinkIdentity({ transaction }: Database, owner: Owner, id: string) {
  const { accountId } = owner;
  return transaction(async (tx) => {
    // One at a time: of two that are removed at once one stays.
    await lockOwner(tx, owner);
    const isThis = and(eq(identities.id, id), eq(identities.accountId, accountId), isNull(identities.endedAt));
    const [found] = await tx.select({ issuer: identities.issuer }).from(identities).where(isThis);
    if (!found) return 'unknown' as const;
    if (!(await hasOtherWay(tx, accountId, { identity: id }))) return 'last' as const;
    await tx.update(identities).set({ endedAt: sql`now()` }).where(isThis);
    await endWay(tx, accountId);
    const provider = providerName(found.issuer);
    await queueWork(tx, identityMailKinds.row({ mail: 'identity-removed', accountId, event: randomUUID(), provider }));
    return 'removed' as const;
  });
}
