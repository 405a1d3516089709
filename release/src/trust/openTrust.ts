import type { ReleaseStore } from '../store/releaseStore.ts';
import { Trust, type TrustOptions } from './Trust.ts';

/**
 * What a reader trusts of a store.
 * @returns undefined only when the store has no root and nothing is pinned
 * @throws ReleaseProblem `untrusted`
 */
export async function openTrust(store: ReleaseStore, options: TrustOptions = {}): Promise<Trust | undefined> {
  const trust = new Trust(store, options);
  return (await trust.roots()).length ? trust : undefined;
}

/**
 * The same store, of which the log and releases are read only verified, and written signed, as soon as it has a root.
 * Anyone who reads it need not think of that.
 */
export function trustedStore(store: ReleaseStore, options: TrustOptions = {}): ReleaseStore & { trust: Trust } {
  return { ...store, trust: new Trust(store, options) };
}
