import type { DataRouter, Location } from 'react-router-dom';
import { keepTyped } from './typedText.ts';

/** A page that comes with a recalled release again, from a shell that lags behind, is not loaded again for so long. ms */
const AGAIN = 15_000;
const RELOADED = 'reloaded-at';

/** The browser's own ways, which a test replaces. */
export const browserWays = {
  assign: (url: string) => location.assign(url),
  reload: () => location.reload(),
};

/** Gets the page of a navigation that has begun from the server, whole. */
export function leaveTo(router: Pick<DataRouter, 'dispose'>, target: Location): void {
  const url = target.pathname + target.search + target.hash;
  // Its own way to the page ends here.
  router.dispose();
  // Back and Forward have changed the address already.
  if (url === location.pathname + location.search + location.hash) return browserWays.reload();
  if (!target.state) return browserWays.assign(url);
  // What a page hands to the next one is in the history's entry, in the router's form.
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ usr: target.state as unknown, key: target.key, idx: idx + 1 }, '', url);
  browserWays.reload();
}

/** Loads this page again with what is typed in it; the place on it returns as after any reload. */
export function reloadInPlace(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < AGAIN) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // Without storage it would load again and again, should a shell lag behind.
    return;
  }
  keepTyped();
  browserWays.reload();
}
