import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database } from '../../platform/database/database.ts';
import { addSecurityEvent } from '../../platform/security-events/recordSecurityEvents.ts';
import { deviceName } from './deviceName.ts';
import { findProof, splitCookie } from './findProof.ts';
import { hashOf, randomSecret } from './secrets.ts';
import { type SessionRow, sessionQueries, type SignedIn } from './sessionQueries.ts';
import { sessionTimes } from './sessionTimes.ts';
import { sessionTokens } from './sessionTokens.ts';
import { judgeTurn } from './sessionTurn.ts';
import { shopCookies } from './shopCookies.ts';
import { signingKeys } from './signingKeyQueries.ts';

/** Who makes a call. */
export interface Shopper {
  sessionId: string;
  /** The account's id, or the guest's. */
  id: string;
  guest: boolean;
  /** The cookie's turn is old: the page renews it before anything is answered. */
  needsRenewal: boolean;
}

export type ShopSessions = ReturnType<typeof shopSessions>;

const signedOut = () => new ApiProblem(401, 'signed_out', 'You’re logged out. Please log in again.');

/**
 * Sessions of browsers: a token, which scripts keep, and a cookie `<secret>.<turn>`, which no script sees. Neither
 * opens anything without the other: the token carries the secret's hash. Every renewal changes the turn.
 */
export function shopSessions(database: Database, siteOrigin: string) {
  const queries = sessionQueries(database);
  const tokens = sessionTokens(signingKeys(database, 'session'));
  const cookies = shopCookies(siteOrigin);

  const setCookie = (request: FastifyRequest, reply: FastifyReply, value: string, seconds = sessionTimes.session) =>
    cookies.set(request, reply, 'session', value, seconds);

  const readProof = (request: FastifyRequest) =>
    findProof(tokens, request.headers.authorization, cookies.read(request, 'session'));

  /** Undefined without a session, not even a guest's. */
  async function findShopper(request: FastifyRequest): Promise<Shopper | undefined> {
    const proof = await readProof(request);
    const row = proof && (await queries.findSession(proof.id));
    if (!row || ownerOf(row).id !== proof.claims.id) return undefined;
    const worth = judgeTurn(proof.turn, row);
    if (worth === 'copied') noteCopy(request, await queries.revokeSession(row.id));
    if (worth === 'copied' || worth === 'unknown') return undefined;
    if ((worth === 'fresh' || worth === 'old') && !row.turnUsed) await queries.updateTurnUsed(row.id, row.turn);
    if (row.usedAge > sessionTimes.used) await queries.updateUsed(row.id);
    return { sessionId: row.id, ...ownerOf(row), needsRenewal: worth === 'old' || worth === 'lost' };
  }

  /**
   * Whose cookie it is, without the token: pictures and pages of orders are asked for without one. It opens only what
   * needs a secret besides.
   */
  async function findHolder(request: FastifyRequest): Promise<Pick<SessionRow, 'accountId' | 'guestId'> | undefined> {
    for (const { id, turn } of cookies.read(request, 'session').map(splitCookie)) {
      const row = await queries.findSession(id);
      if (row && !['copied', 'unknown'].includes(judgeTurn(turn, row))) return row;
    }
    return undefined;
  }

  return {
    findShopper,
    findHolder,

    /** Signs a member in, or lets a guest in when there is no account. @returns the token; the cookie is on the reply. */
    async start(request: FastifyRequest, reply: FastifyReply, account?: SignedIn): Promise<string> {
      const accountId = account?.id;
      const before = await findShopper(request);
      const secret = randomSecret();
      const sid = hashOf(secret);
      const guestId = accountId ? (before?.guest ? before.id : undefined) : randomUUID();
      const device = deviceName(request.headers['user-agent']);
      const turn = await queries.insertSession({ id: sid, device, guestId }, account, before?.sessionId);
      setCookie(request, reply, `${secret}.${turn}`);
      return tokens.issueToken({ sid, id: accountId ?? guestId ?? '', guest: !accountId });
    },

    /** @returns the token that prolongs the session. @throws ApiProblem 401 when it has ended */
    async renew(request: FastifyRequest, reply: FastifyReply): Promise<string> {
      const proof = await readProof(request);
      const row = proof && (await queries.renewSession(proof.id, proof.turn));
      if (row && 'copiedOf' in row) noteCopy(request, row.copiedOf);
      if (!row || 'copiedOf' in row || ownerOf(row).id !== proof.claims.id) throw signedOut();
      setCookie(request, reply, `${proof.secret}.${row.turn}`, row.endsIn);
      return tokens.issueToken({ sid: row.id, ...ownerOf(row) }, row.endsIn);
    },

    /** Ends the session of the cookie, whatever became of the token. */
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      for (const { id } of cookies.read(request, 'session').map(splitCookie)) {
        const person = await queries.revokeSession(id);
        if (person) addSecurityEvent(request, { kind: 'session-end', outcome: 'ok', person });
      }
      cookies.clear(request, reply, 'session');
    },
  };
}

/** An older cookie was shown: two have the session, and it ended. @param person a guest's is no event */
function noteCopy(request: FastifyRequest, person: string | undefined): void {
  if (person) addSecurityEvent(request, { kind: 'session-end', outcome: 'refused', person, reason: 'copied_cookie' });
}

function ownerOf({ accountId, guestId }: Pick<SessionRow, 'accountId' | 'guestId'>) {
  return accountId ? { id: accountId, guest: false } : { id: guestId ?? '', guest: true };
}
