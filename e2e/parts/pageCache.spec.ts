import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { activate, rollback } from '../releases/commands.ts';
import { expect, test } from '../releases/ownShop.ts';
import { singleId } from '../releases/pageFacts.ts';
import { publishMarked } from '../releases/testReleases.ts';
import { ask, type Reply } from './ask.ts';
import { expectWhole } from './expectPage.ts';
import { unreadPage } from './Shoppers.ts';
import { long } from '../world/longAt.ts';
import { operatorUrl } from '../world/operatorUrl.ts';
import type { World } from '../world/world.ts';

const cacheStatus = ({ headers }: Reply) => headers['cache-status'];
const codings = { identity: (body: Buffer) => body, br: brotliDecompressSync, gzip: gunzipSync };

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

/** A page that is not requested again before it is stale. */
let aged: { url: string; etag?: string; at: number };

test.beforeAll(async ({ shop }) => {
  const url = shop.url + unreadPage();
  aged = { url, etag: (await ask(url)).headers.etag, at: performance.now() };
});

test('a page is rendered for the first request, and sent from the cache to the others', async ({ shop }) => {
  const url = shop.url + unreadPage();
  const first = await ask(url);
  const second = await ask(url);
  expectWhole(first);
  expect([first, second].map(cacheStatus)).toEqual(['shell; fwd=miss', 'shell; hit']);
  expect(second.text).toBe(first.text);
  expect(second.headers['cache-control']).toBe('no-cache');
});

test('undeclared query names share one page, and declared ones do not', async ({ shop }) => {
  const page = unreadPage();
  const path = page.slice(0, page.indexOf('?'));
  const first = await ask(shop.url + page);
  const pages = await readGauge(shop, 'page_cache_pages');
  for (const query of [`${page}&utm_source=mail`, `${page}&gclid=1&x=2`, page.replace('?', '?utm_source=b&')]) {
    const reply = await ask(shop.url + query);
    expect(cacheStatus(reply), query).toBe('shell; hit');
    expect(reply.headers.etag, query).toBe(first.headers.etag);
  }
  expect(await readGauge(shop, 'page_cache_pages')).toBe(pages);
  const other = await ask(`${shop.url}${path}?variant=another-${Date.now()}`);
  expect(cacheStatus(other)).toBe('shell; fwd=miss');
  expect(await readGauge(shop, 'page_cache_pages')).toBe(pages + 1);
});

test('every coding of a page has the same bytes, its own ETag, and a 304 for it', async ({ shop }) => {
  const url = `${shop.url}/about-us`;
  const plain = await ask(url);
  const etags = new Set<string>();
  for (const [coding, unpack] of Object.entries(codings)) {
    const headers = { 'accept-encoding': coding };
    const reply = await ask(url, { headers });
    expect(reply.headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
    expect(reply.headers['content-length']).toBe(String(reply.body.length));
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
    expect(unpack(reply.body).equals(plain.body), coding).toBe(true);
    const etag = reply.headers.etag ?? '';
    etags.add(etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask(url, { headers: { ...headers, 'if-none-match': known } });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers['cache-control']).toBe('no-cache');
    }
    expect((await ask(url, { headers: { ...headers, 'if-none-match': '"other"' } })).status).toBe(200);
  }
  expect(etags.size).toBe(3);
});

test('HEAD answers like GET without the body', async ({ shop }) => {
  for (const path of ['/', '/about-us', '/no-such-page']) {
    const [get, head] = [await ask(shop.url + path), await ask(shop.url + path, { method: 'HEAD' })];
    expect(head.status, path).toBe(get.status);
    expect(head.body.length, path).toBe(0);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'vary', 'x-release-set'])
      expect(head.headers[name], `${path} ${name}`).toBe(get.headers[name]);
  }
});

test('twenty concurrent requests for a page share one rendering', async ({ shop }) => {
  const url = shop.url + unreadPage();
  const asked = await readGauge(shop, 'page_cache_answers_total{how="miss"');
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask(url)));
  for (const reply of replies) expectWhole(reply);
  expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(await readGauge(shop, 'page_cache_answers_total{how="miss"')).toBeGreaterThan(asked);
  // The shop's log shows which of them requested data from the api.
  const ids = new Set(replies.map(({ headers }) => String(headers['x-request-id'])));
  const called = () =>
    shop
      .output()
      .split('\n')
      .flatMap((line) => apiRoute(line, ids) ?? []);
  await expect.poll(called).toContain('/api/products/:slug');
  // Its other data is requested at the same time.
  await pause(500);
  expect(called().toSorted()).toEqual([...new Set(called())].toSorted());
});

