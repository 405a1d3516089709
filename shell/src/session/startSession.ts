import { onSessionChanged } from '@paw/contract/sessionEvents.ts';
import { readToken, removeToken, TOKEN_KEY } from '@paw/contract/tokenStorage.ts';
import { syncAccountName } from './syncAccountName.ts';
import type { SessionStore } from './sessionStore.ts';

/**
 * Reads the stored token, fetches the member's name, and subscribes to changes: the bus for this tab, storage events
 * for others.
 * @returns true when a member's token has expired: the shopper is logged out silently, and the app opens `/`.
 */
export function startSession(store: SessionStore): boolean {
  const token = readToken();
  const ended = token?.expired === true && !token.guest;
  if (token?.expired) removeToken();
  const syncName = syncAccountName(store);
  const sync = () => {
    const now = readToken();
    const kind = !now || now.expired ? 'none' : now.guest ? 'guest' : 'member';
    store.changeKind(kind);
    syncName();
  };
  sync();
  onSessionChanged(({ name }) => {
    sync();
    if (name) store.changeName(name);
  });
  window.addEventListener('storage', (event) => {
    if (event.key === TOKEN_KEY || event.key === null) sync();
  });
  return ended;
}
