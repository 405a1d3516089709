import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@paw/shared/node/createLog.ts';
import { createMetrics } from '@paw/shared/node/createMetrics.ts';
import sharp from 'sharp';
import { createApp } from './app.ts';
import { loadDrawings } from './loadDrawings.ts';
import { loadMasters } from './loadMasters.ts';
import type { Picture } from './picture.ts';
import { openPictureCache } from './pictureCache.ts';
import { createPictureStore } from './pictureStore.ts';
import { renderPicture } from './renderPicture.ts';

let folder: string;
let server: Server | undefined;
let isEnding = false;
const render = jest.fn(renderPicture);
const lines: Record<string, unknown>[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await drawBowl(folder);
  render.mockClear();
  isEnding = false;
  lines.length = 0;
});

afterEach(async () => {
  server?.close();
  server?.closeAllConnections();
  await rm(folder, { recursive: true });
});

/** A grey picture whose left half is the coloured zone. */
async function drawBowl(target: string) {
  const grey = { width: 960, height: 960, channels: 3, background: '#c8c8c8' } as const;
  const white = { create: { ...grey, width: 480, background: '#fff' } };
  const mask = sharp({ create: { ...grey, background: '#000' } }).composite([{ input: white, left: 0, top: 0 }]);
  await sharp({ create: grey }).webp({ lossless: true }).toFile(join(target, 'bowl.webp'));
  await mask.webp({ lossless: true }).toFile(join(target, 'bowl.mask.webp'));
}

/** As the catalogue has it: in a few colours, and in no other. */
function pictureOf(name: string, original: Picture['original']): Picture {
  const { width, height, hash } = original;
  const zones = name === 'flag' ? ['ffffff', 'ffffff', 'ffffff'] : ['c8c8c8'];
  const colourings = [['c2304a'], ['1f2a44'], ['c2304a', 'f4ead8', '2f6f8f'], ...many.map((colour) => [colour])];
  return { name, original, zones, colourings, glossy: true, width, height, version: hash.slice(0, 8) };
}

const many = Array.from({ length: 230 }, (_, n) => n.toString(16).padStart(6, '0'));
const versions: Record<string, string> = {};

async function start(cacheFolder = join(folder, 'cache')) {
  const originals = [...(await loadDrawings(folder)), ...(await loadMasters(folder))];
  const pictures = new Map(originals.map(([name, original]) => [name, pictureOf(name, original)]));
  const store = createPictureStore({ cache: await openPictureCache(cacheFolder), render });
  const log = createLog('pictures', 'debug', { write: (line) => void lines.push(JSON.parse(line)) });
  const metrics = createMetrics('pictures');
  for (const { name, version } of pictures.values()) versions[name] = version;
  server = createServer(createApp({ pictures, store, log, metrics, isEnding: () => isEnding }));
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function colourAt(bytes: ArrayBuffer, left: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top: 80, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

test('a picture comes in the asked colour and width', async () => {
  const url = await start();
  const response = await fetch(`${url}/uploads/bowl.${versions.bowl}/c2304a-160.webp`);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const bytes = await response.arrayBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 160, height: 160, format: 'webp' });
  const [inside, outside] = [await colourAt(bytes, 40), await colourAt(bytes, 120)];
  [0xc2, 0x30, 0x4a].forEach((value, channel) => expect(Math.abs((inside[channel] ?? 0) - value)).toBeLessThan(8));
  for (const value of outside) expect(Math.abs(value - 0xc8)).toBeLessThan(4);
});

