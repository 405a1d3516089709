import { CONTRACT } from '@paw/contract/remote.ts';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';

/**
 * Repeats the checks of `activate`, because a log entry may come from another tool, or from two commands that ran at the
 * same time.
 * @returns a sentence for each conflict; empty when the releases can be one set
 */
export function checkFit(manifests: readonly ReleaseManifest[]): string[] {
  const strange = manifests
    .filter(({ contract }) => contract !== CONTRACT)
    .map((one) => `${labelOf(one)} was built for contract ${one.contract}, and this shell speaks ${CONTRACT}.`);
  return [...strange, ...findConflicts(manifests)];
}

/** Paths that two releases claim. Names of parameters make no difference. */
function findConflicts(manifests: readonly ReleaseManifest[]): string[] {
  const owners = new Map<string, string>();
  return manifests.flatMap((manifest) => {
    const label = labelOf(manifest);
    const paths = [...manifest.routes.map(({ path }) => path), ...manifest.publicPaths];
    return paths.flatMap((path) => {
      const shape = path.toLowerCase().replace(/:[^/]+/g, ':');
      const owner = owners.get(shape);
      owners.set(shape, owner ?? label);
      return owner && owner !== label ? [`${label} and ${owner} both claim ${path}.`] : [];
    });
  });
}

function labelOf({ name, release }: ReleaseManifest): string {
  return `${name}@${release}`;
}
