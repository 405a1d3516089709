import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminLog } from '../../access/adminLog.ts';
import { endSession, readSession, SESSION, type SignedIn, startSession } from '../../access/sessions.ts';
import type { SealedText } from './sealedText.ts';

interface CookieParts {
  log: AdminLog;
  sealed: SealedText;
  /** As browsers see the registry. */
  origin: () => string;
}

export type SessionCookie = ReturnType<typeof sessionCookie>;

/** The cookie of a browser that is signed in. It holds the session's id, sealed; everything else is in the log. */
export function sessionCookie({ log, sealed, origin }: CookieParts) {
  const name = () => cookieNames(origin()).session;
  const readId = (request: FastifyRequest): string | undefined => {
    const { id } = (sealed.open('session', readCookie(request, name())) ?? {}) as { id?: unknown };
    // Cookies of older versions hold a person and no id: these people sign in again.
    return typeof id === 'string' ? id : undefined;
  };
  return {
    readId,
    /**
     * @param by who let them in
     * @returns false when someone else was faster with the same invitation: no one is signed in here then
     * @throws ReleaseProblem when the session cannot be written: no one is signed in then
     */
    begin: async (reply: FastifyReply, by: string, person: SignedIn): Promise<boolean> => {
      const id = await startSession(log, by, person);
      if (!('kind' in (await readSession(log, id)))) return false;
      setCookie(reply, name(), sealed.seal('session', { id }, SESSION), SESSION, origin());
      return true;
    },
    /** @throws ReleaseProblem when it cannot be written: the browser stays signed in, so that it can try again */
    end: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const id = readId(request);
      if (id) await endSession(log, id);
      setCookie(reply, name(), '', 0, origin());
    },
  };
}

/** `__Host-` where there is TLS; over http the port is in the name, because cookies are shared by all ports of a machine. */
export function cookieNames(origin: string): { session: string; signIn: string } {
  const { protocol, port } = new URL(origin);
  const [before, after] = protocol === 'https:' ? ['__Host-', ''] : ['', `_${port || '80'}`];
  return { session: `${before}paw_registry${after}`, signIn: `${before}paw_registry_sign_in${after}` };
}

export function setCookie(reply: FastifyReply, name: string, value: string, lifetime: number, origin: string): void {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const cookie = `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${Math.round(lifetime / 1000)}${secure}`;
  const earlier = reply.getHeader('set-cookie');
  reply.header('set-cookie', [...(Array.isArray(earlier) ? earlier : earlier ? [String(earlier)] : []), cookie]);
}

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(/; */).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
