import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { idOf, removeTemporaryFolders, sampleManifest } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';

let registry: TestRegistry;
let url: string;
let cartTeam: string;

beforeAll(async () => {
  registry = await openTestRegistry({ MAX_RELEASE_MB: '1' });
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
const million = {
  ...manifest,
  files: Array.from({ length: 6_000 }, (_, i) => ({ ...first, path: `browser/${i}.js` })),
};

test.each<[string, Part[], RegExp]>([
  ['a file longer than it said', whole('c', withFirst({ size: 3 })), /longer than the 3 bytes/],
  ['a file shorter than it said', whole('c', withFirst({ size: 900 })), /has \d+ bytes, and release.json says 900/],
  ['other bytes than it said', whole('c', withFirst({ sha384: 'x'.repeat(64) })), /its hash differs/],
  ['a file that is not listed', [...whole('c'), ['browser/extra.js', '1']], /not listed in release.json/],
  ['a file twice', [...whole('c'), ['browser/remoteEntry.js', '1']], /came twice/],
  ['a file missing', whole('c').slice(0, 2), /was not sent/],
  ['release.json last', whole('c').toReversed(), /comes first/],
  ['no release.json', [], /is missing/],
  ['a path that climbs out', whole('c', withFirst({ path: '../../log/production/00000001' })), /cannot be kept/],
  ['an absolute path', whole('c', withFirst({ path: '/etc/passwd' })), /cannot be kept/],
  ['a manifest with thousands of files', [['release.json', JSON.stringify(million)]], /at most 5000/],
  ['a release larger than the registry takes', whole('c', withFirst({ size: 5_000_000 })), /MAX_RELEASE_MB/],
  ['another remote inside', whole('c', { ...manifest, name: 'catalog' }), /the call names cart/],
  ['another id inside', whole('c', { ...manifest, release: idOf('d') }), /the call names cart/],
  ['a manifest that is none', [['release.json', '{']], /no release.json/],
])('%s is refused by name, and nothing is kept', async (_, parts, message) => {
  const before = await stored();
  const { status, body } = await publish('c', parts);
  expect([status >= 400 && status < 500, body.message]).toEqual([true, expect.stringMatching(message)]);
  expect(await stored()).toEqual(before);
});

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
