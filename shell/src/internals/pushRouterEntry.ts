import type { Location } from 'react-router-dom';

/** Adds a history entry in the router's format without the router: a router that starts on it has the location's state. */
export function pushRouterEntry({ pathname, search, hash, state, key }: Location): void {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ usr: state as unknown, key, idx: idx + 1 }, '', pathname + search + hash);
}
