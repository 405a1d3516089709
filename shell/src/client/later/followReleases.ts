import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { DataRouter } from 'react-router-dom';
import { ON, type TabNews } from '../../tabs/TabNews.ts';
import { leaveTo, reloadInPlace } from './leaveTo.ts';

/** Without a stream a tab asks at most once in so long, when it goes to another page. ms */
const ASK_EVERY = 5_000;

/**
 * Hears what becomes of the releases that this tab runs. A tab on a release that was taken back gets its next page whole
 * from the server, one on a recalled release is loaded again at once. Only a page in view holds a stream, and few at a time.
 * @param shell the shell's own release that the tab runs, `shell@0123456789abcdef`
 * @returns what ends it
 */
export function followReleases({ remotes }: ReleaseSet, router: DataRouter, shell: string): () => void {
  const on = [shell, ...Object.entries(remotes).map(([remote, { release }]) => `${remote}@${release}`)];
  const query = `?${ON}=${on.join(',')}`;
  let isLeft = false;
  let asked = Number.NEGATIVE_INFINITY;
  let stream: EventSource | undefined;
  let leavePlace: () => void = () => undefined;
  /** Counts what was begun: a place that comes after the page was hidden is given back. */
  let turn = 0;

  const hear = ({ left, recalled }: TabNews) => {
    isLeft = left.length > 0;
    if (recalled.length > 0) reloadInPlace();
  };
  const close = () => {
    turn++;
    stream?.close();
    stream = undefined;
    leavePlace();
  };
  const open = () => {
    const opened = new EventSource(`/events${query}`);
    stream = opened;
    opened.addEventListener('message', ({ data }) => hear(JSON.parse(data as string) as TabNews));
    // There are too many already: this tab asks instead.
    opened.addEventListener('full', close);
  };
  const follow = () => {
    if (document.visibilityState !== 'visible') return close();
    if (stream && stream.readyState !== EventSource.CLOSED) return;
    close();
    const own = turn;
    takeStreamPlace((leave) => {
      if (own !== turn) return leave();
      leavePlace = leave;
      open();
    });
  };
  const ask = async () => {
    asked = performance.now();
    const response = await fetch(`/set${query}`, { cache: 'no-store' });
    if (response.ok) hear((await response.json()) as TabNews);
    leaveIfLeft();
  };
  const leaveIfLeft = () => {
    const { state, location } = router.state.navigation;
    if (isLeft && state === 'loading' && location) leaveTo(router, location);
  };

  const stopListening = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'loading') return;
    leaveIfLeft();
    const isDeaf = stream?.readyState !== EventSource.OPEN;
    if (!isLeft && isDeaf && performance.now() - asked > ASK_EVERY) ask().catch(() => undefined);
  });
  document.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', close);
  addEventListener('pageshow', follow);
  follow();
  return () => {
    close();
    stopListening();
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', follow);
  };
}

/**
 * Over HTTP/1.1 a browser opens six connections to a server, for all its tabs, and a stream takes one for as long as it is
 * open. Windows side by side are all in view: so many of them hold a stream, or no page would load any more.
 */
const PLACES = 3;

/** Calls `enter` with what gives the place back. Does nothing more when other tabs have all places. */
function takeStreamPlace(enter: (leave: () => void) => void): void {
  // Only in a secure context; a shop without one is a developer's.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return enter(() => undefined);
  const request = (n: number): void => {
    if (n === PLACES) return;
    const take = (lock: Lock | null) => (lock ? new Promise<void>(enter) : request(n + 1));
    locks.request(`release-news-${n}`, { ifAvailable: true }, take).catch(() => undefined);
  };
  request(0);
}
