import { useEffect } from 'react';
import { useSessionStore } from '../../session/sessionStore.ts';

/**
 * An inline script for the document's head. Before the first paint it sets `<html data-auth="member">` when storage
 * holds a member's token that has not expired, so the header's styles show the right links at once: the HTML never
 * depends on the shopper. It decides as `readToken` does; a damaged token counts as none.
 */
export const authMark = `try{let t=localStorage.getItem("token"),c=t.length<8193&&JSON.parse(atob(t.split(".")[1].replaceAll("-","+").replaceAll("_","/")));typeof c.id=="string"&&typeof c.exp=="number"&&c.exp*1e3>Date.now()&&!c.guest&&(document.documentElement.dataset.auth="member")}catch{}`;

/**
 * Keeps the mark that `authMark` sets in sync with the session. It reads the store, not rendered state: hydration first
 * renders a signed-out session, and the mark must not flicker.
 */
export function useAuthMark(): void {
  const store = useSessionStore();
  useEffect(() => {
    const mark = () => {
      document.documentElement.dataset.auth = store.getState().kind;
    };
    mark();
    return store.subscribe(mark);
  }, [store]);
}
