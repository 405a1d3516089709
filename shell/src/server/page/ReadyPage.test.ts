/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { securityHeaders } from '@paw/node/securityHeaders.ts';
import { makeReadyPage, pageIn, type PageFacts } from './ReadyPage.ts';
import { collectGarbage } from './testing/collectGarbage.ts';

const encode = (html: string) => new TextEncoder().encode(html);
const text = '<h1>Home</h1>'.repeat(50);
const security = { ...securityHeaders('https://shop.example'), 'content-security-policy': "script-src 'self'" };
const facts: PageFacts = {
  status: 200,
  setId: '0123456789abcdef',
  route: '/',
  html: encode(text),
  security,
  secret: false,
};
const headersOf = (flat: readonly string[]) =>
  Object.fromEntries(flat.flatMap((name, at) => (at % 2 ? [] : [[name, flat[at + 1]]])));

test('every coding contains the same page', async () => {
  const page = await makeReadyPage(facts);
  expect(String((await page.identity()).body)).toBe(text);
  expect(String(brotliDecompressSync(page.br.body))).toBe(text);
  expect(String(gunzipSync((await page.gzip()).body))).toBe(text);
  expect(headersOf(page.br.head.headers)).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
});

test('the ETag differs by set, content, policy and coding', async () => {
  const pages = await Promise.all([
    makeReadyPage(facts),
    makeReadyPage({ ...facts, setId: 'fedcba9876543210' }),
    makeReadyPage({ ...facts, html: encode('<h1>Other</h1>') }),
    makeReadyPage({ ...facts, security: { ...security, 'content-security-policy': "script-src 'none'" } }),
  ]);
  const codings = ['identity', 'br', 'gzip'] as const;
  const packed = await Promise.all(pages.flatMap((page) => codings.map(async (coding) => pageIn(page, coding))));
  const tags = packed.map(({ head }) => headersOf(head.headers).etag);
  expect(new Set(tags).size).toBe(12);
});

test('gzip is made once, for the first client that takes nothing better', async () => {
  const page = await makeReadyPage(facts);
  expect(pageIn(page, 'br')).toBe(page.br);
  expect(pageIn(page, 'gzip')).toBe(pageIn(page, 'gzip'));
});

test('the plain page is freed while no client asks for it, and is the same when one does', async () => {
  const page = await makeReadyPage({ ...facts, html: encode(text) });
  const isThere = () => !(page.identity() instanceof Promise);
  const before = isThere();
  await collectGarbage();
  expect([before, isThere()]).toEqual([true, false]);
  const { body, head } = await page.identity();
  expect([String(body), headersOf(head.headers)['content-length']]).toEqual([text, String(text.length)]);
});

test('packed tightly, it has fewer bytes and another ETag, which a 304 response has too', async () => {
  const html = encode(Array.from({ length: 400 }, (_, at) => `<p>Bed ${at * 7919} for dogs</p>`).join(''));
  const page = await makeReadyPage({ ...facts, html });
  const before = page.br;
  await page.packTightly();
  const { body, head } = page.br;
  expect(body.length).toBeLessThan(before.body.length);
  expect(brotliDecompressSync(body)).toEqual(Buffer.from(html));
  const { etag, ...others } = headersOf(head.headers);
  expect(etag).toBe(`"${page.hash}-br-tight"`);
  expect(headersOf(page.unchanged.br).etag).toBe(etag);
  expect(others).toEqual({
    ...headersOf(before.head.headers),
    etag: undefined,
    'content-length': String(body.length),
  });
  const kept = page.br;
  await page.packTightly();
  expect(page.br).toBe(kept);
});

test('an unchanged page is not compressed again', async () => {
  const first = await makeReadyPage(facts);
  expect(await makeReadyPage({ ...facts }, first)).toBe(first);
  expect(await makeReadyPage({ ...facts, html: encode('new') }, first)).not.toBe(first);
});

const everyPage = {
  ...security,
  vary: 'Accept-Encoding',
  'x-release-set': facts.setId,
};
const html = 'text/html; charset=utf-8';

test('a page has these headers, and a 304 has them without those of the body', async () => {
  const page = await makeReadyPage(facts);
  for (const [coding, suffix] of [
    ['identity', ''],
    ['br', '-br'],
    ['gzip', '-gzip'],
  ] as const) {
    const { etag, ...others } = headersOf(page.unchanged[coding]);
    expect(etag).toMatch(new RegExp(`^"[\\w-]{27}${suffix}"$`));
    expect(others).toEqual({ ...everyPage, 'cache-control': 'no-cache' });
    const { body, head } = await pageIn(page, coding);
    expect(headersOf(head.headers)).toEqual({
      ...others,
      etag,
      'content-type': html,
      'content-length': String(body.length),
      ...(coding !== 'identity' && { 'content-encoding': coding }),
    });
  }
});

test.each([
  ['a product that is gone', { status: 404 }, { 'cache-control': 'no-store' }],
  ['a shop that is not ready', { status: 503 }, { 'cache-control': 'no-store', 'retry-after': '2' }],
])('%s has no ETag', async (_, change, more) => {
  const { body, head } = (await makeReadyPage({ ...facts, ...change })).br;
  const about = { 'content-type': html, 'content-length': String(body.length), 'content-encoding': 'br' };
  expect(headersOf(head.headers)).toEqual({ ...everyPage, ...about, ...more });
});

test('a redirect has a location and no body', async () => {
  const page = await makeReadyPage({ ...facts, status: 301, location: '/new', html: encode('') });
  for (const { body, head } of [await page.identity(), page.br, await page.gzip()]) {
    expect(body).toHaveLength(0);
    const about = { 'cache-control': 'no-cache', location: '/new', 'content-length': '0' };
    expect(headersOf(head.headers)).toEqual({ ...everyPage, ...about });
  }
});

test('memory use covers what is kept: brotli, and gzip, which may be made later', async () => {
  for (const html of [facts.html, encode('<p>words of a page</p>'.repeat(500)), randomBytes(5_000)]) {
    const page = await makeReadyPage({ ...facts, html });
    const kept = page.br.body.length + (await page.gzip()).body.length;
    expect(page.bytes).toBeGreaterThan(kept);
    expect(page.bytes).toBeLessThan(kept + 4_096 + page.br.body.length);
  }
});

test.each([
  [{}, 'no-cache'],
  [{ status: 400 }, 'no-store'],
  [{ status: 404 }, 'no-store'],
  [{ status: 503 }, 'no-store'],
  [{ secret: true }, 'private, no-store'],
])('a page with %j is sent with Cache-Control %s', async (change, cacheControl) => {
  const { br } = await makeReadyPage({ ...facts, ...change });
  expect(headersOf(br.head.headers)['cache-control']).toBe(cacheControl);
});

test('a page behind a secret URL has no ETag and sends no referrer', async () => {
  const headers = headersOf((await makeReadyPage({ ...facts, secret: true })).br.head.headers);
  expect(headers.etag).toBeUndefined();
  expect(headers['referrer-policy']).toBe('no-referrer');
});
