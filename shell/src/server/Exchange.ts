import type { IncomingMessage } from 'node:http';
import { requestIdOf } from '@paw/node/callerFacts.ts';

/** One request and its answer, as log and metrics report it. The code that answers fills in what it knows. */
export interface Exchange {
  /** The caller's `x-request-id` if it is well formed, else a new one; it is forwarded to the api and returned to the caller. */
  id: string;
  pathname: string;
  /** `performance.now()` at its begin. */
  began: number;
  /** The route's pattern, or what kind of address it is: few values, whatever is asked for. */
  route: string;
  /** `route`: what was asked for is not for the log. */
  logPath?: 'route';
  /** Id of the release set that answered. */
  set?: string;
  /** Where a page came from. */
  cache?: 'hit' | 'stale' | 'miss';
}

export function beginExchange(request: IncomingMessage): Exchange {
  const url = request.url ?? '/';
  const query = url.indexOf('?');
  const pathname = query < 0 ? url : url.slice(0, query);
  return { id: requestIdOf(request.headers), pathname, began: performance.now(), route: 'unknown' };
}
