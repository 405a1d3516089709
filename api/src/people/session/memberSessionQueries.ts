import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { sessions } from '../../platform/database/schema.ts';

/** How many sessions are shown: the newest. */
const most = 100;
const aliveOf = (accountId: string) =>
  and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`));
const ended = { revokedAt: sql`now()` };
const isoText = (column: typeof sessions.createdAt | typeof sessions.usedAt) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Where a member is signed in, last used first. @param current the session that asks: the hash of its secret */
export async function listSessions({ db }: Pick<Database, 'db'>, accountId: string, current: string) {
  const rows = await db
    .select({
      id: sessions.publicId,
      device: sessions.device,
      createdAt: isoText(sessions.createdAt),
      lastUsedAt: isoText(sessions.usedAt),
      isThis: sql<boolean>`${sessions.id} = ${current}`,
    })
    .from(sessions)
    .where(aliveOf(accountId))
    .orderBy(desc(sql`${sessions.id} = ${current}`), desc(sessions.usedAt))
    .limit(most);
  return rows.map((row) => ({ ...row, device: row.device || 'A browser' }));
}

/** @param publicId a UUID. @returns false when the member has no such session */
export async function endSessionOf({ db }: Pick<Database, 'db'>, accountId: string, publicId: string) {
  const rows = await db
    .update(sessions)
    .set(ended)
    .where(and(aliveOf(accountId), eq(sessions.publicId, publicId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends a member's sessions, all but one. @param except the hash of that one's secret; none = all */
export async function endSessionsOf(queries: Queries, accountId: string, except?: string): Promise<void> {
  await queries
    .update(sessions)
    .set(ended)
    .where(and(aliveOf(accountId), except === undefined ? undefined : ne(sessions.id, except)));
}
