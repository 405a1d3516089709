import type { IncomingMessage } from 'node:http';

/** The cookie that shows a preview to a browser. */
export interface PreviewCookie {
  name: string;
  /** The secret in the request's cookie; undefined without one. */
  read: (request: IncomingMessage) => string | undefined;
  /** A `Set-Cookie` header. @param seconds until the preview ends */
  write: (secret: string, seconds: number) => string;
  clear: () => string;
}

/**
 * Over https the name makes browsers refuse a cookie of another subdomain. Over http it has the port, because browsers
 * share cookies between ports of one host.
 * @param origin the shop's own
 */
export function previewCookie(origin: string): PreviewCookie {
  const { protocol, port } = new URL(origin);
  const isSecure = protocol === 'https:';
  const name = isSecure ? '__Host-preview' : `preview-${port || 80}`;
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
    write: (secret, seconds) => `${name}=${secret}; ${attributes}; Max-Age=${seconds}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}
