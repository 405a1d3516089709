import type { FastifyReply, FastifyRequest } from 'fastify';

/** Over https the browser itself sees to it that only this host sets them; see {@link nameOf} for http. */
const names = {
  session: { secure: '__Host-paw', plain: 'paw' },
  signUp: { secure: '__Host-paw-sign-up', plain: 'paw_sign_up' },
  device: { secure: '__Host-paw-device', plain: 'paw_device' },
  social: { secure: '__Host-paw-social', plain: 'paw_social' },
};
type CookieName = keyof typeof names;

/** Other hosts of a domain can set cookies of our names beside ours; more than a few are an attack. */
const mostOfOneName = 4;

/** The shop's cookies: no script reads them, no other site sends them along with what it posts. */
export function shopCookies(siteOrigin: string) {
  const write = (request: FastifyRequest, reply: FastifyReply, cookie: CookieName, value: string, maxAge: number) => {
    const origin = shopOrigin(request, siteOrigin);
    const secure = origin.secure ? '; Secure' : '';
    const text = `${nameOf(cookie, origin)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
    reply.header('set-cookie', text);
  };
  return {
    /** @param value must need no escaping in a cookie. @param maxAge in seconds */
    set: write,
    clear: (request: FastifyRequest, reply: FastifyReply, cookie: CookieName) => write(request, reply, cookie, '', 0),

    /** Every value that was sent under the name. */
    read(request: FastifyRequest, cookie: CookieName): string[] {
      const start = `${nameOf(cookie, shopOrigin(request, siteOrigin))}=`;
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
      const values = pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length));
      return values.filter(Boolean).slice(0, mostOfOneName);
    },
  };
}

/**
 * Safari drops Secure cookies on http://localhost, and cookies ignore ports: over http the port in the name keeps two
 * shops on one machine from signing each other's shoppers out.
 */
function nameOf(cookie: CookieName, { secure, port }: ShopOrigin): string {
  return secure ? names[cookie].secure : `${names[cookie].plain}_${port}`;
}

export interface ShopOrigin {
  secure: boolean;
  host: string;
  port: string;
}

/**
 * Where browsers reach the shop: SITE_ORIGIN when it is set, else what the shell and the proxies before it forwarded
 * (X-Forwarded-Proto, X-Forwarded-Host).
 */
export function shopOrigin(request: FastifyRequest, siteOrigin: string): ShopOrigin {
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  const url = URL.parse(siteOrigin || `${scheme}://${request.host}`) ?? new URL('http://localhost');
  const secure = url.protocol === 'https:';
  return { secure, host: url.host, port: url.port || (secure ? '443' : '80') };
}
