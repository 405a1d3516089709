import { sha384 } from '../../store/releases.ts';
import { idOf, removeTemporaryFolders, sampleManifest } from '../../testing/sampleRelease.ts';
import { listUploads, sampleParts, upload, type UploadPart } from '../../testing/sampleUpload.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';

let registry: TestRegistry;
let url: string;
let cartTeam: string;

beforeAll(async () => {
  registry = await openTestRegistry({ MAX_RELEASE_MB: '3' });
  url = await registry.app.listen({ host: '127.0.0.1', port: 0 });
  cartTeam = await registry.tokenOf('team', 'cart');
});
afterEach(() => {
  const left = listUploads(registry.folder);
  if (left.length) throw new Error(`The registry left ${left.join(', ')}.`);
});
afterAll(async () => {
  await registry.app.close();
  removeTemporaryFolders();
});

const publish = (digit: string, parts: readonly UploadPart[], token = cartTeam, query = '') =>
  upload(url, token, `cart/${idOf(digit)}${query}`, parts);
const stored = () => registry.store.list('releases/');

test('A team publishes its release; the same again changes nothing', async () => {
  expect(await publish('a', sampleParts('a'))).toMatchObject({ status: 200, body: { outcome: 'published' } });
  expect(await publish('a', sampleParts('a'))).toMatchObject({ status: 200, body: { outcome: 'already' } });
  const { body } = await registry.call('GET', `/v1/releases/cart/${idOf('a')}`, cartTeam);
  expect(body).toMatchObject({ published: { by: 'a team' }, damage: [], manifest: { name: 'cart' } });
});

test('A dry run checks everything and stores nothing', async () => {
  const before = await stored();
  expect(await publish('b', sampleParts('b'), cartTeam, '?dryRun=true')).toMatchObject({
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
const at = (path: string): UploadPart[] =>
  sampleParts('c', withFirst({ path })).map(([name, text]) => [name === first.path ? path : name, text]);
const only = (changes: object): UploadPart[] => [['release.json', JSON.stringify({ ...manifest, ...changes })]];
const text = (json: string): UploadPart[] => [['release.json', json]];

const hostile: [string, UploadPart[], RegExp][] = [
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

test.each<[string, UploadPart[], RegExp]>([
  ['a file longer than it said', sampleParts('c', withFirst({ size: 3 })), /longer than the 3 bytes/],
  [
    'a file shorter than it said',
    sampleParts('c', withFirst({ size: 900 })),
    /has \d+ bytes, and release.json says 900/,
  ],
  ['other bytes than it said', sampleParts('c', withFirst({ sha384: 'x'.repeat(64) })), /its hash differs/],
  ['a file that is not listed', [...sampleParts('c'), ['browser/extra.js', '1']], /not listed in release.json/],
  ['a file twice', [...sampleParts('c'), ['browser/remoteEntry.js', '1']], /came twice/],
  ['a file missing', sampleParts('c').slice(0, 2), /was not sent/],
  ['release.json last', sampleParts('c').toReversed(), /comes first/],
  ['no release.json', [], /is missing/],
  [
    'a path that climbs out',
    sampleParts('c', withFirst({ path: '../../log/production/00000001' })),
    /leads out of the release/,
  ],
  ['an absolute path', sampleParts('c', withFirst({ path: '/etc/passwd' })), /leads out of the release/],
  [
    'a manifest with thousands of files',
    [['release.json', JSON.stringify({ ...manifest, files: thousands })]],
    /lists more than 5000 files/,
  ],
  ['a release larger than the registry takes', sampleParts('c', withFirst({ size: 5_000_000 })), /MAX_RELEASE_MB/],
  ['another remote inside', sampleParts('c', { ...manifest, name: 'catalog' }), /the call names cart/],
  ['another id inside', sampleParts('c', { ...manifest, release: idOf('d') }), /the call names cart/],
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
    for (const [name, sent] of sampleParts('c')) form.append(name, new Blob([sent]), 'file');
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
  const { status, body } = await publish('a', sampleParts('a', evil));
  expect([status, body.message]).toEqual([422, expect.stringContaining('published before with another release.json')]);
  expect(String(await registry.store.get(`releases/cart/${idOf('a')}/browser/remoteEntry.js`))).not.toBe(text);
});

test.each(['viewer', 'releaser', 'guard'] as const)('A %s publishes nothing', async (role) => {
  expect((await publish('e', sampleParts('e'), await registry.tokenOf(role))).status).toBe(403);
});

test('Another team publishes nothing under my name', async () => {
  const { status, body } = await publish('e', sampleParts('e'), await registry.tokenOf('team', 'catalog'));
  expect([status, body.message]).toEqual([403, 'a team (team) may not publish cart: ask the team of cart.']);
});

test('Of the same upload twice at once, one publishes it, the other says that it is there, and all of it is', async () => {
  const answers = await Promise.all([publish('1', sampleParts('1')), publish('1', sampleParts('1'))]);
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
  const parts = sampleParts('2', { ...other, files }).map(
    ([name, sent]): UploadPart => [name, name === first.path ? evil : sent],
  );
  const answers = await Promise.all([
    publish('2', sampleParts('2')),
    publish('2', parts),
    publish('2', sampleParts('2'), await registry.tokenOf('admin')),
  ]);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expect(answer.body.message).toContain('published before with another release.json');
  expect((await registry.call('GET', `/v1/releases/cart/${idOf('2')}`, cartTeam)).body.damage).toEqual([]);
});
