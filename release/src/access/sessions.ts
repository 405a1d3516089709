import type { Token } from './adminEntry.ts';
import type { AdminLog } from './adminLog.ts';
import type { Actor } from './roles.ts';
import { findGrant, issueToken, type TokenRequest } from './tokens.ts';

/** How long a person stays signed in. ms */
export const SESSION = 12 * 3_600_000;

/** Who signs in. The role of a person is looked up at each call; this one is what the log shows. */
export type SignedIn = Pick<TokenRequest, 'name' | 'role' | 'remotes' | 'person' | 'invitation'> & {
  signIn: 'link' | 'person';
};

/** Why a session opens nothing. */
interface Closed {
  code: 'session_over' | 'no_role';
  /** A sentence for its user. */
  message: string;
}

/** A browser session is a token whose text no one gets: only its id, in a sealed cookie, opens it. @returns the id */
export async function startSession(log: AdminLog, by: string, person: SignedIn): Promise<string> {
  return (await issueToken(log, by, { ...person, lifetime: SESSION })).token.id;
}

/** Ends it, and the tokens that were allowed by it, in every registry on the store. One that is over stays as it is. */
export async function endSession(log: AdminLog, id: string): Promise<void> {
  const token = await findSession(log, id);
  if (token && !token.ended) await log.append(token.name, { kind: 'end-token', id });
}

/**
 * Signs a person out everywhere: in each browser, and with it each command line.
 * @param email in lower case
 * @returns how many sessions were open
 */
export async function endSessionsOf(log: AdminLog, by: string, email: string, now = Date.now()): Promise<number> {
  const { tokens } = await log.read();
  // A browser's sessions first: the command lines that they let in end with them.
  const found = [...tokens.values()]
    .filter(({ person, ended, expires }) => person === email && !ended && Date.parse(expires) > now)
    .toSorted((a, b) => Number(a.signIn === 'command') - Number(b.signIn === 'command'));
  for (const { id } of found) {
    if (!(await log.read()).tokens.get(id)?.ended) await log.append(by, { kind: 'end-token', id });
  }
  return found.length;
}

/** Who has signed in, or why the session opens nothing. */
export async function readSession(log: AdminLog, id: string, now = Date.now()): Promise<Actor | Closed> {
  const token = await findSession(log, id);
  const over: Closed = { code: 'session_over', message: 'Your session has ended: sign in again.' };
  if (!token || Date.parse(token.expires) <= now) return over;
  const grant = findGrant(await log.read(), token);
  if (!grant) return { code: 'no_role', message: `${token.person} has no role here: ask an admin.` };
  if (token.ended) return over;
  const { name, person } = token;
  return person === undefined ? { kind: 'link', id, name, ...grant } : { kind: 'person', id: person, name, ...grant };
}

/** No token of a program, and none of the command line: those have a text. */
async function findSession(log: AdminLog, id: string): Promise<Token | undefined> {
  const token = (await log.read()).tokens.get(id);
  return token?.signIn === 'link' || token?.signIn === 'person' ? token : undefined;
}
