import type { ReleaseStore } from './releaseStore.ts';

/** Several objects of a store, in the order of their keys, in as few calls as the store allows. */
export function readMany(store: ReleaseStore, keys: readonly string[]): Promise<(Buffer | undefined)[]> {
  return store.getMany?.(keys) ?? Promise.all(keys.map((key) => store.get(key)));
}
