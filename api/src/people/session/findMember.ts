import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { ShopSessions } from './shopSessions.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * The account in whose name a call is made.
 * @param words for someone who is not signed in, or as a guest: "Please log in to …"
 * @throws ApiProblem 403 `signed_out`, or `renewal_needed`: the page renews its session and calls again
 */
export async function findMember(sessions: ShopSessions, request: FastifyRequest, words: string): Promise<string> {
  return (await findMemberSession(sessions, request, words)).accountId;
}

/** The same, with the session in which it is made. */
export async function findMemberSession(sessions: ShopSessions, request: FastifyRequest, words: string) {
  const shopper = await sessions.findShopper(request);
  if (!shopper || shopper.guest) throw new ApiProblem(403, 'signed_out', words);
  if (shopper.needsRenewal) {
    throw new ApiProblem(403, 'renewal_needed', 'Your session needs to be renewed. Renew it and try again.');
  }
  request.eventPerson = shopper.id;
  return { accountId: shopper.id, sessionId: shopper.sessionId };
}

/** What routes need that are a member's own. */
export interface MemberParts {
  database: Database;
  sessions: ShopSessions;
  siteOrigin: string;
  /** Email or payment work was queued. */
  wake: () => void;
}
