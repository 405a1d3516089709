import type { FastifyRequest } from 'fastify';
import { RegistryProblem } from '../RegistryProblem.ts';
import type { AdminLog } from '../../access/adminLog.ts';
import { type Actor, type Deed, refusalOf } from '../../access/roles.ts';
import { readSession } from '../../access/sessions.ts';
import { readToken } from '../../access/tokens.ts';
import { AddressTries } from './AddressTries.ts';
import type { SessionCookie } from './sessionCookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the request's sender is known. */
    actor?: Actor;
  }
}

interface AccessParts {
  log: AdminLog;
  cookie: Pick<SessionCookie, 'readId'>;
  /** The registry's own origin, as browsers see it. */
  origin: () => string;
  openTo: (env: string) => boolean;
  /** Hears the id of each token and session that is let in. */
  onUse: (id: string) => void;
}

export type Access = ReturnType<typeof createAccess>;

/** Recognizes who sends a request, and refuses what the role does not allow. */
export function createAccess({ log, cookie, origin, openTo, onUse }: AccessParts) {
  const tries = new AddressTries('wrong tokens');

  async function recognize(request: FastifyRequest): Promise<Actor> {
    if (request.actor) return request.actor;
    const { authorization } = request.headers;
    const actor = authorization === undefined ? await fromCookie(request) : await fromToken(request, authorization);
    request.actor = actor;
    return actor;
  }

  async function fromToken(request: FastifyRequest, authorization: string): Promise<Actor> {
    const found = await readToken(log, authorization.replace(/^Bearer /i, ''));
    // A right token always counts: others at the same address, such as a proxy or a CI, must not stop its bearer.
    if (typeof found !== 'string') {
      onUse(found.id);
      return found;
    }
    tries.refuseTooMany(request);
    tries.count(request);
    request.log.warn({ address: request.ip }, 'A token was refused.');
    throw new RegistryProblem(401, 'unknown_token', found);
  }

  async function fromCookie(request: FastifyRequest): Promise<Actor> {
    const id = cookie.readId(request);
    if (id === undefined) {
      throw new RegistryProblem(
        401,
        'no_token',
        'Say who you are: send "Authorization: Bearer paw_…", sign in with "npm run release -- login", or set PAW_TOKEN.',
      );
    }
    // Another site's page must not act for a person who is signed in here.
    if (request.method !== 'GET') refuseForeignPage(request);
    // Looked up each time: a session that was ended, and a person whose role was, are out at once.
    const found = await readSession(log, id);
    if ('kind' in found) {
      onUse(id);
      return found;
    }
    throw new RegistryProblem(found.code === 'no_role' ? 403 : 401, found.code, found.message);
  }

  function refuseForeignPage(request: FastifyRequest): void {
    if (request.headers.origin === origin()) return;
    throw new RegistryProblem(
      403,
      'foreign_origin',
      `This call must come from a page of ${origin()}, or with a token.`,
    );
  }

  return {
    recognize,
    /** Of a form that needs no session. @throws RegistryProblem 403 */
    refuseForeignPage,
    /** Whether the sender of a request that goes on is still let in: a token may end meanwhile. */
    async isStillIn(request: FastifyRequest): Promise<boolean> {
      const { authorization } = request.headers;
      if (authorization === undefined) return fromCookie(request).then(() => true, isOut);
      return typeof (await readToken(log, authorization.replace(/^Bearer /i, ''))) !== 'string';
    },
    /** The sender, when it may do this. @throws RegistryProblem 401 or 403 */
    async require(request: FastifyRequest, deed: Deed): Promise<Actor> {
      const actor = await recognize(request);
      const refusal = refusalOf(actor, deed, openTo);
      if (refusal === undefined) return actor;
      request.log.warn({ actor: actor.name, verb: deed.verb }, 'A call was refused by role.');
      throw new RegistryProblem(403, 'not_allowed', refusal);
    },
    refusal: (actor: Actor, deed: Deed) => refusalOf(actor, deed, openTo),
  };
}

function isOut(error: unknown): false {
  if (error instanceof RegistryProblem) return false;
  throw error;
}
