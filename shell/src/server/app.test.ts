/** @jest-environment node */
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import { createLog } from '@paw/node/createLog.ts';
import { securityHeaders } from '@paw/node/securityHeaders.ts';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { siteFiles } from './site/siteFiles.ts';
import { sendText } from './sendText.ts';

const dashboard = { path: '/dashboard', query: [] };
const club = { path: '/club/:name', query: [], crawled: false };
const set = {
  id: 's1',
  remotes: { account: { routes: [dashboard, { ...dashboard, path: '/dashboard/orders' }, club] } },
} as unknown as ReleaseSet;

let live: ReleaseSet | undefined = set;
let server: Server;
const routes: string[] = [];
beforeAll(async () => {
  const says = (text: string) => (_: unknown, response: Parameters<typeof sendText>[0]) =>
    sendText(response, 200, text);
  ({ server } = createApp({
    tabs: {},
    connections: readEnvironment(
      { API_URL: 'http://api', PICTURES_URL: 'http://pictures', SITE_ORIGIN: 'https://shop.example' },
      '/',
    ),
    releaseFiles: says('file'),
    api: says('api'),
    pictures: says('picture'),
    page: says('page'),
    siteFiles: siteFiles(
      () => 'https://shop.example',
      () => Buffer.from('<svg/>'),
      () => live,
    ),
    sitemap: says('sitemap'),
    feeds: (...all) =>
      all[2].path === '/feeds/products.xml' ? Promise.resolve(says('feed')(all[0], all[1])) : undefined,
    documents: says('documents'),
    publicFiles: (_request, _response, { path }) => {
      if (path === '/broken.txt') throw new Error('broken');
      return false;
    },
    signals: says('signals'),
    isReady: () => false,
    onEnd: (_request, _response, { route }) => void routes.push(route),
    log: createLog('shell', 'silent'),
  }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

/** Node's own client sends the path unchanged. */
function ask(
  path: string,
  method = 'GET',
): Promise<{ status: number; text: string; location?: string; cache?: string; headers: IncomingHttpHeaders }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, agent: false }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += String(part)));
      response.on('end', () => {
        const { location, 'cache-control': cache } = response.headers;
        const { statusCode: status = 0, headers } = response;
        resolve({ status, text: text.trim(), location, cache, headers });
      });
    });
    sent.on('error', reject).end();
  });
}

test.each([
  ['/', 'page'],
  ['/product/x?variant=1', 'page'],
  ['/r/catalog/0123456789abcdef/browser/x.js', 'file'],
  ['/api/products', 'api'],
  ['/uploads/bowl/plain-320.webp', 'picture'],
  ['/healthz', 'alive'],
  ['/sitemap.xml', 'sitemap'],
  ['/feeds/products.xml', 'feed'],
  ['/nothing.txt', 'page'],
  ['/metrics', 'page'],
])('%s is answered by its own handler', async (path, text) => {
  expect(await ask(path)).toMatchObject({ status: 200, text });
});

test.each([
  ['/favicon.ico', /<svg/],
  ['/manifest.webmanifest', /"name":"Paw Dailies"/],
  ['/robots.txt', /Sitemap: https:\/\/shop\.example\/sitemap\.xml/],
  ['/robots.txt', /^Disallow: \/api\/\nDisallow: \/club\/\nDisallow: \/dashboard\$\n/m],
])('the shell serves %s', async (path, text) => {
  expect(await ask(path)).toMatchObject({ status: 200, text: expect.stringMatching(text) });
});

test('without a live set robots.txt answers 503, which is not cached', async () => {
  live = undefined;
  expect(await ask('/robots.txt')).toMatchObject({ status: 503, cache: 'no-store' });
  live = set;
  expect(await ask('/robots.txt')).toMatchObject({ status: 200, cache: 'public, max-age=600' });
});

test('without a live set the shop is not ready', async () => {
  expect((await ask('/readyz')).status).toBe(503);
});

test('a page accepts only GET and HEAD, and a URL that names another host redirects to this one', async () => {
  expect((await ask('/', 'POST')).status).toBe(405);
  for (const path of ['//evil.example/x', '//\\evil.example/x', '///\\/evil.example/x']) {
    expect(await ask(path)).toMatchObject({ status: 308, location: '/evil.example/x' });
  }
  expect((await ask('http://[')).status).toBe(400);
});

test.each([
  ['a file', '/r/catalog/0123456789abcdef/browser/x.js', 200],
  ['the api', '/api/products', 200],
  ['a picture', '/uploads/bowl/plain-320.webp', 200],
  ['a redirect', '//evil.example/x', 308],
  ['a form’s redirect', '/search?q=bowl', 303],
  ['a feed', '/feeds/products.xml', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['an icon', '/favicon.ico', 200],
  ['health', '/healthz', 200],
  ['a shop that is not ready', '/readyz', 503],
  ['an invalid path', 'http://[', 400],
  ['an error', '/broken.txt', 500],
])('the answer of %s has each security header once', async (_, path, status) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(securityHeaders('https://shop.example'));
});

test('a refused method and a beacon have them too', async () => {
  for (const path of ['/', '/signals']) {
    expect((await ask(path, 'POST')).headers).toMatchObject(securityHeaders('https://shop.example'));
  }
});
