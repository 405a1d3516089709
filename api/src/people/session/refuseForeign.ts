import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import { shopOrigin } from './shopCookies.ts';

const words = 'This request didn’t come from our store. Open the store and try again.';

/**
 * A hook for calls that change something: a page of another site cannot make them with the shopper's cookies. What a
 * browser says about where a call comes from must be true; other programs send no such header, and have only their own
 * cookies.
 */
export function refuseForeign(siteOrigin: string) {
  return async (request: FastifyRequest): Promise<void> => {
    const site = request.headers['sec-fetch-site'];
    const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
    const { origin } = request.headers;
    const isForeignOrigin = origin !== undefined && !isOurs(request, origin, siteOrigin);
    if (isForeignSite || isForeignOrigin) throw new ApiProblem(403, 'foreign_request', words);
  };
}

/** The host decides. A page that came over http is foreign to a shop on https, because anyone could have sent it. */
function isOurs(request: FastifyRequest, origin: string, siteOrigin: string): boolean {
  const from = URL.parse(origin);
  if (!from) return false;
  const isFrom = ({ host, secure }: { host: string; secure: boolean }) =>
    from.host === host && (from.protocol === 'https:' || (from.protocol === 'http:' && !secure));
  return isFrom(shopOrigin(request, siteOrigin)) || isFrom(shopOrigin(request, ''));
}
