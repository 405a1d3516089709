import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { Exchange } from '../Exchange.ts';
import { sendText } from '../sendText.ts';
import { robots } from './robots.ts';

const DAY = 86_400;
/** It depends on the live set; crawlers cache it for a day anyway. s */
const ROBOTS = 600;
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

/** Serves small files at the root of the site, such as icons. Answers false for any other path. */
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
    const { path } = exchange;
    const isRobots = path === '/robots.txt';
    const set = isRobots ? currentSet() : undefined;
    const body = set ? Buffer.from(robots(origin(), set)) : held.get(path);
    if (!body && !isRobots) return false;
    exchange.route = 'site file';
    if (!body) {
      // Crawlers read nothing while this answers 503. A file without rules would open every page to them.
      response.setHeader('retry-after', '10');
      sendText(response, 503, 'No release set is live yet.');
      return true;
    }
    response.writeHead(200, {
      'content-type': types[extname(icons[path] ?? path)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': `public, max-age=${isRobots ? ROBOTS : DAY}`,
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
