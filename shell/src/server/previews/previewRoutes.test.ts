/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { foldLog } from '@paw/release/store/foldLog.ts';
import { hashSecret } from '@paw/release/store/previews.ts';
import { ReleaseLibrary } from '../releases/ReleaseLibrary.ts';
import { beginExchange } from '../Exchange.ts';
import { openSampleRoom, startShell } from '../releases/testing/controllerSample.ts';
import { idOf, type ControllerRoom, type RunningController } from '../releases/testing/openController.ts';
import { fakeRenderer } from '../releases/testing/fakeRenderer.ts';
import { PreviewSets } from './PreviewSets.ts';
import { previewRoutes } from './previewRoutes.ts';

const secret = 's'.repeat(43);
let room: ControllerRoom;
let shell: RunningController;
let sets: PreviewSets;
let stale: string | undefined;
let now: number;
beforeEach(async () => {
  [stale, now] = [undefined, Date.now()];
  room = await openSampleRoom();
  await room.publish('catalog', 'e', `pages['/'] = () => ({ html: new TextEncoder().encode('previewed') });`);
  await room.publish('catalog', 'f', `throw new Error('No <code> here');`);
  shell = await startShell(room);
  const build = {
    release: 'shell',
    host: { contracts: [1], table: [], main: { js: [], css: [] } },
    shared: {},
    files: [],
    read: () => Buffer.from(fakeRenderer),
  };
  const rendering = { site: {} as never, apiUrl: 'http://localhost', deadline: 500 };
  const host = { library: new ReleaseLibrary(room.store), build, rendering, log: { warn: () => undefined } as never };
  sets = new PreviewSets({ host, current: () => shell.controller.current, held: () => stale, now: () => now });
});
afterEach(async () => {
  sets.stop();
  await room.close();
});

/** Writes an entry and shows the log to the shell. */
async function write(preview: object, action: 'preview' | 'end-preview' = 'preview'): Promise<void> {
  await room.write({}, { action, changes: undefined, preview: preview as never });
  sets.update(await room.fold());
}

const begin = (digit: string, id = '0000000a', of = secret, more: object = {}) => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  return write({ id, hash: hashSecret(of), overrides: { catalog: idOf(digit) }, until, ...more });
};

/** @param cookie the secret that the browser has */
async function ask(url: string, { cookie, ...headers }: Record<string, string> = {}) {
  const origin = 'http://localhost:3001';
  const { begin: start, page } = previewRoutes({
    sets,
    origin: () => origin,
    held: () => stale,
    headersOf: () => ({ 'content-security-policy': "default-src 'self'" }),
    onFailure: () => undefined,
  });
  const request = {
    url,
    method: 'GET',
    headers: { host: 'localhost:3001', ...(cookie && { cookie: `preview-3001=${cookie}` }), ...headers },
  } as unknown as IncomingMessage;
  const response = { writeHead: jest.fn(), end: jest.fn() };
  const exchange = beginExchange(request);
  const handle = url.startsWith('/preview/') ? start : page;
  await Promise.resolve(handle(request, response as unknown as ServerResponse, exchange));
  const [status, given] = response.writeHead.mock.calls[0] ?? [];
  const sent = Array.isArray(given)
    ? Object.fromEntries(given.flatMap((name, i) => (i % 2 ? [] : [[name, given[i + 1]]])))
    : given;
  return { status, headers: sent, text: String(response.end.mock.calls[0]?.[0] ?? ''), exchange, response };
}

test('the secret URL sets a cookie and redirects to a clean path, and neither log nor cache contains the secret', async () => {
  await begin('e');
  const { status, headers, exchange } = await ask(`/preview/${secret}?to=/blog`);
  expect([status, headers.location, headers['referrer-policy']]).toEqual([303, '/blog', 'no-referrer']);
  expect(headers['set-cookie']).toMatch(/^preview-3001=s+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3\d{3}$/);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(exchange).toMatchObject({ route: 'preview', logPath: 'route' });
});

test('a request with the cookie gets a page of the other release, which is not cached; one without it gets the live page', async () => {
  await begin('e');
  const { status, headers, text, exchange } = await ask('/', { cookie: secret });
  expect([status, text, headers['cache-control'], headers.etag]).toEqual([
    200,
    'previewed',
    'private, no-store',
    undefined,
  ]);
  expect([exchange.route, exchange.set, exchange.cache]).toEqual(['preview', undefined, undefined]);
  expect((await ask('/')).response.writeHead).not.toHaveBeenCalled();
  expect(shell.live().catalog).toBe(idOf('a'));
});

test.each(['/', `/preview/${'x'.repeat(43)}`])(
  '%s of a preview that is unknown or has ended is a page that says so',
  async (url) => {
    await begin('e');
    await write({ id: '0000000a' }, 'end-preview');
    const { status, headers, text } = await ask(url, { cookie: secret });
    expect([status, text]).toEqual([404, expect.stringContaining('This preview has ended')]);
    expect(headers['set-cookie']).toContain('Max-Age=0');
  },
);

test('a preview ends at its expiry time, and does not work on another host', async () => {
  await begin('e', '0000000a', secret, { host: 'shop.example' });
  expect((await ask('/', { cookie: secret })).status).toBe(404);
  expect((await ask('/', { cookie: secret, host: 'shop.example' })).status).toBe(200);
  now += 3_700_000;
  expect((await ask('/', { cookie: secret, host: 'shop.example' })).status).toBe(404);
});

test('a preview whose releases do not warm up is a page with the reason, and the live shop is unaffected', async () => {
  await begin('f');
  const { status, text } = await ask('/', { cookie: secret });
  expect([status, text]).toEqual([500, expect.stringContaining('No &lt;code> here')]);
  expect(text).toContain('href="/preview/leave?to=/"');
  expect(shell.live().catalog).toBe(idOf('a'));
});

test('a stale shell shows no preview, and ends those that are warm', async () => {
  await begin('e');
  await ask('/', { cookie: secret });
  stale = 'The registry has not been heard.';
  expect(await ask('/', { cookie: secret })).toMatchObject({ status: 503, text: expect.stringContaining(stale) });
  sets.update(foldLog([]));
  expect(sets.ids).toEqual([]);
});

test('a preview follows changes of the live set', async () => {
  await begin('e');
  await ask('/', { cookie: secret });
  await shell.take({ cart: idOf('c') });
  const [open] = Object.values((await room.fold()).previews);
  const { set } = await sets.obtain(open as never);
  expect([set.remotes.cart?.release, set.remotes.catalog?.release]).toEqual([idOf('c'), idOf('e')]);
});

test('two previews are warm at once; the least recently used one ends, and so does an idle one', async () => {
  for (const [index, id] of ['0000000a', '0000000b', '0000000c'].entries()) {
    await begin('e', id, `${index}`.repeat(43));
    now += 1_000;
    await ask('/', { cookie: `${index}`.repeat(43) });
  }
  expect(sets.ids).toEqual(['0000000b', '0000000c']);
  now += 10 * 60_000 - 1;
  sets.update(await room.fold());
  expect(sets.ids).toEqual(['0000000c']);
});

test('leaving clears the cookie and returns to the page; a prefetch does neither', async () => {
  const left = await ask('/preview/leave', { referer: 'http://localhost:3001/blog?page=2' });
  expect([left.status, left.headers.location]).toEqual([303, '/blog?page=2']);
  expect(left.headers['set-cookie']).toContain('Max-Age=0');
  const ahead = await ask('/preview/leave', { 'sec-purpose': 'prefetch' });
  expect([ahead.status, ahead.headers['set-cookie']]).toEqual([503, undefined]);
});
