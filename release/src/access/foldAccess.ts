import type { AdminEntry, Person, Token } from './adminEntry.ts';

/** What the registry's own log amounts to. */
export interface Access {
  tokens: Map<string, Token>;
  people: Map<string, Person>;
}

/**
 * Takes one more entry into `access`. What a sign-in gave and time has ended is left out: a log of thousands of sign-ins
 * amounts to the few that are open. Tokens of admins stay, because lists show them after their end.
 * @param now ms
 */
export function addAdminEntry({ tokens, people }: Access, { by, at, change }: AdminEntry, now: number): void {
  switch (change.kind) {
    case 'token': {
      const { kind: __kind, ...token } = change;
      const isLate = change.invitation !== undefined && !isTaken(tokens, change.invitation, at);
      if (!isOver(token, now)) tokens.set(change.id, { ...token, by, at, ...(isLate && { ended: at }) });
      break;
    }
    case 'end-token':
      endAll(tokens, at, ({ id, session }) => id === change.id || session === change.id);
      break;
    case 'person': {
      const { email, role, remotes } = change;
      people.set(email, { email, role, remotes, by, at });
      break;
    }
    case 'end-person':
      people.delete(change.email);
      // A role that is given again later must not open what was signed in before.
      endAll(tokens, at, ({ person }) => person === change.email);
  }
}

/** Removes the sign-ins that time has ended since they were taken in. @param now ms */
export function dropOver({ tokens }: Access, now: number): void {
  for (const token of tokens.values()) if (isOver(token, now)) tokens.delete(token.id);
}

/** Uses an invitation up. Of two who open one at once, the first in the log is signed in. @returns false when it was over */
function isTaken(tokens: Access['tokens'], id: string, at: string): boolean {
  const invitation = tokens.get(id);
  if (!invitation || invitation.ended) return false;
  tokens.set(id, { ...invitation, ended: at });
  return true;
}

const isOver = ({ signIn, expires }: Pick<Token, 'signIn' | 'expires'>, now: number) =>
  signIn !== undefined && Date.parse(expires) <= now;

function endAll(tokens: Access['tokens'], at: string, isMeant: (token: Token) => boolean): void {
  for (const token of tokens.values()) {
    if (isMeant(token) && !token.ended) tokens.set(token.id, { ...token, ended: at });
  }
}
