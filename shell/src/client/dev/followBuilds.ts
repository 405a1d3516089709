import type { DevStatus } from './DevStatus.ts';

/**
 * Hands on what the server says of the builds, as long as somebody looks at this page: a browser has six connections
 * to a server, and tabs that are out of sight would take them all. A tab that comes back learns what it missed.
 */
export function followBuilds(take: (status: DevStatus) => void): void {
  let events: EventSource | undefined;
  const follow = () => {
    events?.close();
    events = undefined;
    if (document.hidden) return;
    events = new EventSource('/dev/events');
    events.addEventListener('message', ({ data }) => take(JSON.parse(data) as DevStatus));
  };
  document.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', () => events?.close());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  follow();
}
