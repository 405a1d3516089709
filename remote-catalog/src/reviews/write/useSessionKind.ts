import { onSessionChanged, type SessionChanged } from '@paw/contract/sessionEvents.ts';
import { readToken, TOKEN_KEY } from '@paw/contract/tokenStorage.ts';
import { useSyncExternalStore } from 'react';

/** The kind of session in storage, updated from other tabs too. 'none' in the server's HTML. */
export function useSessionKind(): SessionChanged['kind'] {
  return useSyncExternalStore(listen, readKind, () => 'none');
}

function readKind(): SessionChanged['kind'] {
  const token = readToken();
  if (!token || token.expired) return 'none';
  return token.guest ? 'guest' : 'member';
}

function listen(onChange: () => void): () => void {
  const followTabs = ({ key }: StorageEvent) => (key === TOKEN_KEY || key === null) && onChange();
  addEventListener('storage', followTabs);
  const stop = onSessionChanged(onChange);
  return () => {
    removeEventListener('storage', followTabs);
    stop();
  };
}
