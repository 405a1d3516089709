import type { SentSet } from '@paw/contract/releaseSet.ts';
import type { DataRouter } from 'react-router-dom';
import { RELEASES_PARAMETER, type TabNews } from '../../tabs/TabNews.ts';
import { loadDocument, reloadDocument } from './documentNavigation.ts';

/** Minimum time between polls of a tab without a stream, which polls when it navigates. ms */
const POLL_EVERY = 5_000;

/**
 * Subscribes to news about the releases that this tab runs. A tab on a release that was rolled back gets its next page
 * whole from the server; one on a recalled release reloads at once. Only a visible page holds a stream, and only a few
 * tabs do.
 * @param shell the shell's own release that the tab runs, `shell@0123456789abcdef`
 * @param onWatched called, perhaps more than once, while a release of the tab is a canary
 * @returns ends the subscription
 */
export function subscribeToReleases(
  { remotes }: SentSet,
  router: DataRouter,
  shell: string,
  onWatched: () => void = () => undefined,
): () => void {
  const on = [shell, ...Object.entries(remotes).map(([remote, { release }]) => `${remote}@${release}`)];
  const query = `?${RELEASES_PARAMETER}=${on.join(',')}`;
  let isLeft = false;
  let polledAt = Number.NEGATIVE_INFINITY;
  let stream: EventSource | undefined;
  let releasePlace: () => void = () => undefined;
  /** Increases when the stream closes: a place that is granted after the page was hidden is given back. */
  let turn = 0;

  const handleNews = ({ left, recalled, watched }: TabNews) => {
    if (watched) onWatched();
    isLeft = left.length > 0;
    if (recalled.length > 0) reloadDocument();
  };
  const close = () => {
    turn++;
    stream?.close();
    stream = undefined;
    releasePlace();
  };
  const open = () => {
    const opened = new EventSource(`/events${query}`);
    stream = opened;
    opened.addEventListener('message', ({ data }) => handleNews(JSON.parse(data as string) as TabNews));
    // There are too many streams: this tab polls instead.
    opened.addEventListener('full', close);
  };
  const connect = () => {
    if (document.visibilityState !== 'visible') return close();
    if (stream && stream.readyState !== EventSource.CLOSED) return;
    close();
    const own = turn;
    acquireStreamPlace((leave) => {
      if (own !== turn) return leave();
      releasePlace = leave;
      open();
    });
  };
  const poll = async () => {
    polledAt = performance.now();
    const response = await fetch(`/set${query}`, { cache: 'no-store' });
    if (response.ok) handleNews((await response.json()) as TabNews);
    leaveIfLeft();
  };
  const leaveIfLeft = () => {
    const { state, location } = router.state.navigation;
    if (isLeft && state === 'loading' && location) loadDocument(router, location);
  };

  const stopListening = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'loading') return;
    leaveIfLeft();
    const hasNoStream = stream?.readyState !== EventSource.OPEN;
    if (!isLeft && hasNoStream && performance.now() - polledAt > POLL_EVERY) poll().catch(() => undefined);
  });
  document.addEventListener('visibilitychange', connect);
  addEventListener('pagehide', close);
  addEventListener('pageshow', connect);
  connect();
  return () => {
    close();
    stopListening();
    document.removeEventListener('visibilitychange', connect);
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', connect);
  };
}

/**
 * Over HTTP/1.1 a browser opens six connections to a server for all its tabs, and a stream holds one while it is open.
 * Windows side by side are all visible. The number of streams is limited, or no page could load.
 */
const PLACES = 3;

/** Calls `enter` with a function that gives the place back; does not call it when other tabs hold all places. */
function acquireStreamPlace(enter: (leave: () => void) => void): void {
  // `navigator.locks` needs a secure context; only a developer's shop has none.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return enter(() => undefined);
  const request = (n: number): void => {
    if (n === PLACES) return;
    const hold = (lock: Lock | null) => (lock ? new Promise<void>(enter) : request(n + 1));
    locks.request(`release-news-${n}`, { ifAvailable: true }, hold).catch(() => undefined);
  };
  request(0);
}
