import type { RouteFacts } from '@paw/contract/remote.ts';
import { type SpecifiedRoute, specifiedRoute } from './specifiedRoutes.ts';

/** What a browser has to know of a route: its place, its guard, and whether its address is a secret. What the specification says of its own rows no remote can take back. */
export function routeFacts(
  route: Pick<RouteFacts, 'guard' | 'secret'> & { path: string },
): Pick<SpecifiedRoute, 'layout' | 'guard' | 'members' | 'secret'> {
  const { layout, guard = route.guard, members, secret = route.secret } = specifiedRoute(route.path);
  return { layout, guard, members, secret };
}
