import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRemoteAccess } from '../../remotes/RemoteAccess.tsx';
import { useRoutes } from '../../routes/RoutesContext.tsx';

/** ms: a shorter hover or focus fetches nothing. */
const INTENT = 65;

/** Prefetches the page behind any team's link on hover, focus or touch, once while this page is open. */
export function LinkPrefetch() {
  const { pathname } = useLocation();
  const access = useRemoteAccess();
  const routes = useRoutes();
  useEffect(() => {
    const asked = new Set<string>([pathname]);
    // One timer per event type: when the page scrolls to the focus, links pass under a resting pointer.
    const timers: Record<string, ReturnType<typeof setTimeout> | undefined> = {};
    const consider = ({ type, target }: Event) => {
      clearTimeout(timers[type]);
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([role=button], [download])');
      if (!link || link.origin !== location.origin || link.target || asked.has(link.pathname) || isSlowLine()) return;
      // Read now: after the navigation the same element may link to another page.
      const url = new URL(link.href);
      const fetchPage = () => {
        // A touch sends `pointerover` before `touchstart`, so this may be the second call for the link.
        if (asked.has(url.pathname)) return;
        asked.add(url.pathname);
        import(/* webpackChunkName: "later" */ './prefetchPage.ts')
          .then(({ prefetchPage }) => prefetchPage(url, access, routes))
          .catch(() => undefined);
      };
      if (type === 'touchstart') fetchPage();
      else timers[type] = setTimeout(fetchPage, INTENT);
    };
    const events = ['pointerover', 'focusin', 'touchstart'];
    for (const event of events) document.addEventListener(event, consider, { passive: true });
    return () => {
      for (const timer of Object.values(timers)) clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, consider);
    };
  }, [pathname, access, routes]);
  return null;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A slow connection, or one with data saving on, gets no prefetch. Browsers that do not report it count as fast. */
function isSlowLine(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /^(slow-)?2g$|^3g$/.test(connection?.effectiveType ?? '');
}
