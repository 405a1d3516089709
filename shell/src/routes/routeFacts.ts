import type { RouteFacts } from '@paw/contract/remote.ts';
import { type SpecifiedRoute, specifiedRoute } from './specifiedRoutes.ts';

/** A route's place, and what its release says of it. What the specification says of its own rows no remote can take back. */
export function routeFacts(route: RouteFacts & { path: string }): RouteFacts & Pick<SpecifiedRoute, 'layout'> {
  const { layout, guard = route.guard, secret = route.secret } = specifiedRoute(route.path);
  const { listed, crawled, logPath } = route;
  return { layout, guard, secret, listed, crawled, logPath };
}

/** Whether search engines are told of it: for everybody, and no other spelling of a page. */
export function isListed(route: RouteFacts & { path: string }): boolean {
  const { guard, secret, listed, crawled } = routeFacts(route);
  return !guard && !secret && listed !== false && crawled !== false;
}
