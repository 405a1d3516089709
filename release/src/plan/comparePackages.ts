import type { Sbom, SbomComponent } from '@paw/contract/sbom.ts';

/** npm packages in the files of two releases. */
export interface PackagesDifference {
  /** `zod 4.6.7` */
  added: string[];
  removed: string[];
  /** `react 19.3.0 → 19.3.1`, or `react 19.3.1: other bytes`, which no honest registry sends. */
  changed: string[];
}

/** A package that has one version before and after is changed; with several versions each is added or removed. */
export function comparePackages(before: Pick<Sbom, 'components'>, next: Pick<Sbom, 'components'>): PackagesDifference {
  const [old, fresh] = [byName(before), byName(next)];
  const difference: PackagesDifference = { added: [], removed: [], changed: [] };
  for (const name of new Set([...old.keys(), ...fresh.keys()].toSorted())) {
    const [was, is] = [old.get(name) ?? [], fresh.get(name) ?? []];
    const gone = was.filter(({ version }) => !is.some((one) => one.version === version));
    const added = is.filter(({ version }) => !was.some((one) => one.version === version));
    const isReplaced = gone.length === 1 && added.length === 1;
    if (isReplaced) difference.changed.push(`${name} ${gone[0]?.version} → ${added[0]?.version}`);
    else {
      difference.removed.push(...gone.map(({ version }) => `${name} ${version}`));
      difference.added.push(...added.map(({ version }) => `${name} ${version}`));
    }
    const altered = is.filter((one) => was.some((other) => other.version === one.version && hasOtherBytes(one, other)));
    difference.changed.push(...altered.map(({ version }) => `${name} ${version}: other bytes`));
  }
  return difference;
}

function byName({ components }: Pick<Sbom, 'components'>): Map<string, SbomComponent[]> {
  const found = new Map<string, SbomComponent[]>();
  for (const component of components) {
    const { group, name } = component;
    const label = group ? `${group}/${name}` : name;
    found.set(label, [...(found.get(label) ?? []), component]);
  }
  return found;
}

/** A list without a hash says nothing of the bytes. */
function hasOtherBytes(one: SbomComponent, other: SbomComponent): boolean {
  const [hash, otherHash] = [one.hashes?.[0]?.content, other.hashes?.[0]?.content];
  return hash !== undefined && otherHash !== undefined && hash !== otherHash;
}
