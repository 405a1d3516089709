import type { RouteFacts } from '@paw/contract/remote.ts';
import { type SpecifiedRoute, specifiedRoute } from './specifiedRoutes.ts';

/** A route's place and guard. What the specification says of its own rows no remote can take back. */
export function routeFacts(
  route: Pick<RouteFacts, 'guard'> & { path: string },
): Pick<SpecifiedRoute, 'layout' | 'guard' | 'members'> {
  const { layout, guard = route.guard, members } = specifiedRoute(route.path);
  return { layout, guard, members };
}
