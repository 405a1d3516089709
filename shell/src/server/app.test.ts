/** @jest-environment node */
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import { createLog } from '@paw/node/createLog.ts';
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
    connections: readEnvironment({ API_URL: 'http://api', PICTURES_URL: 'http://pictures' }, '/'),
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
    publicFiles: () => false,
    metrics: says('figures'),
    isReady: () => false,
    refusals: () => [],
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
): Promise<{ status: number; text: string; location?: string; cache?: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, agent: false }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += String(part)));
      response.on('end', () => {
        const { location, 'cache-control': cache } = response.headers;
        resolve({ status: response.statusCode ?? 0, text: text.trim(), location, cache });
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
  expect(await ask('//evil.example/x')).toMatchObject({ status: 308, location: '/evil.example/x' });
  expect((await ask('http://[')).status).toBe(400);
});
