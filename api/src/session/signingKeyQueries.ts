import { randomBytes, randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { signingKeys } from '../database/schema.ts';

/** Any number, as long as every api process uses the same. */
const keyLock = 720_403;
/** Older keys signed nothing that is still good, unless keys are changed every day. */
const mostKeys = 30;

/** The keys of a purpose, newest first. The first call ever creates one, and processes that start at once agree on it. */
export async function findOrCreateSigningKeys({ transaction }: Database, purpose: string) {
  return transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${keyLock})`);
    const keys = await tx
      .select({ kid: signingKeys.kid, secret: signingKeys.secret })
      .from(signingKeys)
      .where(eq(signingKeys.purpose, purpose))
      .orderBy(desc(signingKeys.createdAt))
      .limit(mostKeys);
    if (keys.length) return keys;
    const key = { kid: randomUUID(), secret: randomBytes(32).toString('base64url') };
    await tx.insert(signingKeys).values({ ...key, purpose });
    return [key];
  });
}
