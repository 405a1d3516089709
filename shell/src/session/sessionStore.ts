import { createContext, useContext, useSyncExternalStore } from 'react';

/** Who is signed in, according to storage: header and guard use nothing else. */
interface SessionState {
  kind: 'none' | 'guest' | 'member';
  /** The member's whole name, once it is fetched. */
  name?: string;
}

/**
 * The session of a page. It is no Redux store: two fields on every page are not worth 11 KB of every first visit (decision
 * 0059).
 */
export interface SessionStore {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Another kind of shopper. Only a member has a name. */
  changeKind: (kind: SessionState['kind']) => void;
  changeName: (name: string | undefined) => void;
}

const signedOut: SessionState = { kind: 'none' };

/** A session's store: one per page in the browser, one per render on the server. */
export function makeSessionStore(): SessionStore {
  let state = signedOut;
  const listeners = new Set<() => void>();
  const change = (next: SessionState) => {
    if (next.kind === state.kind && next.name === state.name) return;
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changeKind: (kind) => change(kind === 'member' ? { ...state, kind } : { kind }),
    changeName: (name) => change({ kind: state.kind, ...(name !== undefined && { name }) }),
  };
}

export const SessionContext = createContext<SessionStore | undefined>(undefined);

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('SessionContext is missing: wrap the router in its provider.');
  return store;
}

/** Hydration starts from a signed-out session. Undefined until the name is fetched, and when that failed. */
export function useAccountName(): string | undefined {
  const store = useSessionStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().name,
    () => undefined,
  );
}
