import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Token } from './adminEntry.ts';
import type { AdminLog } from './adminLog.ts';
import type { Access } from './foldAccess.ts';
import type { Actor, Role } from './roles.ts';

export interface TokenRequest extends Pick<Token, 'person' | 'signIn' | 'session' | 'isInvitation' | 'invitation'> {
  /** What it is for: `ci of the cart team`. */
  name: string;
  role: Role;
  remotes: readonly string[];
  /** ms from now on. */
  lifetime: number;
}

/** Of an invitation it is another one: a registry of an older version must not take its text for a token's. */
const hashOf = (secret: string, isInvitation = false) =>
  createHash('sha256')
    .update(isInvitation ? `invitation ${secret}` : secret)
    .digest('hex');

/** Makes a token. Its text is shown once and stored as a hash: `paw_<id>_<secret>`. */
export async function issueToken(
  log: AdminLog,
  by: string,
  { lifetime, remotes, ...wanted }: TokenRequest,
): Promise<{ text: string; token: Token }> {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(24).toString('base64url');
  const expires = new Date(Date.now() + lifetime).toISOString();
  const hash = hashOf(secret, wanted.isInvitation);
  const change = { kind: 'token' as const, id, ...wanted, remotes: [...remotes], hash, expires };
  const { at } = await log.append(by, change);
  return { text: `paw_${id}_${secret}`, token: { ...change, by, at } };
}

/** Who a token stands for, or why it opens nothing: each a sentence for its user. */
export async function readToken(log: AdminLog, text: string, now = Date.now()): Promise<Actor | string> {
  const access = await log.read();
  const token = findByText(access, text);
  if (token?.isInvitation) return 'This text is part of a one-time link: open that link in a browser.';
  if (!token) {
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
  return { kind: 'token', id: token.id, name, ...grant };
}

/** What the text of a one-time link opens; undefined when it was used, was ended, or is over. */
export function findInvitation(access: Readonly<Access>, text: string, now = Date.now()): Token | undefined {
  const token = findByText(access, text);
  return token?.isInvitation && !token.ended && Date.parse(token.expires) > now ? token : undefined;
}

function findByText({ tokens }: Readonly<Access>, text: string): Token | undefined {
  const [, id = '', secret = ''] = /^paw_([0-9a-f]{12})_([\w-]{32})$/.exec(text) ?? [];
  const token = tokens.get(id);
  // The same work for an unknown id as for a wrong secret.
  const given = hashOf(secret, token?.isInvitation);
  const isRight = timingSafeEqual(Buffer.from(given), Buffer.from(token?.hash ?? hashOf('')));
  return isRight ? token : undefined;
}

/** A token with when it was last used. */
export type ListedToken = Token & { lastUsed?: string };

/**
 * All that are worth a line, the newest first. Of a person who signed in, with the role that they have now.
 * @param uses id → when it was last used
 */
export function listTokens(
  access: Readonly<Access>,
  uses: ReadonlyMap<string, string> = new Map(),
  now = Date.now(),
): ListedToken[] {
  return [...access.tokens.values()]
    .filter(({ signIn, isInvitation, ended, expires }) => {
      if (isInvitation && ended) return false;
      return !(signIn ?? isInvitation) || Date.parse(expires) > now;
    })
    .map((token) => {
      const lastUsed = uses.get(token.id);
      return { ...token, ...findGrant(access, token), ...(lastUsed && { lastUsed }) };
    })
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
