import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import { matchRoutes } from 'react-router-dom';
import { pageFacts } from '../../routes/pageFacts.ts';
import type { Exchange } from '../Exchange.ts';

/**
 * Notes which route an address belongs to, and whether its path is for the log, before it is rendered: a page that
 * fails, or whose shopper leaves, must not log what its answer would have kept out of the log.
 */
export function noteRoute({ remotes }: Pick<ReleaseSet, 'remotes'>, exchange: Exchange): void {
  const routes = Object.values(remotes).flatMap((live) => live.routes);
  const found = matchRoutes(
    routes.map((route) => ({ path: route.path, handle: route })),
    exchange.pathname,
  )?.at(-1)?.route;
  exchange.route = found?.path ?? 'not found';
  exchange.logPath = found && pageFacts(found.handle).logPath;
}
