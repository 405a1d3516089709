import { links } from './links.ts';
import { announceSession } from './sessionEvents.ts';
import { readToken, removeToken } from './tokenStorage.ts';

/**
 * Removes the token from this browser at once, sends the event, and the app opens `/`. The server revokes the token
 * after that; its answer changes nothing here.
 */
export function logout(go: (path: string) => void): void {
  const token = readToken()?.token;
  removeToken();
  announceSession({ kind: 'none' });
  go(links.home());
  if (!token) return;
  const headers = { authorization: `Bearer ${token}` };
  // The request survives the page, when the shopper closes it now.
  fetch('/api/session', { method: 'DELETE', headers, keepalive: true }).catch(() => undefined);
}
