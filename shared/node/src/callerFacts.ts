import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const run = randomBytes(6).toString('hex');
let count = 0;

/** The caller's `x-request-id` when it is well formed, else a new one, which differs at each call. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : `${run}-${(++count).toString(36)}`;
}

/** The caller's release set, from `x-release-set`. */
export function releaseSetOf(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['x-release-set'];
  return typeof given === 'string' && /^[0-9a-f]{16}$/.test(given) ? given : undefined;
}
