/**
 * Whether a build has not seen a change that another build of the same sources has: each has a watcher of its own, and
 * either may hear of a change first.
 * @param dependencies the files that the build was made of
 * @param startedAt when the build last began to read them, in ms since 1970
 * @param changes file → time of the change, in ms since 1970, for all files that the other build contains
 */
export function isBehind(
  dependencies: { has: (file: string) => boolean },
  startedAt: number,
  changes: ReadonlyMap<string, number>,
): boolean {
  return [...changes].some(([file, changedAt]) => changedAt > startedAt && dependencies.has(file));
}
