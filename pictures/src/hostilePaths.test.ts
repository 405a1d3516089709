import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@paw/node/createLog.ts';
import { createMetrics } from '@paw/node/createMetrics.ts';
import { createApp } from './app.ts';
import { readCatalogue } from './catalogue.ts';
import { loadPictures } from './loadPictures.ts';
import { openPictureCache } from './pictureCache.ts';
import { createPictureStore } from './pictureStore.ts';

const picturesFolder = join(__dirname, '..');
const render = jest.fn();
let server: Server;
let cacheFolder: string;
let bowl: { name: string; version: string; colours: string };

beforeAll(async () => {
  const pictures = await loadPictures(picturesFolder, readCatalogue(join(picturesFolder, '../api/data')));
  const [picture] = [...pictures.values()].filter(({ name, now }) => name.startsWith('bowl-') && !now);
  if (!picture) throw new Error('the shop has no bowl');
  bowl = { name: picture.name, version: picture.version, colours: picture.colourings[0]?.join('-') ?? '' };
  cacheFolder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const store = createPictureStore({ cache: await openPictureCache(cacheFolder), render });
  const log = createLog('pictures', 'silent');
  server = createServer(createApp({ pictures, store, log, metrics: createMetrics('pictures'), isEnding: () => false }));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterAll(async () => {
  server.close();
  await rm(cacheFolder, { recursive: true });
});

/** The path unchanged: `fetch` would normalize it. */
function statusOf(path: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    asked.once('error', reject).end();
  });
}

/** 240 of them: ways out of the folder, widths, colours, endings, versions, lengths and encodings. */
function hostilePaths(): string[] {
  const { name, version, colours } = bowl;
  const good = `${name}.${version}`;
  const numbers = Array.from({ length: 40 }, (_, n) => n);
  const ways = ['..', '%2e%2e', '..%2f', '%2e%2e%2f', '..\\', '%252e%252e', '.%00.', '....//', '%c0%ae%c0%ae', '~'];
  const files = ['etc/passwd', 'masters/rendered.json', 'api/data/families.json', `${good}/plain-320.webp`];
  const widths = [
    0,
    1,
    -320,
    321,
    959,
    961,
    1280,
    1920,
    4096,
    99999,
    '0320',
    '3e2',
    '320.0',
    '+320',
    ' 320',
    '',
    '0x140',
    '٣٢٠',
  ];
  const tints = [
    'red',
    'C2304A',
    '000001',
    'fffffe',
    'c2304a-',
    '-',
    '--',
    'plain-plain',
    'PLAIN',
    '*',
    '%63%32',
    'c2304',
    `${colours}-${colours}`,
  ];
  const endings = ['png', 'avif', 'svg', 'gif', 'webp.png', 'WEBP', 'jpeg', 'webp%00', 'webp/', 'webp;a=b', '', 'php'];
  const names = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'bowl-',
    'unicorn',
    'BOWL',
    'bowl.webp',
    '.',
    'null',
    'tile-dog.mask',
    `${name}--cat`,
    `${name}--horse`,
    `${name}.ground`,
    `${name}--dog--cat`,
  ];
  const signs = [
    '00000000',
    'zzzzzzzz',
    version.slice(1),
    `${version}0`,
    version.toUpperCase().replace(/\d/g, 'A'),
    '',
    '.',
    '*',
  ];
  return [
    ...ways.flatMap((way) => files.map((file) => `/uploads/${way}/${way}/${file}`)),
    ...widths.map((width) => `/uploads/${good}/${colours}-${encodeURI(String(width))}.webp`),
    ...tints.flatMap((tint) => [`/uploads/${good}/${tint}-320.webp`, `/uploads/${name}/${tint}-640.webp`]),
    ...endings.flatMap((ending) => [`/uploads/${good}/plain-320.${ending}`, `/uploads/${good}/plain-320${ending}`]),
    ...names.flatMap((odd) => [`/uploads/${odd}/plain-320.webp`, `/uploads/${odd}.${version}/plain-320.webp`]),
    ...signs.map((sign) => `/uploads/unicorn.${sign}/plain-320.webp`),
    ...numbers.map((n) => `/uploads/${good}/${(n * 389_731 + 7).toString(16).padStart(6, '0')}-320.webp`),
    ...numbers.map((n) => `/uploads/${good}/plain-${n * 37 + 3}.webp`),
    ...[200, 2_000, 8_000].flatMap((length) => [
      `/uploads/${'a'.repeat(length)}/plain-320.webp`,
      `/uploads/${good}/${'c2304a-'.repeat(length / 7)}320.webp`,
      `/uploads/${'../'.repeat(length / 3)}etc/passwd`,
    ]),
    '/uploads/',
    '/uploads//',
    `/uploads//${good}/plain-320.webp`,
    `/uploads/${good}`,
    `/uploads/${good}/`,
    ...['jpg', 'webp'].map((ending) => `/uploads/banner-home/${colours}-960.${ending}`),
  ];
}

test('200 hostile paths and more: not found, nothing made, nothing written', async () => {
  const paths = hostilePaths();
  expect(new Set(paths).size).toBeGreaterThanOrEqual(200);
  const statuses = await Promise.all(paths.map(async (path) => [path, await statusOf(path)] as const));
  expect(statuses.filter(([, status]) => status !== 404 && status !== 400)).toEqual([]);
  expect(render).not.toHaveBeenCalled();
  expect(await readdir(cacheFolder)).toEqual([]);
});

test('the URL that they were derived from is valid', async () => {
  render.mockResolvedValueOnce(Buffer.from('picture'));
  expect(await statusOf(`/uploads/${bowl.name}.${bowl.version}/${bowl.colours}-320.webp`)).toBe(200);
  expect(await readdir(cacheFolder)).toHaveLength(1);
});
