/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseSet } from '@paw/shared/contract/releaseSet.ts';
import { createLog } from '@paw/shared/node/createLog.ts';
import { beginExchange } from '../Exchange.ts';
import { sitemap } from './sitemap.ts';

let isUp = true;
let api: Server;
let front: Server;
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const routes = ['/', '/about-us', '/product/:title', '/checkout', '/login'].map((path) => ({ path }));
const set = { id: 's1', remotes: { catalog: { routes } } } as unknown as ReleaseSet;
let current = set;

beforeAll(async () => {
  api = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.writeHead(isUp ? 200 : 503).end(JSON.stringify({ products: [{ slug: 'Bowl-&-Mat' }], total: 1 }));
  });
  await listening(api);
  const handle = sitemap({
    origin: () => 'https://shop.example',
    apiUrl: `http://127.0.0.1:${portOf(api)}`,
    currentSet: () => current,
    log: createLog('shell', 'silent'),
  });
  front = createServer((request, response) => void handle(request, response, beginExchange(request)));
  await listening(front);
});
afterAll(() => {
  for (const server of [api, front]) {
    server.close();
    server.closeAllConnections();
  }
});
const read = async () => (await fetch(`http://127.0.0.1:${portOf(front)}/sitemap.xml`)).text();

test('it names pages that everybody may find, the places of the taxonomy, and every product once', async () => {
  const found = [...(await read()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(found).toEqual(expect.arrayContaining(['https://shop.example/', 'https://shop.example/about-us']));
  expect(found).toContain('https://shop.example/productcategories/dog/Beds/Dog-Orthopedic');
  expect(found.filter((url) => url?.includes('/product/'))).toEqual(['https://shop.example/product/Bowl-&amp;-Mat']);
  expect(found.some((url) => /checkout|login|:/.test(url?.replace('https://', '') ?? ''))).toBe(false);
});

test('while the api is down the last one stays', async () => {
  const before = await read();
  isUp = false;
  current = { ...set, id: 's2' };
  expect(await read()).toBe(before);
});