test.each(['unicorn/plain-160.webp', 'bowl/plain-161.webp', '..%2fbowl/plain-160.webp'])(
  '%s is not found, and costs no work',
  async (path) => {
    const response = await fetch(`${await start()}/uploads/${path}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: expect.any(String), message: expect.any(String) });
    expect(render).not.toHaveBeenCalled();
  },
);

test('what is not rendered yet is drawn, in three colors, and moves to another address when it is drawn anew', async () => {
  const stripes = [1, 2, 3].map((zone) => `<path class="z${zone}" d="M${zone * 320 - 320} 0h320v960h-320z"/>`).join('');
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960" data-plain="ffffff ffffff ffffff">';
  const pathOf = () => `/uploads/flag.${versions.flag}/c2304a-f4ead8-2f6f8f-160.webp`;
  await writeFile(join(folder, 'flag.svg'), `${open}${stripes}</svg>`);
  const flag = await fetch((await start()) + pathOf());
  const [left] = await colourAt(await flag.arrayBuffer(), 26);
  expect(Math.abs((left ?? 0) - 0xc2)).toBeLessThan(8);
  server?.close();
  const former = pathOf();
  await writeFile(join(folder, 'flag.svg'), `${open}${stripes}<!-- anew --></svg>`);
  const url = await start();
  expect(pathOf()).not.toBe(former);
  expect((await fetch(url + former)).url).toBe(url + pathOf());
});

test('a known picture is not sent again', async () => {
  const address = `${await start()}/uploads/bowl.${versions.bowl}/plain-160.webp`;
  const etag = (await fetch(address)).headers.get('etag') ?? '';
  const again = await fetch(address, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(render).toHaveBeenCalledTimes(1);
});

test('HEAD answers without bytes, other methods are refused', async () => {
  const address = `${await start()}/uploads/bowl.${versions.bowl}/plain-160.webp`;
  const head = await fetch(address, { method: 'HEAD' });
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await head.text()).toBe('');
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
});

test('two requests at once render once, and a restart takes the picture from disk', async () => {
  const url = await start();
  const path = `/uploads/bowl.${versions.bowl}/1f2a44-320.webp`;
  await Promise.all([fetch(url + path), fetch(url + path)]);
  expect(render).toHaveBeenCalledTimes(1);
  expect(await readdir(join(folder, 'cache'))).toHaveLength(1);
  server?.close();
  expect((await fetch((await start()) + path)).status).toBe(200);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a cache folder that cannot be written still serves', async () => {
  await writeFile(join(folder, 'blocked'), 'a file where the folder should be');
  const url = await start(join(folder, 'blocked'));
  expect((await fetch(`${url}/uploads/bowl.${versions.bowl}/plain-160.webp`)).status).toBe(200);
});

test('a picture that cannot be made is one sentence for the shopper, and says why in the log', async () => {
  render.mockRejectedValueOnce(new Error('libvips ran out of memory'));
  const reply = await fetch(`${await start()}/uploads/bowl.${versions.bowl}/plain-160.webp`);
  expect([reply.status, await reply.json()]).toEqual([500, { code: 'picture_failed', message: expect.any(String) }]);
  const requestId = reply.headers.get('x-request-id');
  expect(lines).toMatchObject([
    { level: 'error', requestId, err: { message: 'libvips ran out of memory' } },
    { level: 'warn', requestId, route: '/uploads', method: 'GET', status: 500, ms: expect.any(Number) },
  ]);
});

test('when too many pictures wait to be made, the others come later', async () => {
  const url = await start();
  let make = () => {};
  const free = new Promise<void>((resolve) => (make = resolve));
  render.mockImplementation(async () => free.then(() => Buffer.from('picture')));
  let refusedAll = () => {};
  const refused = new Promise<void>((resolve) => (refusedAll = resolve));
  let answered = 0;
  const askFor = async (n: number) => {
    const { status, headers } = await fetch(`${url}/uploads/bowl.${versions.bowl}/${many[n]}-160.webp`);
    if (++answered === 28) refusedAll();
    return `${status} ${headers.get('retry-after')}`;
  };
  const replies = Array.from({ length: 230 }, (_, n) => askFor(n));
  await refused;
  make();
  const said = await Promise.all(replies);
  expect([said.filter((each) => each === '200 null').length, said.filter((each) => each === '503 2').length]).toEqual([
    202, 28,
  ]);
  render.mockImplementation(renderPicture);
});

test('a picture and a caller’s id: one line for who wants every detail, one measurement, nothing of the caller', async () => {
  const url = await start();
  const headers = { 'x-request-id': 'from-the-shell', 'user-agent': 'my-browser' };
  const reply = await fetch(`${url}/uploads/bowl.${versions.bowl}/plain-160.webp?who=my-name`, { headers });
  expect(reply.headers.get('x-request-id')).toBe('from-the-shell');
  await reply.arrayBuffer();
  expect(lines).toMatchObject([{ level: 'debug', requestId: 'from-the-shell', route: '/uploads', status: 200 }]);
  expect(JSON.stringify(lines)).not.toContain('my-');
  const figures = await (await fetch(`${url}/metrics`)).text();
  expect(figures).toMatch(/^http_request_duration_seconds_count\{route="\/uploads",method="GET",status="200"/m);
});

test('the service says that it is well, and ready until it is about to end', async () => {
  const url = await start();
  const statuses = () => Promise.all(['healthz', 'readyz'].map(async (path) => (await fetch(`${url}/${path}`)).status));
  expect(await statuses()).toEqual([200, 200]);
  isEnding = true;
  expect(await statuses()).toEqual([200, 503]);
});
