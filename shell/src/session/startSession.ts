import { onSessionChanged } from '@paw/contract/sessionEvents.ts';
import { readToken, removeToken, TOKEN_KEY } from '@paw/contract/tokenStorage.ts';
import { followAccountName } from './followAccountName.ts';
import { sessionSlice, type SessionStore } from './sessionStore.ts';

/**
 * Reads the stored token, asks for the member's name, and follows changes: of this tab by the bus, of others by storage.
 * @returns true when a member's token has expired: the shopper is logged out, silently, and the app goes to `/`.
 */
export function startSession(store: SessionStore): boolean {
  const token = readToken();
  const ended = token?.expired === true && !token.guest;
  if (token?.expired) removeToken();
  const followName = followAccountName(store);
  const follow = () => {
    const now = readToken();
    const kind = !now || now.expired ? 'none' : now.guest ? 'guest' : 'member';
    store.dispatch(sessionSlice.actions.changed(kind));
    followName();
  };
  follow();
  onSessionChanged(({ name }) => {
    follow();
    if (name) store.dispatch(sessionSlice.actions.named(name));
  });
  window.addEventListener('storage', (event) => {
    if (event.key === TOKEN_KEY || event.key === null) follow();
  });
  return ended;
}
