import { listInterruptedRemovals } from '../store/releaseClaim.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** A sentence for each release that is still listed, and whose removal was interrupted. */
export async function describeInterruptedRemovals(store: ReleaseStore, remote?: string): Promise<string[]> {
  const found = (await listInterruptedRemovals(store)).filter((one) => remote === undefined || one.remote === remote);
  return found.map(
    (one) =>
      `The removal of ${one.remote}@${one.release} was interrupted, so no command can use it: "npm run release -- gc" finishes it, or publish ${one.remote} again from the same sources.`,
  );
}
