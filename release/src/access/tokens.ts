import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AdminLog, Token } from './adminLog.ts';
import type { Actor, Role } from './roles.ts';

interface TokenRequest {
  /** What it is for: `ci of the cart team`. */
  name: string;
  role: Role;
  remotes: readonly string[];
  /** ms from now on. */
  lifetime: number;
  /** Email of the person who signed in for it. */
  person?: string;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Makes a token. Its text is shown once and stored as a hash: `paw_<id>_<secret>`. */
export async function issueToken(
  log: AdminLog,
  by: string,
  { name, role, remotes, lifetime, person }: TokenRequest,
): Promise<{ text: string; token: Token }> {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(24).toString('base64url');
  const expires = new Date(Date.now() + lifetime).toISOString();
  const change = {
    kind: 'token' as const,
    id,
    name,
    role,
    remotes: [...remotes],
    hash: hashOf(secret),
    expires,
    person,
  };
  const { at } = await log.append(by, change);
  return { text: `paw_${id}_${secret}`, token: { ...change, by, at } };
}

/** Who a token stands for, or why it opens nothing: each a sentence for its user. */
export async function readToken(log: AdminLog, text: string, now = Date.now()): Promise<Actor | string> {
  const [, id = '', secret = ''] = /^paw_([0-9a-f]{12})_([\w-]{32})$/.exec(text) ?? [];
  const { tokens, people } = await log.read();
  const token = tokens.get(id);
  // The same work for an unknown id as for a wrong secret.
  const isRight = timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(token?.hash ?? hashOf('')));
  if (!token || !isRight) return 'This token is not known here: ask an admin of the registry for one.';
  if (token.ended)
    return `The token "${token.name}" was ended on ${token.ended.slice(0, 10)}: ask an admin for another.`;
  if (Date.parse(token.expires) <= now) {
    return `The token "${token.name}" expired on ${token.expires.slice(0, 10)}: ask an admin for another.`;
  }
  const { name } = token;
  // Looked up each time: the role of a person may have changed since they signed in.
  const grant = token.person === undefined ? token : people.get(token.person);
  if (!grant) return `The role of ${token.person} has ended, and the token "${name}" with it: ask an admin.`;
  const { role, remotes } = grant;
  return { kind: 'token', id, name, role, remotes };
}
