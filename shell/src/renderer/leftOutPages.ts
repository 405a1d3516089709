import type { LiveRelease, ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { RouteObject } from 'react-router-dom';
import { failureOf } from '../failures/kindOfFailure.ts';
import type { RouteHandle } from '../routes/RoutesContext.tsx';

/** No release of this remote works: the set has its paths but none of its code. */
export function isLeftOut({ entry }: Pick<LiveRelease, 'entry'>): boolean {
  return entry === '';
}

/** The same routes; pages of a left-out remote fail with status 503. */
export function withoutLeftOut(routes: RouteObject[], set: ReleaseSet): RouteObject[] {
  return routes.map((route) => {
    const live = set.remotes[(route.handle as RouteHandle | undefined)?.remote ?? ''];
    return {
      ...route,
      ...(live && isLeftOut(live) && { loader: () => Promise.reject(unavailable()) }),
      ...(route.children && { children: withoutLeftOut(route.children, set) }),
    } as RouteObject;
  });
}

function unavailable(): Error {
  return failureOf('unavailable', 'This part of the shop is left out, because its release does not work');
}
