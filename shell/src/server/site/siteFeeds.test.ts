/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLog } from '@paw/node/createLog.ts';
import { beginExchange, type Exchange } from '../Exchange.ts';
import { siteFeeds } from './siteFeeds.ts';
import { listenBeside } from './testing/listenBeside.ts';

const feed = { remote: 'club', path: '/feeds/club.xml', type: 'application/xml' };
const ask = jest.fn(async () => '<club/>');
const setOf = (release: string, feeds: (typeof feed)[]) => ({
  set: { id: release, remotes: { club: { release } } } as never,
  pool: { site: { entries: [], feeds }, ask },
});
let live: ReturnType<typeof setOf> | undefined = setOf('a', [feed]);
const handle = siteFeeds({ current: () => live, log: createLog('shell', 'silent') });
const send = async (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => {
  const sent = handle(request, response, exchange);
  if (sent) await sent;
  else response.writeHead(404).end();
};
const beside = listenBeside({}, () => send);
beforeAll(beside.start);
afterAll(beside.stop);
const read = async (path = feed.path) => {
  const response = await beside.ask(path);
  return [response.status, response.headers.get('content-type'), await response.text()];
};

test('a remote writes its feed once for each release', async () => {
  const sent = [200, 'application/xml; charset=utf-8', '<club/>'];
  expect([await read(), await read()]).toEqual([sent, sent]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ remote: 'club', feed: feed.path }));
  live = setOf('b', [feed]);
  ask.mockResolvedValueOnce('<club2/>');
  expect((await read())[2]).toBe('<club2/>');
});

test('the last feed stays while its remote cannot write a new one', async () => {
  live = setOf('c', [feed]);
  ask.mockRejectedValueOnce(new Error('The api is down.'));
  expect(await read()).toEqual([200, 'application/xml; charset=utf-8', '<club2/>']);
});

test('a feed disappears with its release, and other paths are not handled', async () => {
  live = setOf('d', []);
  expect((await read())[0]).toBe(404);
  live = undefined;
  expect((await read())[0]).toBe(404);
  expect((await read('/feeds/other.xml'))[0]).toBe(404);
  expect(handle({} as never, {} as never, beginExchange({ url: '/', headers: {} } as never))).toBeUndefined();
});
