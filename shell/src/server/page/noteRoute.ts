import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import { matchRoutes } from 'react-router-dom';
import { pageFacts } from '../../routes/pageFacts.ts';
import type { Exchange } from '../Exchange.ts';

/**
 * Stores the route of a request, and whether its path may be logged, before the page is rendered: a page that fails or
 * is aborted must not log a path that its response would have withheld.
 */
export function noteRoute({ remotes }: Pick<ReleaseSet, 'remotes'>, exchange: Exchange): void {
  const routes = Object.values(remotes).flatMap((live) => live.routes);
  const found = matchRoutes(
    routes.map((route) => ({ path: route.path, handle: route })),
    exchange.path,
  )?.at(-1)?.route;
  exchange.route = found?.path ?? 'not found';
  exchange.logPath = found && pageFacts(found.handle).logPath;
}
