import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@paw/node/createLog.ts';
import { createMetrics } from '@paw/node/createMetrics.ts';
import sharp from 'sharp';
import { createApp } from './app.ts';
import { loadMasters, type Master } from './loadMasters.ts';
import type { Picture } from './picture.ts';
import { openPictureCache } from './pictureCache.ts';
import { createPictureStore, type MadePicture, pictureKey } from './pictureStore.ts';
import { renderPicture } from './renderPicture.ts';

let folder: string;
let server: Server | undefined;
let isEnding = false;
const render = jest.fn(renderPicture);
const lines: Record<string, unknown>[] = [];
const wished: MadePicture[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  // Its left half has a colour, its right half none.
  await drawStripes('bowl', ['mask'], 480);
  render.mockClear();
  isEnding = false;
  lines.length = 0;
  wished.length = 0;
});

afterEach(async () => {
  server?.close();
  server?.closeAllConnections();
  await rm(folder, { recursive: true });
});

/** A grey picture, 960 pixels wide, with a colour zone for each mask: as wide as they share the picture, from the left. */
async function drawStripes(name: string, masks: readonly string[], width = 960 / masks.length) {
  const grey = { width: 960, height: 960, channels: 3, background: '#c8c8c8' } as const;
  const white = { create: { ...grey, width, background: '#fff' } };
  await sharp({ create: grey })
    .webp({ lossless: true })
    .toFile(join(folder, `${name}.webp`));
  for (const [zone, mask] of masks.entries()) {
    const stripe = [{ input: white, left: zone * width, top: 0 }];
    const drawn = sharp({ create: { ...grey, background: '#000' } }).composite(stripe);
    await drawn.webp({ lossless: true }).toFile(join(folder, `${name}.${mask}.webp`));
  }
}

/** As the catalogue has it: in a few colours, and in no other. */
function pictureOf(name: string, master: Master): Picture {
  const { width, height, hash } = master;
  const zones = name === 'flag' ? ['ffffff', 'ffffff', 'ffffff'] : ['c8c8c8'];
  const colourings = [['c2304a'], ['1f2a44'], ['c2304a', 'f4ead8', '2f6f8f'], ...many.map((colour) => [colour])];
  return { name, master, zones, colourings, glossy: true, width, height, version: hash.slice(0, 8) };
}

const many = Array.from({ length: 230 }, (_, n) => n.toString(16).padStart(6, '0'));
const versions: Record<string, string> = {};

async function start(cacheFolder = join(folder, 'cache')) {
  const masters = [...(await loadMasters(folder))];
  const pictures = new Map(masters.map(([name, master]) => [name, pictureOf(name, master)]));
  const store = createPictureStore({ cache: await openPictureCache(cacheFolder), render });
  const log = createLog('pictures', 'debug', { write: (line) => void lines.push(JSON.parse(line)) });
  const metrics = createMetrics('pictures');
  for (const { name, version } of pictures.values()) versions[name] = version;
  server = createServer(
    createApp({ pictures, store, wish: (one) => wished.push(one), log, metrics, isEnding: () => isEnding }),
  );
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

test('a picture has the requested color and width', async () => {
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

test('a browser that knows AVIF gets it once it is made, and WebP until then', async () => {
  const cache = await openPictureCache(join(folder, 'cache'));
  const before = await start();
  const address = `${before}/uploads/bowl.${versions.bowl}/c2304a-160.webp`;
  const read = async (accept: string) => (await fetch(address, { headers: { accept } })).headers;
  const chrome = 'image/avif,image/webp,image/apng,*/*;q=0.8';
  expect((await read(chrome)).get('content-type')).toBe('image/webp');
  expect(wished.map(({ width, ending }) => ({ width, ending }))).toEqual([{ width: 160, ending: 'avif' }]);

  await cache.keep(pictureKey(wished[0] as MadePicture), Buffer.from('an AVIF file'));
  server?.close();
  const url = address.replace(before, await start());
  const [avif, webp] = await Promise.all(
    [chrome, 'image/webp,*/*'].map((accept) => fetch(url, { headers: { accept } })),
  );
  expect(await avif?.text()).toBe('an AVIF file');
  expect([avif, webp].map((one) => [one?.headers.get('content-type'), one?.headers.get('vary')])).toEqual([
    ['image/avif', 'Accept'],
    ['image/webp', 'Accept'],
  ]);
  expect(avif?.headers.get('etag')).not.toBe(webp?.headers.get('etag'));
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

test('three zones have three colors, and a re-rendered picture gets a new URL', async () => {
  const pathOf = () => `/uploads/flag.${versions.flag}/c2304a-f4ead8-2f6f8f-160.webp`;
  await drawStripes('flag', ['mask', 'mask2', 'mask3']);
  const flag = await (await fetch((await start()) + pathOf())).arrayBuffer();
  const reds = await Promise.all([26, 80, 134].map(async (left) => (await colourAt(flag, left))[0] ?? 0));
  [0xc2, 0xf4, 0x2f].forEach((red, zone) => expect(Math.abs((reds[zone] ?? 0) - red)).toBeLessThan(8));
  server?.close();
  const former = pathOf();
  await drawStripes('flag', ['mask2', 'mask', 'mask3']);
  const url = await start();
  expect(pathOf()).not.toBe(former);
  expect((await fetch(url + former)).url).toBe(url + pathOf());
});

test('a known picture is not sent again', async () => {
  const url = `${await start()}/uploads/bowl.${versions.bowl}/plain-160.webp`;
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(render).toHaveBeenCalledTimes(1);
});

test('HEAD answers without bytes, other methods are refused', async () => {
  const url = `${await start()}/uploads/bowl.${versions.bowl}/plain-160.webp`;
  const head = await fetch(url, { method: 'HEAD' });
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await head.text()).toBe('');
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
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

test('a picture that cannot be made is one sentence for the shopper, and a reason in the log', async () => {
  render.mockRejectedValueOnce(new Error('libvips ran out of memory'));
  const reply = await fetch(`${await start()}/uploads/bowl.${versions.bowl}/plain-160.webp`);
  expect([reply.status, await reply.json()]).toEqual([500, { code: 'picture_failed', message: expect.any(String) }]);
  const requestId = reply.headers.get('x-request-id');
  expect(lines).toMatchObject([
    { level: 'error', requestId, err: { message: 'libvips ran out of memory' } },
    { level: 'warn', requestId, route: '/uploads', method: 'GET', status: 500, ms: expect.any(Number) },
  ]);
});

test('when too many pictures wait, further requests get a 503', async () => {
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

test('a picture is one debug line and one measurement with the request id, and nothing about the caller', async () => {
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

test('the service is healthy, and ready until it is ending', async () => {
  const url = await start();
  const statuses = () => Promise.all(['healthz', 'readyz'].map(async (path) => (await fetch(`${url}/${path}`)).status));
  expect(await statuses()).toEqual([200, 200]);
  isEnding = true;
  expect(await statuses()).toEqual([200, 503]);
});
