import { readToken } from '@paw/contract/tokenStorage.ts';
import { sessionSlice, type SessionStore } from './sessionStore.ts';

const { named } = sessionSlice.actions;

/**
 * Keeps the name of the member whose token is stored: asked for once for each account. The header goes by storage
 * alone, so a name that cannot be had changes nothing but a line on the console.
 * @returns to be called whenever the token may have changed
 */
export function followAccountName(store: SessionStore): () => void {
  let asked: string | undefined;
  let call: AbortController | undefined;

  const load = async ({ signal }: AbortController) => {
    try {
      const { fetchAccountName } = await import(/* webpackChunkName: "account-name" */ './fetchAccountName.ts');
      const name = await fetchAccountName(signal);
      if (!signal.aborted) store.dispatch(named(name));
    } catch (error) {
      if (signal.aborted) return;
      // The same account is asked for again after its next login.
      asked = undefined;
      console.error(`The account's name could not be loaded, so the header goes without: ${(error as Error).message}`);
    } finally {
      if (call?.signal === signal) call = undefined;
    }
  };

  const follow = () => {
    const stored = readToken();
    const id = stored && !stored.expired && !stored.guest ? stored.id : undefined;
    if (id === asked) return;
    call?.abort();
    asked = id;
    store.dispatch(named(undefined));
    if (id) void load((call = new AbortController()));
  };

  // A page that is left ends its call, which is no failure to tell of; one that comes back by Back asks again.
  window.addEventListener('pagehide', () => {
    if (!call) return;
    call.abort();
    asked = undefined;
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
  return follow;
}
