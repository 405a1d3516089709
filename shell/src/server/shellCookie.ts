import type { IncomingMessage } from 'node:http';

/** A cookie of the shell's own, which scripts cannot read. */
export interface ShellCookie {
  name: string;
  /** The value in the request's cookie; undefined without one. */
  read: (request: Pick<IncomingMessage, 'headers'>) => string | undefined;
  /** A `Set-Cookie` header. @param seconds how long it lasts; without it, as long as the browser is open */
  write: (value: string, seconds?: number) => string;
  clear: () => string;
}

/** The cookie of the shop's origin, made again only when that changes: every page asks, and to parse an origin takes time. */
export function cookieOf<Cookie>(make: (origin: string) => Cookie, origin: () => string): () => Cookie {
  let [madeFor, cookie] = [origin(), make(origin())];
  return () => {
    if (madeFor !== origin()) [madeFor, cookie] = [origin(), make(origin())];
    return cookie;
  };
}

/**
 * Over https the name makes browsers refuse a cookie of another subdomain. Over http it has the port, because browsers
 * share cookies between ports of one host.
 * @param origin the shop's own
 */
export function shellCookie(label: string, origin: string): ShellCookie {
  const { protocol, port } = new URL(origin);
  const isSecure = protocol === 'https:';
  const name = isSecure ? `__Host-${label}` : `${label}-${port || 80}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const begin = `${name}=`;
  return {
    name,
    read: ({ headers }) => {
      // Most requests have no cookie.
      if (!headers.cookie?.includes(begin)) return undefined;
      const parts = headers.cookie.split(';').map((part) => part.trim());
      return parts.find((part) => part.startsWith(begin))?.slice(begin.length) || undefined;
    },
    write: (value, seconds) => `${name}=${value}; ${attributes}${seconds === undefined ? '' : `; Max-Age=${seconds}`}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}
