/** @jest-environment node */
import { type Front, openFront } from './testing/openFront.ts';

let front: Front;
/** Method and path of each request that the api got, with its body. */
const arrived: string[] = [];
beforeAll(async () => {
  front = await openFront((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      arrived.push(`${request.method} ${request.url} ${body}`);
      response.end('ok');
    });
  });
});
beforeEach(() => arrived.splice(0));
afterAll(() => front.close());

const hidden = 'GET /api/account/export HTTP/1.1\r\nHost: x\r\n\r\n';
const chunk = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
const post = (headers: string, body: string) => `POST /api/x HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;

test.each([
  ['Content-Length before chunks', post('Content-Length: 6\r\nTransfer-Encoding: chunked', `0\r\n\r\n${hidden}`)],
  ['chunks before Content-Length', post('Transfer-Encoding: chunked\r\nContent-Length: 6', `0\r\n\r\n${hidden}`)],
  ['two lengths', post(`Content-Length: 0\r\nContent-Length: ${hidden.length}`, hidden)],
  ['two lengths in one header', post(`Content-Length: 0, ${hidden.length}`, hidden)],
  ['a length with a sign', post('Content-Length: +0', hidden)],
  ['a length in hexadecimal', post('Content-Length: 0x0', hidden)],
  ['a negative length', post('Content-Length: -1', hidden)],
  ['an unknown coding', post('Transfer-Encoding: xchunked', chunk)],
  ['chunks that are not last', post('Transfer-Encoding: chunked, identity', chunk)],
  ['two codings', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', chunk)],
  ['a blank before the colon', post('Transfer-Encoding : chunked', chunk)],
  ['a folded header', post('X-Folded: a\r\n Transfer-Encoding: chunked', hidden)],
  ['a header that ends with a bare line feed', post('X-Bare: a\nContent-Length: 0', hidden)],
  ['a header that ends with a bare return', post('X-Bare: a\rTransfer-Encoding: chunked', hidden)],
  ['a zero byte in a header', post('X-Zero: a\0b\r\nContent-Length: 0', hidden)],
  ['a chunk with a wrong size', post('Transfer-Encoding: chunked', `z\r\n${hidden}`)],
  ['a chunk that ends with a bare line feed', post('Transfer-Encoding: chunked', `0\n\n${hidden}`)],
  ['a chunk of an endless size', post('Transfer-Encoding: chunked', `ffffffffffffffff1\r\n${hidden}`)],
  ['a blank in the path', `GET /api/x y HTTP/1.1\r\nHost: x\r\n\r\n${hidden}`],
  ['a line break in the path', `GET /api/x\nHost: y HTTP/1.1\r\nHost: x\r\n\r\n${hidden}`],
  ['an unknown version', `GET /api/x HTTP/3.7\r\nHost: x\r\n\r\n${hidden}`],
  ['two hosts', `GET /api/x HTTP/1.1\r\nHost: x\r\nHost: evil.example\r\n\r\n`],
])('the api gets nothing of a request with %s', async (_, bytes) => {
  const { answer } = front.raw(bytes);
  expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(arrived).toEqual([]);
});

test('a body that looks like a request arrives as a body', async () => {
  const { answer, socket } = front.raw(post(`Connection: close\r\nContent-Length: ${hidden.length}`, hidden));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(arrived).toEqual([`POST /api/x ${hidden}`]);
  socket.destroy();
});

test('chunks arrive as one body, without their extensions and trailers', async () => {
  const chunks = '3;evil=1\r\nabc\r\n0\r\nX-Forwarded-For: 1.2.3.4\r\n\r\n';
  const { answer } = front.raw(post('Connection: close\r\nTransfer-Encoding: chunked', chunks));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(arrived).toEqual(['POST /api/x abc']);
});

test.each(['TRACE', 'CONNECT', 'DEBUG'])('%s gets no answer with what was sent', async (method) => {
  const { answer } = front.raw(`${method} /api/x HTTP/1.1\r\nHost: x\r\nCookie: secret=1\r\n\r\n`);
  expect(await answer).not.toContain('secret');
  expect(arrived).toEqual([]);
});

test('headers of 17 KB, and thousands of headers, are refused, and the next client is served', async () => {
  const many = Array.from({ length: 3_000 }, (_, at) => `X-${at}: 1`).join('\r\n');
  for (const headers of [`X-Large: ${'x'.repeat(17 * 1024)}`, many]) {
    const { answer } = front.raw(`GET /api/x HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`);
    expect(await answer).toMatch(/^HTTP\/1\.1 4(31|00) /);
  }
  expect(arrived).toEqual([]);
  expect((await front.ask('203.0.113.1')).status).toBe(200);
});
