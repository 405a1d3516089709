import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { passkeyChallenges } from '../../platform/database/passkeyTables.ts';
import { hashOf } from '../session/secrets.ts';

/** Minutes to find a fingerprint reader or a security key. */
export const challengeMinutes = 5;
const swept = 20;

/** @param accountId for adding a passkey to it; none = for signing in */
export async function saveChallenge({ transaction }: Database, challenge: string, accountId?: string): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${challengeMinutes})`;
  await transaction(async (tx) => {
    await tx.insert(passkeyChallenges).values({ challengeHash: hashOf(challenge), accountId, expiresAt });
    const old = tx
      .select({ challengeHash: passkeyChallenges.challengeHash })
      .from(passkeyChallenges)
      .where(lt(passkeyChallenges.expiresAt, sql`now()`))
      .limit(swept)
      .for('update', { skipLocked: true });
    await tx.delete(passkeyChallenges).where(inArray(passkeyChallenges.challengeHash, old));
  });
}

/** Uses a challenge up. @returns false when it was used, is too old, or was for something else */
export async function takeChallenge({ db }: Database, challenge: string, accountId?: string): Promise<boolean> {
  const isWhose = accountId ? eq(passkeyChallenges.accountId, accountId) : isNull(passkeyChallenges.accountId);
  const isThis = eq(passkeyChallenges.challengeHash, hashOf(challenge));
  const taken = await db
    .delete(passkeyChallenges)
    .where(and(isThis, isWhose, gt(passkeyChallenges.expiresAt, sql`now()`)))
    .returning({ challengeHash: passkeyChallenges.challengeHash });
  return taken.length > 0;
}
