import type { ReleaseStore } from '../store/releaseStore.ts';
import { Trust } from '../trust/Trust.ts';

/** The trust that the command line has opened the store with. */
export function trustOf(store: ReleaseStore): Trust {
  return store.trust instanceof Trust ? store.trust : new Trust(store);
}

/** The same store, typed so that it may be signed for. */
export function signedStore(store: ReleaseStore): ReleaseStore & { trust: Trust } {
  return { ...store, trust: trustOf(store) };
}
