import { readToken, writeToken } from '@paw/contract/tokenStorage.ts';
import { announceSession } from '@paw/contract/sessionEvents.ts';

/** Sent with a sign-in, so that a guest's cart and orders come along. */
export function guestHeaders(): Record<string, string> {
  const stored = readToken();
  return stored?.guest && !stored.expired ? { authorization: `Bearer ${stored.token}` } : {};
}

/** Keeps a token that the api has issued, and tells all parts of the page. @throws when the browser stores no data */
export function keepSession(kind: 'guest' | 'member', token: string): void {
  writeToken(token);
  announceSession({ kind });
}
