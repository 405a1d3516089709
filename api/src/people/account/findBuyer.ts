import type { FastifyRequest } from 'fastify';
import { findAccount } from './accountQueries.ts';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Shopper, ShopSessions } from '../session/shopSessions.ts';

/** Who buys: a member, known by the account and its confirmed address, or a guest. */
export interface Buyer {
  sessionId: string;
  account?: { id: string; email: string };
  guestId?: string;
}

const ended = 'Your session has ended. Log in or continue as a guest. We kept what you entered.';

/**
 * In whose name an order is placed.
 * @throws ApiProblem 403 `signed_out`, or `renewal_needed`: the page renews its session and calls again
 */
export async function findBuyer(database: Database, sessions: ShopSessions, request: FastifyRequest): Promise<Buyer> {
  const shopper = await sessions.findShopper(request);
  if (shopper?.needsRenewal) {
    throw new ApiProblem(403, 'renewal_needed', 'Your session needs to be renewed. Renew it and try again.');
  }
  const buyer = shopper && (await buyerOf(database, shopper));
  if (!buyer) throw new ApiProblem(403, 'signed_out', ended);
  return buyer;
}

/** The same for calls that need no sign-in, where an old session identifies as well as a fresh one. */
export async function findBuyerIfAny(database: Database, sessions: ShopSessions, request: FastifyRequest) {
  // Most calls of a stranger come without a token: nothing is asked for them.
  const shopper = request.headers.authorization ? await sessions.findShopper(request) : undefined;
  return shopper && buyerOf(database, shopper);
}

async function buyerOf(database: Database, { id, guest, sessionId }: Shopper): Promise<Buyer | undefined> {
  if (guest) return { sessionId, guestId: id };
  const account = await findAccount(database, id);
  return account && { sessionId, account: { id, email: account.email } };
}
