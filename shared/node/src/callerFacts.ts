import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { traceparentOf, tracedId } from './traceContext.ts';

const run = randomBytes(6).toString('hex');
let count = 0;

/**
 * What a request is called in each process that it reaches. From another process of the shop: the id that it has already.
 * Else an id with the trace of the caller's `traceparent`, the caller's `x-request-id` when it is well formed, or a new one,
 * which differs at each call.
 */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const sent = headers['x-request-id'];
  const given = typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : undefined;
  if (given && traceparentOf(given)) return given;
  return tracedId(headers, newSpan) ?? given ?? `${run}-${(++count).toString(36)}`;
}

const newSpan = () => randomBytes(8).toString('hex');

/** The caller's release set, from `x-release-set`. */
export function releaseSetOf(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['x-release-set'];
  return typeof given === 'string' && /^[0-9a-f]{16}$/.test(given) ? given : undefined;
}
