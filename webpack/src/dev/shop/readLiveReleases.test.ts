import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readLiveReleases } from './readLiveReleases.ts';

const live = { shell: 'fedcba9876543210', remotes: { cart: '0123456789abcdef' }, site: { phone: '1' } };
let server: Server;
let shop: string;
let answer: [number, string];
beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(answer[0]).end(answer[1])).listen(0, '127.0.0.1');
  await once(server, 'listening');
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('a shop that shares its releases lists the live ones', async () => {
  answer = [200, JSON.stringify(live)];
  expect(await readLiveReleases(shop)).toEqual(live);
});

test.each<[string, [number, string], string]>([
  ['does not share', [404, '<html></html>'], 'SHARE_RELEASES=yes'],
  ['is something else', [200, 'Hello'], 'does not share its releases'],
  ['opens just now', [503, 'No release set is live yet.'], 'is not open yet: No release set is live yet.'],
])('a shop that %s is reported in a readable message', async (_, what, text) => {
  answer = what;
  await expect(readLiveReleases(shop)).rejects.toThrow(text);
});

test('an unreachable shop is reported with what to do', async () => {
  await expect(readLiveReleases('http://127.0.0.1:1')).rejects.toThrow(/cannot be reached \(.+\): start it/);
});
