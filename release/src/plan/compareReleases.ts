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
  /** Route or slot → what browsers download for it beside the shell's own files, in bytes of brotli; only where it differs. */
  sizes: Record<string, { before: number; next: number }>;
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
    sizes: compareSizes(before, next),
  };
}

function compareSizes(before: ReleaseManifest, next: ReleaseManifest): ReleaseDifference['sizes'] {
  const old = sizesOf(before);
  const changed = [...sizesOf(next)].flatMap(([name, size]) => {
    const was = old.get(name);
    return was === undefined || Math.abs(was - size) <= SAME ? [] : [[name, { before: was, next: size }] as const];
  });
  return Object.fromEntries(changed);
}

/** Another id alone changes how well a file is compressed, by some bytes: that is no other size. */
const SAME = 100;

/** Path of a route, or name of a slot → bytes of its scripts and styles, compressed where the release has that. */
function sizesOf({ routes, slots, files }: ReleaseManifest): Map<string, number> {
  const sizes = new Map(files.map(({ path, size }) => [path, size]));
  const sum = (paths: readonly string[]) =>
    paths.reduce((total, path) => total + (sizes.get(`${path}.br`) ?? sizes.get(path) ?? 0), 0);
  const of = (part: { js: string[]; css: string[] }) => sum([...part.js, ...part.css]);
  return new Map([
    ...routes.map((route) => [route.path, of(route.files)] as const),
    ...slots.map((slot) => [slot.name, of(slot.files)] as const),
  ]);
}

function compare(before: readonly string[], next: readonly string[]): Difference {
  return {
    added: next.filter((one) => !before.includes(one)),
    removed: before.filter((one) => !next.includes(one)),
  };
}
