import { readToken } from '@paw/contract/tokenStorage.ts';

/** Sent with a sign-in, so that a guest's cart and orders come along. */
export function guestHeaders(): Record<string, string> {
  const stored = readToken();
  return stored?.guest && !stored.expired ? { authorization: `Bearer ${stored.token}` } : {};
}
