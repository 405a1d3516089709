import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Exchange } from '../Exchange.ts';

const DAY = 86_400;
const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Public path → the file in `icons/`. */
const icons: Record<string, string> = {
  '/favicon.svg': 'favicon.svg',
  '/favicon.ico': 'favicon.svg',
  '/touch-180.png': 'touch-180.png',
  '/apple-touch-icon.png': 'touch-180.png',
  '/icon-192.png': 'icon-192.png',
  '/icon-512.png': 'icon-512.png',
  '/maskable-512.png': 'maskable-512.png',
};

const manifest = {
  name: 'Paw Dailies',
  short_name: 'Paw Dailies',
  description: 'Supplies for dogs, cats, birds and fish',
  lang: 'en-US',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#FFFCF7',
  theme_color: '#0F3B2E',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

/** Nothing behind a sign-in and no search result is for a search engine; what it may read is in the sitemap. */
function robots(origin: string): string {
  const closed = [
    '/api/',
    '/search',
    '/checkout',
    '/dashboard',
    '/viewcart',
    '/wishlist',
    '/login',
    '/signup',
    '/reset-password',
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The small files that every shop has at its root. Answers false for any other address. */
export function siteFiles(origin: () => string, readIcon: (name: string) => Buffer | undefined) {
  const held = new Map<string, Buffer>();
  for (const [path, name] of Object.entries(icons)) {
    const icon = readIcon(name);
    if (icon) held.set(path, icon);
  }
  held.set('/manifest.webmanifest', Buffer.from(JSON.stringify(manifest)));

  return (request: IncomingMessage, response: ServerResponse, exchange: Exchange): boolean => {
    const { pathname } = exchange;
    const body = pathname === '/robots.txt' ? Buffer.from(robots(origin())) : held.get(pathname);
    if (!body) return false;
    exchange.route = 'site file';
    response.writeHead(200, {
      'content-type': types[extname(icons[pathname] ?? pathname)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': `public, max-age=${DAY}`,
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
