import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { staffKeys } from '../../platform/database/staffTables.ts';
import { createStaffKey } from './staffKeyText.ts';
import type { StaffScope } from './staffScopes.ts';

export interface StaffKeyRequest {
  /** Whose key it is. */
  name: string;
  scopes: readonly StaffScope[];
  /** ISO text in UTC. */
  expiresAt: string;
}

/** Stores a new key. @returns its text, which nothing else knows */
export async function insertStaffKey(tx: Queries, by: string, request: StaffKeyRequest): Promise<string> {
  const { id, text, hash } = createStaffKey();
  await tx.insert(staffKeys).values({ id, hash, createdBy: by, ...request });
  return text;
}

/** Ended ones too, because the answer says why a key opens nothing. */
export async function findStaffKey({ db }: Pick<Database, 'db'>, id: string) {
  const [key] = await db.select().from(staffKeys).where(eq(staffKeys.id, id));
  return key;
}

/** The key that a person has; others wait until this transaction has changed it. */
export async function lockStaffKey(tx: Queries, name: string) {
  const isTheirs = and(eq(staffKeys.name, name), isNull(staffKeys.revokedAt));
  const [key] = await tx.select().from(staffKeys).where(isTheirs).for('update');
  return key;
}

export async function revokeStaffKey(tx: Queries, id: string): Promise<void> {
  await tx.update(staffKeys).set({ revokedAt: sql`now()` }).where(eq(staffKeys.id, id));
}

/** Those that are not revoked, by name. */
export async function listStaffKeys({ db }: Pick<Database, 'db'>) {
  const { id, name, scopes, createdBy, createdAt, expiresAt, usedAt } = staffKeys;
  const columns = { id, name, scopes, createdBy, createdAt, expiresAt, usedAt };
  return db.select(columns).from(staffKeys).where(isNull(staffKeys.revokedAt)).orderBy(asc(name));
}

/** Written at most once a minute for each key: a list of orders is read often. */
export async function noteStaffKeyUse({ db }: Pick<Database, 'db'>, id: string): Promise<void> {
  const isOld = sql`(${staffKeys.usedAt} is null or ${staffKeys.usedAt} < now() - interval '1 minute')`;
  await db
    .update(staffKeys)
    .set({ usedAt: sql`now()` })
    .where(and(eq(staffKeys.id, id), isOld));
}

/** Whether a person has a key that gives keys to others. While none has, the key of the start may do that. */
export async function hasKeyManager({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const isManager = sql`${staffKeys.scopes} ? 'staff' and ${staffKeys.expiresAt} > now()`;
  const [found] = await db
    .select({ id: staffKeys.id })
    .from(staffKeys)
    .where(and(isNull(staffKeys.revokedAt), isManager))
    .limit(1);
  return found !== undefined;
}
