import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';

type ReleasedRoute = ReleaseManifest['routes'][number];
type LiveRoute = Omit<ReleasedRoute, 'example' | 'examples' | 'budget'>;

/** A route as a set has it: without the fields that only its trial needs. */
export function liveRoute({ example: _, examples: _more, budget: _budget, ...route }: ReleasedRoute): LiveRoute {
  return route;
}
