/** @jest-environment node */
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from '@paw/contract/site.ts';
import { beginExchange } from '../Exchange.ts';
import { isOnThisMachine, shareReleases } from './shareReleases.ts';

const cart = '0123456789abcdef';
const shell = 'fedcba9876543210';
const live = { shell, remotes: { cart }, site: { phone: '1' } as Site };
const read = jest.fn(async (name: string, release: string, path: string) =>
  path === 'missing.js' ? undefined : Buffer.from(`${name} ${release} ${path}`),
);
const answer = shareReleases({ live: () => live, read });
let server: Server;
beforeAll(async () => {
  server = createServer((...all) => void answer(...all, beginExchange(all[0])));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

function ask(path: string, headers: Record<string, string> = {}): Promise<{ status?: number; text: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += String(part)));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.on('error', reject).end();
  });
}

test('a developer on this machine gets the live releases and the configuration of their pages', async () => {
  const { status, text } = await ask('/dev/live');
  expect([status, JSON.parse(text)]).toEqual([200, live]);
});

test.each([
  [`/dev/releases/cart/${cart}/release.json`, `cart ${cart} release.json`],
  [`/dev/releases/shell/${shell}/node/server.cjs`, `shell ${shell} node/server.cjs`],
])('%s is served from a live release', async (path, text) => {
  expect(await ask(path)).toEqual({ status: 200, text });
});

test.each([
  `/dev/releases/cart/${shell}/release.json`,
  `/dev/releases/account/${cart}/release.json`,
  `/dev/releases/cart/${cart}/missing.js`,
  `/dev/releases/cart/${cart}/node/../../../../log`,
  '/dev/components',
])('%s is not shared', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test.each([
  ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
  ['through a proxy that sends only via', { via: '1.1 proxy' }],
  ["from a page of another site, with that site's host name", { host: 'attacker.example' }],
])('nothing is shared with a client that connects %s', async (_, headers) => {
  read.mockClear();
  expect((await ask('/dev/live', headers)).status).toBe(404);
  expect((await ask(`/dev/releases/cart/${cart}/release.json`, headers)).status).toBe(404);
  expect(read).not.toHaveBeenCalled();
});

const isLocal = (remoteAddress: string, host: string) =>
  isOnThisMachine({ socket: { remoteAddress }, headers: { host } } as unknown as IncomingMessage);

test.each([
  ['127.0.0.1', 'localhost:3000', true],
  ['::1', '[::1]:3000', true],
  ['::ffff:127.0.0.1', '127.0.0.1', true],
  ['192.168.1.7', 'localhost:3000', false],
  ['127.0.0.1', 'localhost.attacker.example', false],
  ['127.0.0.1', '', false],
])('a client at %s that requests host %s is on this machine: %s', (ip, host, expected) => {
  expect(isLocal(ip, host)).toBe(expected);
});
