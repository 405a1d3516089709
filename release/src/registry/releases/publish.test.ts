import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { sha384 } from '../../store/releases.ts';
import { idOf, removeTemporaryFolders, sampleManifest } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';

let registry: TestRegistry;
let url: string;
let cartTeam: string;

beforeAll(async () => {
  registry = await openTestRegistry({ MAX_RELEASE_MB: '3' });
  url = await registry.app.listen({ host: '127.0.0.1', port: 0 });
  cartTeam = await registry.tokenOf('team', 'cart');
});
const listUploads = () => {
  const folder = join(registry.folder, 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
};
afterEach(() => {
  const left = listUploads();
  if (left.length) throw new Error(`The registry left ${left.join(', ')}.`);
});
afterAll(async () => {
  await registry.app.close();
  removeTemporaryFolders();
});

const contents = (digit: string): Record<string, string> => ({
  'browser/remoteEntry.js': `export const remote = 'cart@${digit}';\n`,
  'node/remoteEntry.cjs': `exports.remote = 'cart@${digit}';\n`,
});
type Part = [name: string, text: string];
const whole = (digit: string, manifest: object = sampleManifest('cart', digit)): Part[] => [
  ['release.json', JSON.stringify(manifest)],
  ...Object.entries(contents(digit)),
];

async function publish(digit: string, parts: readonly Part[], token = cartTeam, query = '') {
  const form = new FormData();
  for (const [name, text] of parts) form.append(name, new Blob([text]), 'file');
  const response = await fetch(`${url}/v1/releases/cart/${idOf(digit)}${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}
const stored = () => registry.store.list('releases/');

test('A team publishes its release; the same again changes nothing', async () => {
  expect(await publish('a', whole('a'))).toMatchObject({ status: 200, body: { outcome: 'published' } });
  expect(await publish('a', whole('a'))).toMatchObject({ status: 200, body: { outcome: 'already' } });
  const { body } = await registry.call('GET', `/v1/releases/cart/${idOf('a')}`, cartTeam);
  expect(body).toMatchObject({ published: { by: 'a team' }, damage: [], manifest: { name: 'cart' } });
});

test('A dry run checks everything and stores nothing', async () => {
  const before = await stored();
  expect(await publish('b', whole('b'), cartTeam, '?dryRun=true')).toMatchObject({
    status: 200,
    body: { dryRun: true },
  });
  expect(await stored()).toEqual(before);
});

const manifest = sampleManifest('cart', 'c');
const [first, second] = manifest.files as [(typeof manifest.files)[0], (typeof manifest.files)[0]];
const withFirst = (changes: object) => ({ ...manifest, files: [{ ...first, ...changes }, second] });
const thousands = Array.from({ length: 6_000 }, (_, i) => ({ ...first, path: `browser/${i}.js` }));
const [route] = manifest.routes;
/** A release whose first file is at this path, and is sent as such. */
const at = (path: string): Part[] =>
  whole('c', withFirst({ path })).map(([name, text]) => [name === first.path ? path : name, text]);
const only = (changes: object): Part[] => [['release.json', JSON.stringify({ ...manifest, ...changes })]];
const text = (json: string): Part[] => [['release.json', json]];

const hostile: [string, Part[], RegExp][] = [
  ['a manifest with a million files', text(`{"files":[${'0,'.repeat(1_000_000)}0]}`), /lists more than 5000 files/],
  ['a manifest nested half a million deep', text(`${'[['.repeat(250_000)}${']]'.repeat(250_000)}`), /more than 100000/],
  [
    'a manifest of many lists',
    only({ x: Array.from({ length: 300 }, () => Array.from({ length: 300 }, () => [1, 2])) }),
    /more than 100000 values/,
  ],
  [
    'a manifest with very many pages',
    only({ routes: Array.from({ length: 301 }, () => route) }),
    /"routes" has more than 300/,
  ],
  [
    'a manifest with very many slots',
    only({ slots: Array.from({ length: 301 }, () => ({ name: 'x' })) }),
    /"slots" has more than 300/,
  ],
  ['a page that stands for a million paths', only({ routes: [{ ...route, path: '/:a?'.repeat(20) }] }), /4 optional/],
  ['a page with a path without end', only({ publicPaths: [`/${'x'.repeat(9_999)}`] }), /too long/],
  ['a path with NUL', at('browser/a\0.js'), /leads out of the release/],
  ['a path with a letter of another alphabet', at('browser/\u0435ntry.js'), /leads out of the release/],
  ['a path that is not in normal form', at('browser/e\u0301.js'), /leads out of the release/],
  ['a path with a backslash', at('..\\..\\x.js'), /leads out of the release/],
  ['a path with a drive', at('C:/x.js'), /leads out of the release/],
  ['a path with a dot between', at('browser/./x.js'), /leads out of the release/],
  ['a path with nothing between', at('browser//x.js'), /leads out of the release/],
  ['a path with a device of Windows', at('browser/NUL.js'), /name of a device on Windows/],
  ['a folder with a device of Windows', at('aux/x.js'), /name of a device on Windows/],
  ['a path that ends with a dot', at('browser/x.js.'), /ends with a dot or a space/],
  ['a folder that ends with a space', at('browser /x.js'), /ends with a dot or a space/],
  ['a path longer than a name may be', at(`browser/${'x'.repeat(201)}`), /more than 200 characters/],
  ['two paths that differ in case', at('Node/RemoteEntry.cjs'), /are the same on some systems/],
  ['two folders that differ in case', at('NODE/x.cjs'), /are the same on some systems/],
  ['a path that is a file and a folder', at('node'), /a file and a folder/],
  ['a folder in a file', at('node/remoteEntry.cjs/x'), /a file and a folder/],
  ['release.json as one of its files', at('release.json'), /taken twice/],
  ['release.json in capitals', at('RELEASE.JSON'), /are the same on some systems/],
];

test.each<[string, Part[], RegExp]>([
  ['a file longer than it said', whole('c', withFirst({ size: 3 })), /longer than the 3 bytes/],
  ['a file shorter than it said', whole('c', withFirst({ size: 900 })), /has \d+ bytes, and release.json says 900/],
  ['other bytes than it said', whole('c', withFirst({ sha384: 'x'.repeat(64) })), /its hash differs/],
  ['a file that is not listed', [...whole('c'), ['browser/extra.js', '1']], /not listed in release.json/],
  ['a file twice', [...whole('c'), ['browser/remoteEntry.js', '1']], /came twice/],
  ['a file missing', whole('c').slice(0, 2), /was not sent/],
  ['release.json last', whole('c').toReversed(), /comes first/],
  ['no release.json', [], /is missing/],
  [
    'a path that climbs out',
    whole('c', withFirst({ path: '../../log/production/00000001' })),
    /leads out of the release/,
  ],
  ['an absolute path', whole('c', withFirst({ path: '/etc/passwd' })), /leads out of the release/],
  [
    'a manifest with thousands of files',
    [['release.json', JSON.stringify({ ...manifest, files: thousands })]],
    /lists more than 5000 files/,
  ],
  ['a release larger than the registry takes', whole('c', withFirst({ size: 5_000_000 })), /MAX_RELEASE_MB/],
  ['another remote inside', whole('c', { ...manifest, name: 'catalog' }), /the call names cart/],
  ['another id inside', whole('c', { ...manifest, release: idOf('d') }), /the call names cart/],
  ['a manifest that is none', [['release.json', '{']], /no release.json/],
  ...hostile,
])('%s is refused by name, and nothing is kept', async (_, parts, message) => {
  const before = await stored();
  const { status, body } = await publish('c', parts);
  expect([status >= 400 && status < 500, body.message]).toEqual([true, expect.stringMatching(message)]);
  expect(await stored()).toEqual(before);
});

test.each(['\u001b[2J', 'a\nb', '\u202eabc', 'a'.repeat(81)])(
  'The revision %j is refused, and nothing is kept',
  async (revision) => {
    const before = await stored();
    const form = new FormData();
    for (const [name, sent] of whole('c')) form.append(name, new Blob([sent]), 'file');
    form.append('revision', revision);
    const headers = { authorization: `Bearer ${cartTeam}` };
    const response = await fetch(`${url}/v1/releases/cart/${idOf('c')}`, { method: 'POST', headers, body: form });
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      422,
      expect.stringContaining('The revision has more than 80 characters, or control characters'),
    ]);
    expect(await stored()).toEqual(before);
  },
);

test('Another bytes under a published id are refused, and what is published stays', async () => {
  const text = "export const remote = 'evil';\n";
  const evil = sampleManifest('cart', 'a', { contract: 7 });
  const { status, body } = await publish('a', whole('a', evil));
  expect([status, body.message]).toEqual([422, expect.stringContaining('published before with another release.json')]);
  expect(String(await registry.store.get(`releases/cart/${idOf('a')}/browser/remoteEntry.js`))).not.toBe(text);
});

test.each(['viewer', 'releaser', 'guard'] as const)('A %s publishes nothing', async (role) => {
  expect((await publish('e', whole('e'), await registry.tokenOf(role))).status).toBe(403);
});

test('Another team publishes nothing under my name', async () => {
  const { status, body } = await publish('e', whole('e'), await registry.tokenOf('team', 'catalog'));
  expect([status, body.message]).toEqual([403, 'a team (team) may not publish cart: ask the team of cart.']);
});

/** An upload that sends a byte a second. */
function publishSlowly(token: string) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 9_999,
  };
  const slow = request(`${url}/v1/releases/cart/${idOf('f')}`, { method: 'POST', headers });
  slow.on('error', () => {});
  slow.write('--x\r\ncontent-disposition: form-data; name="release.json"; filename="file"\r\n\r\n');
  const drip = setInterval(() => slow.write(' '), 1_000);
  const status = new Promise<number | undefined>((done) => {
    slow.on('response', (response) => done(response.statusCode));
    slow.on('close', () => done(undefined));
  }).finally(() => clearInterval(drip));
  return { status, end: () => slow.destroy() };
}

test('Slow uploads of one token leave places to other teams, and are refused after some seconds', async () => {
  const slow = Array.from({ length: 10 }, () => publishSlowly(cartTeam));
  const other = await registry.tokenOf('team', 'cart');
  await new Promise((next) => setTimeout(next, 500));
  expect((await publish('d', whole('d'), other)).status).toBe(200);
  const statuses = await Promise.all(slow.map(({ status }) => status));
  for (const { end } of slow) end();
  expect(statuses.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual([
    '408',
    '408',
    ...Array<string>(8).fill('429'),
  ]);
}, 20_000);

const head = (length: number) => {
  const { port } = registry.app.server.address() as AddressInfo;
  return {
    port,
    text: `POST /v1/releases/cart/${idOf('f')} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${cartTeam}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n`,
  };
};
const body = whole('f')
  .map(
    ([name, content]) => `--x\r\ncontent-disposition: form-data; name="${name}"; filename="file"\r\n\r\n${content}\r\n`,
  )
  .join('');

test.each([
  ['shorter than it said', 9_999_999, '--x--\r\n', true],
  ['longer than it said', body.length - 40, '--x--\r\n', false],
  ['without its end', body.length, '', false],
])('A body that is %s is refused, and leaves nothing', async (_, length, end, isEnded) => {
  const before = await stored();
  const { port, text: headers } = head(length);
  const answer = await new Promise<string>((done) => {
    let received = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(headers + body + end));
    if (isEnded) setTimeout(() => socket.end(), 100);
    socket.on('data', (bytes) => (received += String(bytes)));
    socket.on('error', () => {});
    socket.on('close', () => done(received));
    setTimeout(() => socket.destroy(), 1_500);
  });
  expect(answer).toMatch(isEnded ? /^(HTTP\/1\.1 4\d\d|$)/ : /^HTTP\/1\.1 4\d\d/);
  for (let i = 0; i < 50 && listUploads().length > 0; i++) await new Promise((next) => setTimeout(next, 20));
  expect(await stored()).toEqual(before);
});

test('After uploads that break off, whatever they were, the places are free again', async () => {
  const { port, text: headers } = head(body.length - 40);
  for (let i = 0; i < 9; i++) {
    await new Promise<void>((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`${headers}${body}--x--\r\n`));
      socket.on('error', () => {}).on('close', () => done());
      setTimeout(() => socket.destroy(), 100);
    });
  }
  expect((await publish('3', whole('3'))).status).toBe(200);
});

test('Of the same upload twice at once, one publishes it, the other says that it is there, and all of it is', async () => {
  const answers = await Promise.all([publish('1', whole('1')), publish('1', whole('1'))]);
  expect(answers.map(({ body: { outcome } }) => outcome ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
    'already',
    'published',
  ]);
  expect((await registry.call('GET', `/v1/releases/cart/${idOf('1')}`, cartTeam)).body.damage).toEqual([]);
  expect(await registry.store.list('claims/')).toEqual([]);
});

test('Of two uploads with one id and different bytes at once, one is published whole, and the other refused', async () => {
  const evil = "export const remote = 'evil';\n";
  const other = sampleManifest('cart', '2');
  const files = other.files.map((file) =>
    file.path === first.path ? { ...file, size: evil.length, sha384: sha384(evil) } : file,
  );
  const parts = whole('2', { ...other, files }).map(([name, sent]): Part => [name, name === first.path ? evil : sent]);
  const answers = await Promise.all([
    publish('2', whole('2')),
    publish('2', parts),
    publish('2', whole('2'), await registry.tokenOf('admin')),
  ]);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expect(answer.body.message).toContain('published before with another release.json');
  expect((await registry.call('GET', `/v1/releases/cart/${idOf('2')}`, cartTeam)).body.damage).toEqual([]);
});

test('A sender that stops in the middle leaves nothing', async () => {
  const before = await stored();
  const { port } = registry.app.server.address() as AddressInfo;
  await new Promise<void>((done) => {
    const headers = {
      authorization: `Bearer ${cartTeam}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 9_999,
    };
    const half = request({ port, host: '127.0.0.1', method: 'POST', path: `/v1/releases/cart/${idOf('f')}`, headers });
    half.on('error', () => done());
    half.write(
      `--x\r\ncontent-disposition: form-data; name="release.json"; filename="file"\r\n\r\n${JSON.stringify(sampleManifest('cart', 'f'))}`,
    );
    setTimeout(() => half.destroy(), 200);
    half.on('close', () => done());
  });
  // The server hears of it a moment later.
  for (let i = 0; i < 50 && listUploads().length > 0; i++) {
    await new Promise((next) => setTimeout(next, 20));
  }
  expect(await stored()).toEqual(before);
});
