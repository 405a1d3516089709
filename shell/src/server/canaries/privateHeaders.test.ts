/** @jest-environment node */
import { makeReadyPage } from '../page/ReadyPage.ts';
import { privateHeaders } from './privateHeaders.ts';

const headersOf = async (status: number, secret = false) => {
  const facts = { status, setId: 's1', route: '/', html: new Uint8Array(8), security: {}, secret };
  const { br } = await makeReadyPage(facts);
  const pairs = privateHeaders(br.head.headers, 'visitor=a');
  return Object.fromEntries(pairs.flatMap((name, at) => (at % 2 ? [] : [[name, pairs[at + 1]]])));
};

test('a page is for one browser alone, which asks again when its cookie changes', async () => {
  const headers = await headersOf(200);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' });
  expect(headers).toMatchObject({ 'set-cookie': 'visitor=a', 'x-release-set': 's1', 'content-encoding': 'br' });
});

test('what no one may keep stays so', async () => {
  expect((await headersOf(404))['cache-control']).toBe('private, no-store');
  expect((await headersOf(200, true))['cache-control']).toBe('private, no-store');
});

test('prepared headers are changed once, and a known visitor gets no cookie', () => {
  const headers = ['cache-control', 'no-cache', 'vary', 'Accept-Encoding'];
  expect(privateHeaders(headers, undefined)).toBe(privateHeaders(headers, undefined));
  expect(privateHeaders(headers, undefined)).not.toContain('set-cookie');
  expect(headers[1]).toBe('no-cache');
});
