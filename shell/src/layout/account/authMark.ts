import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { selectSessionKind, type SessionState } from '../../session/sessionStore.ts';

/**
 * An inline script for the document's head. Before the first paint it marks `<html data-auth="member">` when storage
 * holds a member's token that has not expired, so that the header's style sheet shows the right ways at once: the
 * page itself never depends on the shopper. It decides as `readToken` does; a damaged token is none.
 */
export const authMark = `try{let t=localStorage.getItem("token"),c=t.length<8193&&JSON.parse(atob(t.split(".")[1].replaceAll("-","+").replaceAll("_","/")));typeof c.id=="string"&&typeof c.exp=="number"&&c.exp*1e3>Date.now()&&!c.guest&&(document.documentElement.dataset.auth="member")}catch{}`;

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
