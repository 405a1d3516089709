import { and, eq, isNull } from 'drizzle-orm';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Queries } from '../../platform/database/database.ts';
import { accounts, sessions } from '../../platform/database/schema.ts';

/** The account that a call changes, and the session in which it is made. */
export interface Owner {
  accountId: string;
  sessionId: string;
}

/**
 * Before a way to sign in is added or ended: one change of an account at a time, and none in a session that a new password has
 * ended since the call was let in.
 * @throws ApiProblem 403 `signed_out`
 */
export async function lockOwner(tx: Queries, { accountId, sessionId }: Owner): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  const isOpen = and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId), isNull(sessions.revokedAt));
  const [open] = await tx.select({ id: sessions.id }).from(sessions).where(isOpen);
  if (!open) throw new ApiProblem(403, 'signed_out', 'You are signed out. Please log in again.');
}
