import type { FastifyRequest } from 'fastify';

export interface ShopAddress {
  secure: boolean;
  host: string;
  port: string;
}

/**
 * Where browsers reach the shop: SITE_ORIGIN when it is set, else what the shell and the proxies before it forwarded
 * (X-Forwarded-Proto, X-Forwarded-Host).
 */
export function shopAddress(request: FastifyRequest, siteOrigin: string): ShopAddress {
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  const url = URL.parse(siteOrigin || `${scheme}://${request.host}`) ?? new URL('http://localhost');
  const secure = url.protocol === 'https:';
  return { secure, host: url.host, port: url.port || (secure ? '443' : '80') };
}
