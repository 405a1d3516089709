import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { Beacon } from '../../signals/Beacon.ts';
import type { KnownSet } from './KnownSets.ts';
import type { ReadBeacon } from './readBeacon.ts';

/**
 * Gives what failed the label of a release: the script on the page sends names where it knows no label. An error that names
 * only the shell, which every stack does, belongs to the page that was shown, unless it is a script's outside of React.
 * @param owner label of the release whose page was shown
 * @returns the beacon without releases that are in no page of the set: a script of another origin, or an invented one
 */
export function knownLabels({ a, f, ...rest }: ReadBeacon, { labels, byName }: KnownSet, owner: string): ReadBeacon {
  const own = byName.get(SHELL);
  const labelOf = (name: string, kind: string) => {
    const label = byName.get(name) ?? name;
    return label === own && kind !== 'script' ? owner : label;
  };
  const failed = f?.map(([name, kind]): NonNullable<Beacon['f']>[number] => [labelOf(name, kind), kind]);
  return {
    ...rest,
    ...(a && { a: a.filter((label) => labels.has(label)) }),
    ...(failed && { f: failed.filter(([label]) => labels.has(label)) }),
  };
}
