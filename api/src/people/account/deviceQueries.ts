import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { knownDevices } from '../../platform/database/signInTables.ts';

/** So long after its last sign-in a browser is known, in days: browsers keep no cookie longer. */
export const deviceDays = 400;

/**
 * Remembers a browser for an account.
 * @param secretHashes of the cookies that it showed; the first is remembered when none of them is known
 * @returns whether the account has other browsers and this is none of them
 */
export async function rememberDevice(tx: Queries, accountId: string, secretHashes: string[]): Promise<boolean> {
  const ofAccount = eq(knownDevices.accountId, accountId);
  const known = await tx
    .update(knownDevices)
    .set({ usedAt: sql`now()` })
    .where(and(ofAccount, inArray(knownDevices.secretHash, secretHashes)))
    .returning({ accountId: knownDevices.accountId });
  const [secretHash] = secretHashes;
  if (known.length || !secretHash) return false;
  const others = await tx.select({ accountId: knownDevices.accountId }).from(knownDevices).where(ofAccount).limit(1);
  await tx.insert(knownDevices).values({ accountId, secretHash }).onConflictDoNothing();
  return others.length > 0;
}

export async function forgetDevices({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.usedAt, sql`now() - make_interval(days => ${deviceDays})`));
}
