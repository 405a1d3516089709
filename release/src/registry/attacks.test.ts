/** Attacks on a registry that listens, with real requests. */
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { AdminLog } from '../access/adminLog.ts';
import { makeLink } from '../access/oneTimeLink.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { idOf, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';

let registry: TestRegistry;
let url: string;
let admin: string;
let viewer: string;

beforeAll(async () => {
  registry = await openTestRegistry();
  url = await registry.app.listen({ host: '127.0.0.1', port: 0 });
  admin = await registry.tokenOf('admin');
  viewer = await registry.tokenOf('viewer');
});
afterAll(async () => {
  await registry.app.close();
  removeTemporaryFolders();
});

const json = { 'content-type': 'application/json' };
const as = (token: string) => ({ authorization: `Bearer ${token}` });

/** What comes back for bytes that no client would send. */
function sendRaw(text: string): Promise<string> {
  const { port } = registry.app.server.address() as AddressInfo;
  return new Promise((done) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (bytes) => (answer += String(bytes)));
    socket.on('close', () => done(answer));
    socket.on('error', () => {});
    socket.setTimeout(3_000, () => socket.destroy());
  });
}
const rawGet = async (path: string) =>
  (
    await sendRaw(`GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin}\r\nconnection: close\r\n\r\n`)
  ).slice(9, 12);

test.each([
  '/v1/store/log/../admin-log/00000001',
  '/v1/store/log/%2e%2e/admin-log/00000001',
  '/v1/store/log%2f..%2fadmin-log%2f00000001',
  '/v1/store/releases/..%5c..%5cadmin-log',
  '/v1/store/releases/%00/../../admin-log',
  '/v1/store/admin-log/00000001',
  '/v1/store/%61dmin-log/00000001',
  '/v1/store/releases/․․/admin-log',
  '/v1/store?prefix=admin-log/',
  '/v1/store?prefix=releases/../admin-log/',
  '/v1/store?prefix=',
  '/v1/store/%zz',
  `/v1/store/releases/${'a'.repeat(9_000)}`,
  '/v1/environments/__proto__/log',
  '/v1/environments/constructor',
  '/v1/environments/..%2f..%2fadmin-log/head',
  `/v1/releases/__proto__/${idOf('a')}`,
  `/v1/releases/constructor/${idOf('a')}`,
])('an admin cannot read %s', async (path) => {
  expect(await rawGet(path)).toMatch(/^4(00|04|14|31)$/);
});

test('Names that every object has are no tokens, and lend no role', async () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'paw___proto___x']) {
    expect((await registry.call('DELETE', `/v1/tokens/${name}`, admin)).status).toBe(404);
  }
  const body = '{"name":"x","role":"viewer","__proto__":{"role":"admin"}}';
  const response = await fetch(`${url}/v1/tokens`, { method: 'POST', headers: { ...as(viewer), ...json }, body });
  expect(response.status).toBe(400);
  const answer = await registry.call('POST', '/v1/environments/local/activate', admin, {
    releases: ['constructor@aaaa'],
  });
  expect(answer.status).toBe(404);
});

