import { readToken } from '@paw/contract/tokenStorage.ts';
import type { SessionStore } from './sessionStore.ts';

/**
 * Keeps the signed-in member's name, fetched once for each account. The header needs only storage, so a failure is one
 * line on the console.
 * @returns call it whenever the token may have changed
 */
export function syncAccountName(store: SessionStore): () => void {
  let asked: string | undefined;
  let call: AbortController | undefined;

  const load = async ({ signal }: AbortController) => {
    try {
      const { fetchAccountName } = await import(/* webpackChunkName: "account-name" */ './fetchAccountName.ts');
      const name = await fetchAccountName(signal);
      if (!signal.aborted) store.changeName(name);
    } catch (error) {
      if (signal.aborted) return;
      // The same account is fetched again after its next login.
      asked = undefined;
      console.error(`The account's name could not be loaded, so the header goes without: ${(error as Error).message}`);
    } finally {
      if (call?.signal === signal) call = undefined;
    }
  };

  const sync = () => {
    const stored = readToken();
    const id = stored && !stored.expired && !stored.guest ? stored.id : undefined;
    if (id === asked) return;
    call?.abort();
    asked = id;
    store.changeName(undefined);
    if (id) void load((call = new AbortController()));
  };

  // Leaving the page aborts the request, which is no failure; after Back it is sent again.
  window.addEventListener('pagehide', () => {
    if (!call) return;
    call.abort();
    asked = undefined;
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && sync());
  return sync;
}
