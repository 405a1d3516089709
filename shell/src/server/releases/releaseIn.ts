import type { LiveRelease, ReleaseSet } from '@paw/contract/releaseSet.ts';

/** The remote and its release whose code a stack names first; undefined when it names none of the set. */
export function releaseIn({ remotes }: ReleaseSet, stack: string): [string, LiveRelease] | undefined {
  return Object.entries(remotes)
    .map(([remote, live]) => ({ remote, live, place: stack.indexOf(`${live.federationName}/`) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .map(({ remote, live }): [string, LiveRelease] => [remote, live])[0];
}
