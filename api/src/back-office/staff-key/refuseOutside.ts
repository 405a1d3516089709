import { isInsideHost } from '@paw/node/isInsideHost.ts';
import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../../platform/http/apiProblem.ts';

/**
 * A hook for the staff's port, which no page of any site uses. It refuses a name of the internet in `Host`, which a page
 * sends that points its own name at this machine, and what a browser sends for a page. Neither counts as a wrong key.
 * @param names that are allowed: of a proxy in front of the port
 */
export function refuseOutside(names: readonly string[]) {
  return async ({ headers, raw }: FastifyRequest): Promise<void> => {
    // Node reads the first of two.
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1 || !isInsideHost(headers.host, names)) {
      throw new ApiProblem(
        403,
        'foreign_request',
        'The staff port is not known by this name. Use its IP address, or add the name to STAFF_NAMES.',
      );
    }
    const site = headers['sec-fetch-site'];
    const isPage = headers.origin !== undefined || (site !== undefined && site !== 'none');
    if (isPage) throw new ApiProblem(403, 'foreign_request', 'The staff port answers programs, not pages.');
  };
}
