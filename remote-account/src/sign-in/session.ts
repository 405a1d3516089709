import { readToken, writeToken } from '@paw/contract/tokenStorage.ts';
import { announceSession } from '@paw/contract/sessionEvents.ts';

/** Sent with a sign-in, so that a guest's cart and orders join the account. */
export function guestHeaders(): Record<string, string> {
  const stored = readToken();
  return stored?.guest && !stored.expired ? { authorization: `Bearer ${stored.token}` } : {};
}

/** Stores a token from the api and announces the session to all remotes. @throws when storage is full or blocked */
export function keepSession(kind: 'guest' | 'member', token: string): void {
  writeToken(token);
  announceSession({ kind });
}
