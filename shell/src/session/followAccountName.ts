import { readToken } from '@paw/shared/contract/tokenStorage.ts';
import { sessionSlice } from './sessionSlice.ts';
import type { SessionStore } from './sessionStore.ts';

/**
 * Keeps the name of the member whose token is stored: asked for once for each account. The header goes by storage
 * alone, so a name that cannot be had changes nothing but a line on the console.
 * @returns to be called whenever the token may have changed
 */
export function followAccountName(store: SessionStore): () => void {
  let asked: string | undefined;
  let call = new AbortController();
  // A page that is left ends its calls: no failure to tell. One that comes back by Back asks again.
  window.addEventListener('pagehide', () => {
    if (selectIsNamed(store)) return;
    call.abort();
    asked = undefined;
  });
  const follow = () => {
    const now = readToken();
    const id = now && !now.expired && !now.guest ? now.id : undefined;
    if (id === asked) return;
    call.abort();
    call = new AbortController();
    asked = id;
    store.dispatch(sessionSlice.actions.named(undefined));
    if (now && id) void load(store, now, call.signal);
  };
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
  return follow;
}

async function load(store: SessionStore, token: NonNullable<ReturnType<typeof readToken>>, signal: AbortSignal) {
  try {
    const { fetchAccountName } = await import(/* webpackChunkName: "account-name" */ './fetchAccountName.ts');
    const name = await fetchAccountName(token, signal);
    if (!signal.aborted) store.dispatch(sessionSlice.actions.named(name));
  } catch (error) {
    if (signal.aborted) return;
    console.error(`The account's name could not be loaded, so the header goes without: ${(error as Error).message}`);
  }
}

const selectIsNamed = (store: SessionStore) => store.getState().session.name !== undefined;
