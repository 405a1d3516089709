/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeReadyPage, type PageFacts } from './ReadyPage.ts';

const encode = (html: string) => new TextEncoder().encode(html);
const text = '<h1>Home</h1>'.repeat(50);
const facts: PageFacts = {
  status: 200,
  setId: '0123456789abcdef',
  route: '/',
  html: encode(text),
  secret: false,
};
const headersOf = (flat: string[]) =>
  Object.fromEntries(flat.flatMap((name, at) => (at % 2 ? [] : [[name, flat[at + 1]]])));

test('each coding holds the same page', async () => {
  const { packed } = await makeReadyPage(facts);
  expect(String(packed.identity.body)).toBe(text);
  expect(String(brotliDecompressSync(packed.br.body))).toBe(text);
  expect(String(gunzipSync(packed.gzip.body))).toBe(text);
  expect(headersOf(packed.br.headers)).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
});

test('the ETag tells set, content and coding apart', async () => {
  const pages = await Promise.all([
    makeReadyPage(facts),
    makeReadyPage({ ...facts, setId: 'fedcba9876543210' }),
    makeReadyPage({ ...facts, html: encode('<h1>Other</h1>') }),
  ]);
  const tags = pages.flatMap(({ packed }) => Object.values(packed).map(({ headers }) => headersOf(headers).etag));
  expect(new Set(tags).size).toBe(9);
});

test('what has not changed is not packed again', async () => {
  const first = await makeReadyPage(facts);
  expect(await makeReadyPage({ ...facts }, first)).toBe(first);
  expect(await makeReadyPage({ ...facts, html: encode('new') }, first)).not.toBe(first);
});

test.each([
  [{}, 'no-cache'],
  [{ status: 404 }, 'no-store'],
  [{ status: 503 }, 'no-store'],
  [{ secret: true }, 'private, no-store'],
])('outward, %j says %s', async (change, cacheControl) => {
  const { packed } = await makeReadyPage({ ...facts, ...change });
  expect(headersOf(packed.identity.headers)['cache-control']).toBe(cacheControl);
});

test('an address with a secret has no ETag, and no other site learns of it', async () => {
  const headers = headersOf((await makeReadyPage({ ...facts, secret: true })).packed.identity.headers);
  expect(headers.etag).toBeUndefined();
  expect(headers['referrer-policy']).toBe('no-referrer');
});
