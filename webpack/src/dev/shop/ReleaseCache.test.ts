import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseCache } from './ReleaseCache.ts';

const release = '0123456789abcdef';
const folder = mkdtempSync(join(tmpdir(), 'paw-release-cache-'));
const place = join(folder, 'cart', release);
const asked: string[] = [];
let sent: Record<string, string>;
let server: Server;
let shop: string;

/** @param listed file → its text. @param more what the shop sends in fact */
function publish(listed: Record<string, string>, more: Record<string, string> = {}) {
  const files = Object.entries(listed).map(([path, text]) => ({
    path,
    size: text.length,
    sha384: createHash('sha384').update(text).digest('base64'),
  }));
  const none = { js: [], css: [] };
  const about = { name: 'cart', release, federationName: '', contract: 1, shared: {}, bundled: [], operations: [] };
  const entry = { browser: 'browser/remoteEntry.js', node: 'node/remoteEntry.cjs' };
  const manifest = { ...about, entry, routes: [], slots: [], start: none, publicPaths: [], files };
  sent = { 'release.json': JSON.stringify(manifest), ...listed, ...more };
}

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const path = url.replace(`/dev/releases/cart/${release}/`, '');
    asked.push(path);
    response.writeHead(sent[path] === undefined ? 404 : 200).end(sent[path]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  publish({ 'node/remoteEntry.cjs': 'code', 'browser/a.js': 'a', 'browser/a.js.br': 'packed' });
  asked.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => server.close());

const textOf = async (path: string) =>
  String(await (await new ReleaseCache(folder, shop).get('cart', release)).read(path));

test('a release is fetched once, without its compressed files', async () => {
  expect(await textOf('node/remoteEntry.cjs')).toBe('code');
  expect(asked.toSorted()).toEqual(['browser/a.js', 'node/remoteEntry.cjs', 'release.json']);
  expect(await textOf('browser/a.js')).toBe('a');
  expect(await textOf('browser/a.js.br')).toBe('undefined');
  expect(asked).toHaveLength(3);
});

test('a file that differs from its entry in release.json is not kept', async () => {
  publish({ 'node/remoteEntry.cjs': 'code' }, { 'node/remoteEntry.cjs': 'other code' });
  await expect(textOf('node/remoteEntry.cjs')).rejects.toThrow('other bytes than its release.json lists');
  expect([existsSync(join(place, 'node')), existsSync(join(place, 'release.json'))]).toEqual([false, false]);
});

test('a path that leads out of the folder is refused before anything is fetched', async () => {
  publish({ '../../escaped.js': 'code' });
  await expect(textOf('../../escaped.js')).rejects.toThrow('release.json of cart@0123456789abcdef is none');
});

test('a file that is damaged on disk is fetched again, and never read', async () => {
  const { read } = await new ReleaseCache(folder, shop).get('cart', release);
  writeFileSync(join(place, 'browser/a.js'), 'damaged');
  await expect(read('browser/a.js')).rejects.toThrow('is damaged');
  expect(await textOf('browser/a.js')).toBe('a');
});

test('releases that are no longer live are deleted', async () => {
  const cache = new ReleaseCache(folder, shop);
  await cache.get('cart', release);
  await cache.keep({ cart: release });
  expect(existsSync(place)).toBe(true);
  await cache.keep({ cart: 'fedcba9876543210' });
  expect(existsSync(place)).toBe(false);
});
