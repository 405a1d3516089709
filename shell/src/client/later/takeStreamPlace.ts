/**
 * Over HTTP/1.1 a browser opens six connections to a server, for all its tabs, and a stream takes one for as long as it is
 * open. Windows side by side are all in view: so many of them hold a stream, or no page would load any more.
 */
const PLACES = 3;

/** Calls `enter` with what gives the place back. Does nothing more when other tabs have all places. */
export function takeStreamPlace(enter: (leave: () => void) => void): void {
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
