import type { DataRouter, Location } from 'react-router-dom';
import { pushRouterEntry } from '../../internals/pushRouterEntry.ts';
import { storeTyped } from './typedText.ts';

/** Delay before the next reload when a shell that lags behind served a recalled release again. ms */
const AGAIN = 15_000;
const RELOADED = 'reloaded-at';

/** The browser's navigation, which a test replaces. */
export const browserNavigation = {
  assign: (url: string) => location.assign(url),
  reload: () => location.reload(),
};

/** Loads the target of a pending navigation whole from the server. */
export function loadDocument(router: Pick<DataRouter, 'dispose'>, target: Location): void {
  const url = target.pathname + target.search + target.hash;
  // The router's own navigation ends here.
  router.dispose();
  // Back and Forward have changed the URL already.
  if (url === location.pathname + location.search + location.hash) return browserNavigation.reload();
  if (!target.state) return browserNavigation.assign(url);
  // The state travels in the history entry.
  pushRouterEntry(target);
  browserNavigation.reload();
}

/** Reloads this page and keeps typed text; the browser restores the scroll position. */
export function reloadDocument(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < AGAIN) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // Without storage it could reload repeatedly, when a shell lags behind.
    return;
  }
  storeTyped();
  browserNavigation.reload();
}
