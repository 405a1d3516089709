import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** One request and its answer, as log and metrics tell of it. Whoever answers fills in what it knows. */
export interface Exchange {
  /** The caller's `x-request-id` when it is well formed, else our own; it goes on to the api, and back to the caller. */
  id: string;
  pathname: string;
  /** `performance.now()` at its begin. */
  began: number;
  /** The route's pattern, or what kind of address it is: few values, whatever is asked for. */
  route: string;
  /** Id of the release set that answered. */
  set?: string;
  /** Where a page came from. */
  cache?: 'hit' | 'stale' | 'miss';
}

const wellFormed = /^[\w-]{8,64}$/;
const run = randomBytes(6).toString('hex');
let count = 0;

export function beginExchange(request: IncomingMessage): Exchange {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && wellFormed.test(given) ? given : `${run}-${(++count).toString(36)}`;
  const url = request.url ?? '/';
  const query = url.indexOf('?');
  const pathname = query < 0 ? url : url.slice(0, query);
  return { id, pathname, began: performance.now(), route: 'unknown' };
}