test.each<[string, Record<string, string>, string | Uint8Array, number]>([
  ['larger than the registry takes', json, `{"keys":["${'a'.repeat(5_000_000)}"]}`, 413],
  ['nested a million deep', json, '['.repeat(1_000_000), 400],
  ['nested and whole', json, `{"keys":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400],
  ['a bomb of gzip', { ...json, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(50_000_000, ' ')), 400],
  ['with more keys than one call takes', json, JSON.stringify({ keys: Array(100_000).fill('log/a/1') }), 400],
  ['no JSON', { 'content-type': 'text/xml' }, '<a/>', 415],
  ['a field twice, the later one wrong', json, '{"keys":["log/local/1"],"keys":7}', 400],
])('a body that is %s is refused', async (_, headers, body, status) => {
  const sent = { method: 'POST', headers: { ...as(viewer), ...headers }, body: body as BodyInit };
  expect((await fetch(`${url}/v1/store/read`, sent)).status).toBe(status);
});

test('A file that is asked for five hundred times in one call is not held five hundred times', async () => {
  const key = `releases/cart/${idOf('b')}/browser/large.js`;
  await registry.store.putIfAbsent(key, Buffer.alloc(20 * 2 ** 20));
  const read = jest.spyOn(registry.store, 'get');
  const { status, body } = await registry.call('POST', '/v1/store/read', viewer, { keys: Array(500).fill(key) });
  expect([status, body.message]).toEqual([413, expect.stringContaining('more than 64 MiB: ask for fewer in one call')]);
  expect(read.mock.calls.filter(([one]) => one === key).length).toBeLessThan(20);
  read.mockRestore();
  expect((await registry.call('POST', '/v1/store/read', viewer, { keys: [key, key] })).status).toBe(200);
  await registry.store.delete(key);
});

test('Ten thousand parts are refused, and nothing is kept', async () => {
  const form = new FormData();
  for (let i = 0; i < 10_000; i++) form.append(`field${i}`, 'x');
  const sent = { method: 'POST', headers: as(admin), body: form };
  const response = await fetch(`${url}/v1/releases/cart/${idOf('a')}`, sent);
  expect([response.status, await registry.store.list('releases/')]).toEqual([413, []]);
});

test.each([
  'content-length: 4\r\ntransfer-encoding: chunked',
  'transfer-encoding: chunked\r\ncontent-length: 4',
  'content-length: 4\r\ncontent-length: 40',
  'transfer-encoding: xchunked',
  'transfer-encoding : chunked',
  'content-length: +4',
])('a request that two servers would cut differently (%j) is no request', async (headers) => {
  const hidden = `GET /v1/tokens HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin}\r\n\r\n`;
  const answer = await sendRaw(`POST /auth/logout HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n0\r\n\r\n${hidden}`);
  expect(answer).toMatch(/^HTTP\/1\.1 (400|501)/);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('Headers without end are refused', async () => {
  const flood = Array.from({ length: 3_000 }, (_, i) => `x-${i}: ${'y'.repeat(20)}\r\n`).join('');
  expect(await sendRaw(`GET /healthz HTTP/1.1\r\nhost: x\r\n${flood}\r\n`)).toMatch(/^HTTP\/1\.1 431/);
});

const drip = (headers: string) => {
  const { port } = registry.app.server.address() as AddressInfo;
  return new Promise<{ answer: string; ms: number }>((done) => {
    let answer = '';
    const start = performance.now();
    const socket = connect(port, '127.0.0.1', () => socket.write(`${headers}content-length: 5000\r\n\r\n`));
    const timer = setInterval(() => socket.write(' '), 200);
    socket.on('data', (bytes) => (answer += String(bytes)));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      done({ answer, ms: performance.now() - start });
    });
  });
};

/** What is sent, the status that comes back, and its first lines. */
const slowRequests: [string, number, (admin: string) => string][] = [
  [
    'JSON with a token',
    408,
    (one) => `POST /v1/store/read HTTP/1.1\r\nauthorization: Bearer ${one}\r\ncontent-type: application/json`,
  ],
  ['JSON of a stranger', 401, () => 'POST /v1/tokens HTTP/1.1\r\ncontent-type: application/json'],
  ['a code of the command line', 408, () => 'POST /auth/cli/token HTTP/1.1\r\ncontent-type: application/json'],
  ['a form', 408, () => 'POST /auth/logout HTTP/1.1\r\ncontent-type: application/x-www-form-urlencoded'],
  ['a body of a call that takes none', 200, () => 'GET /healthz HTTP/1.1'],
  [
    'a release of a stranger',
    401,
    () => `POST /v1/releases/cart/${idOf('a')} HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=x`,
  ],
  [
    'a release where none is due',
    400,
    (one) =>
      `POST /v1/store/read HTTP/1.1\r\nauthorization: Bearer ${one}\r\ncontent-type: multipart/form-data; boundary=x`,
  ],
];

/** All are sent at once, because each waits for the registry's 5 s. */
let slowAnswers: Map<string, ReturnType<typeof drip>> | undefined;

test.each(slowRequests.map(([name, status]) => [name, status] as const))(
  '%s that comes a byte at a time does not keep its connection',
  async (name, status) => {
    slowAnswers ??= new Map(slowRequests.map(([each, , request]) => [each, drip(`${request(admin)}\r\nhost: x\r\n`)]));
    const { answer = '', ms } = (await slowAnswers.get(name)) ?? {};
    expect(answer.slice(9, 12)).toBe(String(status));
    expect(ms).toBeLessThan(9_000);
  },
  20_000,
);

test('Of many links at once that do not open, those after the twentieth are not looked up, and no other address waits', async () => {
  const own = await openTestRegistry();
  const link = await makeLink(own.store, own.parts.adminLog.seal, 'test');
  const open = (secret: string, method: 'GET' | 'POST', remoteAddress: string) =>
    own.app.inject({
      method,
      url: `/auth/link/${secret}`,
      remoteAddress,
      headers: { origin: 'http://127.0.0.1:3100' },
    });
  const look = jest.spyOn(own.store, 'get');
  const statuses: number[] = [];
  for (let i = 0; i < 60; i++) {
    const { statusCode } = await open(`${'x'.repeat(30)}${i}`, i % 2 ? 'GET' : 'POST', '10.0.0.1');
    statuses.push(statusCode);
  }
  expect([statuses.filter((one) => one === 410).length, statuses.slice(20).every((one) => one === 429)]).toEqual([
    20,
    true,
  ]);
  expect(look.mock.calls.filter(([key]) => key.startsWith('links/'))).toHaveLength(20);
  expect((await open(link, 'POST', '10.0.0.1')).statusCode).toBe(429);
  expect((await open(link, 'POST', '10.0.0.2')).statusCode).toBe(303);
  await own.app.close();
});

test('A link that is opened at two registries at once opens once, however often that is tried', async () => {
  const folder = temporaryFolder();
  const both = [await openTestRegistry({}, folder), await openTestRegistry({}, folder)];
  const store = openFolderStore(folder);
  // Each leaves three that do not open: fewer than are counted.
  for (let tries = 0; tries < 6; tries++) {
    const url = `/auth/link/${await makeLink(store, new AdminLog(store).seal, 'test')}`;
    const headers = { origin: 'http://127.0.0.1:3100' };
    const calls = [...both, ...both].map(({ app }) => app.inject({ method: 'POST', url, headers }));
    const opened = (await Promise.all(calls)).filter(({ statusCode }) => statusCode === 303);
    expect(opened).toHaveLength(1);
  }
  await Promise.all(both.map(({ app }) => app.close()));
});

test.each([['\u001b[2J', 'x\ny', '\u202eevil', '\u0000', '\u009b31m']])(
  'names and reasons with control characters are refused',
  async (...texts) => {
    for (const text of texts) {
      const token = await registry.call('POST', '/v1/tokens', admin, { name: `a${text}b`, role: 'viewer' });
      const freeze = await registry.call('POST', '/v1/environments/local/freeze', admin, {
        until: '1h',
        reason: `a${text}b`,
      });
      expect([token.status, freeze.status]).toEqual([400, 400]);
    }
  },
);

test('Of many wrong tokens at once, those after the twentieth learn nothing, and the right one is let in', async () => {
  const own = await openTestRegistry();
  const good = await own.tokenOf('viewer');
  const guesses = [...Array<string>(300).fill(`paw_0123456789ab_${'x'.repeat(32)}`), good];
  const found = await Promise.all(guesses.map(async (guess) => (await own.call('GET', '/auth/me', guess)).status));
  expect([found.filter((status) => status === 401).length, found.at(-1)]).toEqual([20, 200]);
  await own.app.close();
});
