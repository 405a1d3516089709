import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { LiveRoute, ReleaseSet } from '@paw/contract/releaseSet.ts';
import { routeFacts } from '../../routes/routeFacts.ts';
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

/** Nothing behind a sign-in and nothing that its remote keeps from search engines; what they may read is in the sitemap. */
function robots(origin: string, set: ReleaseSet | undefined): string {
  const routes = Object.values(set?.remotes ?? {}).flatMap((live) => live.routes);
  const paths = routes.filter((route) => isClosed(route)).map(({ path }) => path.replace(/\/:.*/, ''));
  // What lies below a closed path is closed with it.
  const outermost = [...new Set(paths)].filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  const closed = ['/api/', ...outermost.toSorted()];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function isClosed(route: LiveRoute): boolean {
  const { guard, crawled } = routeFacts(route);
  return guard !== undefined || crawled === false;
}

/** The small files that every shop has at its root. Answers false for any other address. */
export function siteFiles(
  origin: () => string,
  readIcon: (name: string) => Buffer | undefined,
  currentSet: () => ReleaseSet | undefined,
) {
  const held = new Map<string, Buffer>();
  for (const [path, name] of Object.entries(icons)) {
    const icon = readIcon(name);
    if (icon) held.set(path, icon);
  }
  held.set('/manifest.webmanifest', Buffer.from(JSON.stringify(manifest)));

  return (request: IncomingMessage, response: ServerResponse, exchange: Exchange): boolean => {
    const { pathname } = exchange;
    const body = pathname === '/robots.txt' ? Buffer.from(robots(origin(), currentSet())) : held.get(pathname);
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
