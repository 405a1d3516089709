import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { selectSessionKind, type SessionState } from '../../session/sessionSlice.ts';

/**
 * Keeps the mark that the head's script sets (authMark) in step with the session. It reads the store itself, not what
 * is rendered: hydration renders nobody first, and the mark must not flicker.
 */
export function useAuthMark(): void {
  const store = useStore<{ session: SessionState }>();
  useEffect(() => {
    const mark = () => {
      document.documentElement.dataset.auth = selectSessionKind(store.getState());
    };
    mark();
    return store.subscribe(mark);
  }, [store]);
}
