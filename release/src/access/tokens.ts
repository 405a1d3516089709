import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Token } from './adminEntry.ts';
import type { AdminLog } from './adminLog.ts';
import type { Access } from './foldAccess.ts';
import type { Actor, Role } from './roles.ts';

export interface TokenRequest extends Pick<Token, 'person' | 'signIn' | 'session'> {
  /** What it is for: `ci of the cart team`. */
  name: string;
  role: Role;
  remotes: readonly string[];
  /** ms from now on. */
  lifetime: number;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Makes a token. Its text is shown once and stored as a hash: `paw_<id>_<secret>`. */
export async function issueToken(
  log: AdminLog,
  by: string,
  { lifetime, remotes, ...wanted }: TokenRequest,
): Promise<{ text: string; token: Token }> {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(24).toString('base64url');
  const expires = new Date(Date.now() + lifetime).toISOString();
  const change = { kind: 'token' as const, id, ...wanted, remotes: [...remotes], hash: hashOf(secret), expires };
  const { at } = await log.append(by, change);
  return { text: `paw_${id}_${secret}`, token: { ...change, by, at } };
}

/** Who a token stands for, or why it opens nothing: each a sentence for its user. */
export async function readToken(log: AdminLog, text: string, now = Date.now()): Promise<Actor | string> {
  const [, id = '', secret = ''] = /^paw_([0-9a-f]{12})_([\w-]{32})$/.exec(text) ?? [];
  const access = await log.read();
  const token = access.tokens.get(id);
  // The same work for an unknown id as for a wrong secret.
  const isRight = timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(token?.hash ?? hashOf('')));
  if (!token || !isRight) {
    return 'This token is not known here, or its sign-in is over: run "npm run release -- login", or ask an admin of the registry for a token.';
  }
  const { name } = token;
  // Looked up each time: the role of a person may have changed since they signed in.
  const grant = findGrant(access, token);
  if (!grant) return `The role of ${token.person} has ended, and the token "${name}" with it: ask an admin.`;
  if (token.ended) return `The token "${name}" was ended on ${token.ended.slice(0, 10)}: ${another(token)}.`;
  if (Date.parse(token.expires) <= now) {
    return `The token "${name}" expired on ${token.expires.slice(0, 10)}: ${another(token)}.`;
  }
  return { kind: 'token', id, name, ...grant };
}

/** All that are worth a line, the newest first. Of a person who signed in, with the role that they have now. */
export function listTokens(access: Readonly<Access>, now = Date.now()): Token[] {
  return [...access.tokens.values()]
    .filter(({ signIn, expires }) => !signIn || Date.parse(expires) > now)
    .map((token) => ({ ...token, ...findGrant(access, token) }))
    .toReversed();
}

/** Undefined when the person who signed in has no role anymore. */
export function findGrant(
  { people }: Readonly<Access>,
  token: Token,
): (Pick<Actor, 'role' | 'remotes'> & { remotes: string[] }) | undefined {
  const grant = token.person === undefined ? token : people.get(token.person);
  return grant && { role: grant.role, remotes: grant.remotes };
}

const another = ({ signIn }: Token) =>
  signIn ? 'sign in again with "npm run release -- login"' : 'ask an admin for another';