test('pages that do not exist are not cached by clients, and have a small segment of the page cache', async ({
  shop,
}) => {
  const bytes = await readGauge(shop, 'page_cache_bytes');
  let number = 0;
  const askForNone = async () => {
    while (number < 300) expect((await ask(`${shop.url}/no-such-page-${number++}`)).status).toBe(404);
  };
  await Promise.all(Array.from({ length: 8 }, askForNone));
  const { headers } = await ask(`${shop.url}/no-such-page-1`);
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  // 5 % of 64 MiB; all of them would take more than twice that.
  expect((await readGauge(shop, 'page_cache_bytes')) - bytes).toBeLessThan(0.05 * 64 * 2 ** 20 + 1);
});

test('after 10 s a page is sent once more and rebuilt in the background', long, async () => {
  await pause(10_200 - (performance.now() - aged.at));
  const stale = await ask(aged.url);
  expect([cacheStatus(stale), stale.headers.etag]).toEqual(['shell; hit; detail=stale', aged.etag]);
  await expect.poll(async () => cacheStatus(await ask(aged.url))).toBe('shell; hit');
});

test(
  'when a release goes live, the most requested pages are rendered before its first visitor',
  long,
  async ({ shop, workshop }) => {
    const release = await publishMarked(shop, workshop, 1);
    for (let n = 0; n < 5; n++) await ask(`${shop.url}/`);
    const etag = (await ask(`${shop.url}/`)).headers.etag ?? '';
    await activate(shop, 'catalog', release);
    // An ETag of the previous set does not match.
    const home = await ask(`${shop.url}/`, { headers: { 'if-none-match': etag } });
    expectWhole(home);
    expect(singleId(home.text)).toBe(release);
    expect(cacheStatus(home)).toBe('shell; hit');
    await rollback(shop, 'catalog');
    const back = await ask(`${shop.url}/`);
    expect(cacheStatus(back)).toMatch(/^shell; hit/);
    expect(back.headers['x-release-set']).not.toBe(home.headers['x-release-set']);
  },
);

test('a release’s files support ranges, HEAD and codings, and unlisted files are not served', async ({ shop }) => {
  const { text } = await ask(`${shop.url}/`);
  const path = /"(\/r\/catalog\/[0-9a-f]{16}\/browser\/page-home\.js)"/.exec(text)?.[1] ?? '';
  const url = shop.url + path;
  const whole = await ask(url);
  expect(whole.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const [coding, unpack] of Object.entries(codings)) {
    const packed = await ask(url, { headers: { 'accept-encoding': coding } });
    expect(unpack(packed.body).equals(whole.body), coding).toBe(true);
  }
  const part = await ask(url, { headers: { range: 'bytes=10-19' } });
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.body.length}`]);
  expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
  expect((await ask(url, { headers: { range: `bytes=${whole.body.length}-` } })).status).toBe(416);
  const head = await ask(url, { method: 'HEAD' });
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(whole.body.length)]);
  const folder = path.slice(0, path.indexOf('/browser/'));
  for (const other of [
    '/release.json',
    '/node/page-home.cjs',
    '/browser/../release.json',
    '/browser/%2e%2e/release.json',
  ])
    expect((await ask(shop.url + folder + other)).status, other).toBe(404);
  expect((await ask(`${url}.br`)).status).toBe(404);
});

/** The value of a metric in the shell's /metrics. */
async function readGauge(shop: World, name: string): Promise<number> {
  const { text } = await ask(`${operatorUrl(shop, 'monitor')}/metrics`);
  const line = text.split('\n').find((one) => one.startsWith(name));
  return Number(line?.split(' ').at(-1));
}

function apiRoute(line: string, ids: ReadonlySet<string>): string | undefined {
  if (!line.startsWith('{')) return undefined;
  const { service, requestId, route } = JSON.parse(line) as { service?: string; requestId?: string; route?: string };
  return service === 'api' && requestId !== undefined && ids.has(requestId) ? route : undefined;
}
