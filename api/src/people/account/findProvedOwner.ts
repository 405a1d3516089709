import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database } from '../../platform/database/database.ts';
import { findMemberSession } from '../session/findMember.ts';
import { isProved } from '../session/proofQueries.ts';
import type { ShopSessions } from '../session/shopSessions.ts';
import { type Account, findAccount } from './accountQueries.ts';

const words = {
  password_wanted: 'Confirm it’s you first: enter your password.',
  sign_in_again: 'Confirm it’s you first: log out and in again, or ask for a code by email.',
};

/**
 * The member who makes a call that changes how they sign in.
 * @param logIn words for someone who is not signed in
 * @throws ApiProblem 409 `password_wanted`, or `sign_in_again` of an account without one, unless the caller
 * logged in or proved who they are within the last minutes (proofRoutes.ts): a browser that was left open is not enough
 */
export async function findProvedOwner(
  database: Database,
  sessions: ShopSessions,
  request: FastifyRequest,
  logIn: string,
): Promise<Account & { sessionId: string }> {
  const { accountId, sessionId } = await findMemberSession(sessions, request, logIn);
  const account = await findAccount(database, accountId);
  if (!account) throw new ApiProblem(403, 'signed_out', logIn);
  if (await isProved(database, sessionId)) return { ...account, sessionId };
  const code = account.passwordHash === null ? 'sign_in_again' : 'password_wanted';
  throw new ApiProblem(409, code, words[code]);
}
