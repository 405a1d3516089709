/** @jest-environment node */
import { createLog } from '@paw/node/createLog.ts';
import { cachedFile } from './cachedFile.ts';
import { listenBeside } from './testing/listenBeside.ts';

const MINUTE = 60_000;
let clock = 0;
let version: string | undefined;
let made = 0;
let build: () => Promise<string> = async () => `<file n="${++made}"/>`;

const beside = listenBeside({}, () =>
  cachedFile({
    name: 'feed',
    type: 'application/xml',
    version: () => version,
    build: () => build(),
    log: createLog('shell', 'silent'),
    now: () => clock,
  }),
);
beforeAll(beside.start);
afterAll(beside.stop);
const read = async () => (await beside.ask('/feed.xml')).text();

test('a file that cannot be built yet gets 503', async () => {
  const response = await beside.ask('/feed.xml');
  expect([response.status, await response.text()]).toEqual([503, 'The feed is not available right now.\n']);
  expect(made).toBe(0);
});

test('concurrent requests share one build of the file, which is cached', async () => {
  version = 's1';
  expect(await Promise.all([read(), read(), read()])).toEqual(Array.from({ length: 3 }, () => '<file n="1"/>'));
  clock += 9 * MINUTE;
  expect(await read()).toBe('<file n="1"/>');
});

test('an old file is sent while the next one is built in the background', async () => {
  clock += 2 * MINUTE;
  expect(await read()).toBe('<file n="1"/>');
  while ((await read()) === '<file n="1"/>');
  expect(await read()).toBe('<file n="2"/>');
});

test('a request after a change of version waits for the new file', async () => {
  version = 's2';
  expect(await read()).toBe('<file n="3"/>');
});

test('while the file cannot be built the last one stays, and not every request retries', async () => {
  let tries = 0;
  const good = build;
  build = async () => {
    tries++;
    throw new Error('The api is down.');
  };
  version = 's3';
  expect([await read(), await read()]).toEqual(['<file n="3"/>', '<file n="3"/>']);
  expect(tries).toBe(1);
  clock += MINUTE;
  build = good;
  expect(await read()).toBe('<file n="4"/>');
});

test('the file is sent compressed, and a client with the current ETag gets 304', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const response = await beside.ask('/feed.xml', { headers });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await response.text()).toBe('<file n="4"/>');
  const etag = response.headers.get('etag') ?? '';
  expect((await beside.ask('/feed.xml', { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect(await (await beside.ask('/feed.xml', { method: 'HEAD' })).text()).toBe('');
});
