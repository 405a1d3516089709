import type { IncomingMessage } from 'node:http';
import { requestIdOf } from '@paw/node/callerFacts.ts';

/** One request and its answer, as log and metrics report it. The code that answers fills in what it knows. */
export interface Exchange {
  /** The client's `x-request-id` when it is well formed, else a new one. Sent to the api, and returned to the client. */
  id: string;
  path: string;
  /** `performance.now()` when the request arrived. */
  began: number;
  /** The route's pattern, or a name for the kind of path: a small number of values. */
  route: string;
  /** `route`: the log contains only the route, not the path. */
  logPath?: 'route';
  /** Id of the release set that answered. */
  set?: string;
  /** While a canary runs, of a page that counts: the canary whose set answered (its id), or `live`. */
  arm?: string;
  /** With `arm`: the first 12 hex digits of the sha256 of the id in the visitor's cookie. */
  visitor?: string;
  /** What was sent. */
  page?: SentPage;
  /** Where a page came from. */
  cache?: 'hit' | 'stale' | 'miss';
}

/** A page that was rendered, and may be sent many times. */
export interface SentPage {
  status: number;
  /** The route's pattern. */
  route: string;
  /** `catalog@0123456789abcdef` of each release that has a region on the page. */
  boundaries: readonly string[];
  /** The same of the releases whose regions failed; undefined when none did. */
  failed?: readonly string[];
}

export function beginExchange(request: IncomingMessage): Exchange {
  const url = request.url ?? '/';
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  return { id: requestIdOf(request.headers), path, began: performance.now(), route: 'unknown' };
}
