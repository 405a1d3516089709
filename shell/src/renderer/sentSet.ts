import type { LiveRelease, LiveRoute, ReleaseSet, SentRelease, SentRoute, SentSet } from '@paw/contract/releaseSet.ts';

/** The part of a set that browsers need: the server's HTML names its page's files, and the page's code names the others. */
export function sentSet({ id, remotes }: ReleaseSet): SentSet {
  return { id, remotes: Object.fromEntries(Object.entries(remotes).map(([name, live]) => [name, sentRelease(live)])) };
}

function sentRelease({ release, federationName, entry, routes, slots, hashes }: LiveRelease): SentRelease {
  return {
    release,
    federationName,
    entry,
    routes: routes.map(sentRoute),
    slots: slots.map(({ name }) => ({ name })),
    ...(hashes && { hashes }),
  };
}

function sentRoute({ name, path, query, viewQuery, guard, secret }: LiveRoute): SentRoute {
  return { name, path, query, viewQuery, ...(guard && { guard }), ...(secret && { secret }) };
}
