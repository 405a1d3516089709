import { links } from './links.ts';
import { announceSession } from './sessionEvents.ts';
import { readToken, removeToken } from './tokenStorage.ts';

/**
 * The token is gone from this browser at once, everybody on the page hears of it, and the app goes to `/`. The server
 * revokes it behind that: whether it answers changes nothing here.
 */
export function logout(go: (path: string) => void): void {
  const token = readToken()?.token;
  removeToken();
  announceSession({ kind: 'none' });
  go(links.home());
  if (!token) return;
  const headers = { authorization: `Bearer ${token}` };
  // It outlives the page, should the shopper close it now.
  fetch('/api/session', { method: 'DELETE', headers, keepalive: true }).catch(() => undefined);
}
