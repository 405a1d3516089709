import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';

interface Difference {
  added: string[];
  removed: string[];
}

/** What differs between the release `before` and the release `next`. */
export interface ReleaseDifference {
  contract?: [number, number];
  routes: Difference;
  slots: Difference;
  operations: Difference;
  publicPaths: Difference;
  shared: Difference;
  files: Difference & { changed: string[] };
}

/**
 * `changed` lists files whose size differs: the release id inside changes the bytes of nearly every file. Compressed files
 * are omitted, because the id alone changes their size.
 */
export function compareReleases(before: ReleaseManifest, next: ReleaseManifest): ReleaseDifference {
  const ranges = ({ shared }: ReleaseManifest) => Object.entries(shared).map(([name, range]) => `${name} ${range}`);
  const sizes = new Map(before.files.map(({ path, size }) => [path, size]));
  return {
    ...(before.contract !== next.contract && { contract: [before.contract, next.contract] }),
    routes: compare(
      before.routes.map(({ path }) => path),
      next.routes.map(({ path }) => path),
    ),
    slots: compare(
      before.slots.map(({ name }) => name),
      next.slots.map(({ name }) => name),
    ),
    operations: compare(before.operations, next.operations),
    publicPaths: compare(before.publicPaths, next.publicPaths),
    shared: compare(ranges(before), ranges(next)),
    files: {
      ...compare(
        before.files.map(({ path }) => path),
        next.files.map(({ path }) => path),
      ),
      changed: next.files
        .filter(({ path, size }) => sizes.has(path) && sizes.get(path) !== size && !/\.(br|gz)$/.test(path))
        .map(({ path }) => path),
    },
  };
}

function compare(before: readonly string[], next: readonly string[]): Difference {
  return {
    added: next.filter((one) => !before.includes(one)),
    removed: before.filter((one) => !next.includes(one)),
  };
}
