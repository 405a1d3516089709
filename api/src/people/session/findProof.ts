import { hashOf } from './secrets.ts';
import type { SessionClaims } from './sessionTokens.ts';

interface Tokens {
  findClaims: (token: string) => Promise<SessionClaims | undefined>;
}

/**
 * The token and the cookie of a call, when they belong together: a token alone, or a cookie alone, opens nothing. What
 * the two still open is for the table to say.
 * @param authorization the header
 * @param values every value that was sent under the cookie's name
 */
export async function findProof(tokens: Tokens, authorization: string | undefined, values: readonly string[]) {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const claims = token && (await tokens.findClaims(token));
  if (!claims) return undefined;
  const cookie = values.map(splitCookie).find(({ id }) => id === claims.sid);
  return cookie && { claims, ...cookie };
}

/** `<secret>.<turn>`; `id` is the session's. */
export function splitCookie(value: string): { secret: string; turn: string; id: string } {
  const [secret = '', turn = ''] = value.split('.');
  return { secret, turn, id: hashOf(secret) };
}
