/** @jest-environment node */
import type { IncomingHttpHeaders } from 'node:http';
import { createLog } from '@paw/node/createLog.ts';
import { type Front, openFront } from './testing/openFront.ts';

const lines: string[] = [];
const log = createLog('shell', 'info', { write: (line) => void lines.push(line) });

const asked: string[] = [];
const ids: string[] = [];
const callers: string[] = [];
let headers: IncomingHttpHeaders = {};
let front: Front;

beforeAll(async () => {
  front = await openFront((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url}`);
      ids.push(String(request.headers['x-request-id']));
      callers.push(String(request.headers['x-forwarded-for']));
      headers = request.headers;
      response.setHeader('x-hop', '1').setHeader('connection', 'x-hop');
      response.end(`UP:${request.url}${body && ` got "${body}"`}`);
    });
  });
});
afterAll(() => front.close());
beforeEach(() => asked.splice(0));

/** Sends these exact bytes. @returns the response until the connection was closed */
const raw = (text: string) => front.raw(text).answer;

test('a body is never parsed as a second request on a shared connection', async () => {
  const inner = 'GET /api/smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
  const head = 'GET /api/a HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n';
  await raw(`${head}${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`);
  expect(await raw('GET /api/victim HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('UP:/api/victim');
  expect(asked).toEqual(['GET /api/a', 'GET /api/victim']);
});

test('the api gets the request’s id, or a new one when it has none', async () => {
  await raw('GET /api/a HTTP/1.1\r\nHost: x\r\nX-Request-Id: from-outside-1\r\nConnection: close\r\n\r\n');
  await raw('GET /api/a HTTP/1.1\r\nHost: x\r\nX-Request-Id: two words\r\nConnection: close\r\n\r\n');
  expect(ids.at(-2)).toBe('from-outside-1');
  expect(ids.at(-1)).toMatch(/^[\da-f]{12}-\w+$/);
});

test('the api is the next span of the client’s trace, and hears nothing of a broken one', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const ask = (traceparent: string) =>
    raw(
      `GET /api/a HTTP/1.1\r\nHost: x\r\ntraceparent: ${traceparent}\r\ntracestate: a=1\r\nConnection: close\r\n\r\n`,
    );
  await ask(`00-${trace}-00f067aa0ba902b7-01`);
  const id = String(headers['x-request-id']);
  expect(id).toMatch(new RegExp(`^${trace}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`));
  expect(headers).toMatchObject({ traceparent: `00-${id}`, tracestate: 'a=1' });
  await ask(`00-${trace}-0000000000000000-01`);
  expect([headers.traceparent, headers.tracestate]).toEqual([undefined, undefined]);
});

test('the api gets the client’s IP from the shell, whatever the request’s headers say', async () => {
  await raw('GET /api/a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await raw('GET /api/a HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.9.8.7\r\nConnection: close\r\n\r\n');
  expect(callers.slice(-2)).toEqual(['127.0.0.1', '10.9.8.7, 127.0.0.1']);
});

test('headers that Connection names are not forwarded, and none that says who asks can be removed by it', async () => {
  const named = 'X-Secret, authorization ,X-Forwarded-For,Host';
  const answer = await raw(
    `GET /api/a HTTP/1.1\r\nHost: shop.example\r\nX-Secret: 1\r\nAuthorization: Bearer x\r\nX-Kept: 1\r\nX-Forwarded-For: 10.9.8.7\r\nConnection: close, ${named}\r\n\r\n`,
  );
  expect(headers).toMatchObject({ host: 'shop.example', 'x-kept': '1', 'x-forwarded-for': '10.9.8.7, 127.0.0.1' });
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['x-secret']));
  expect([headers['x-secret'], headers.authorization]).toEqual([undefined, undefined]);
  expect(answer).not.toMatch(/x-hop/i);
});

test('a path is forwarded unparsed, so dots do not lead out of /api', async () => {
  await raw('GET /api/../readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(asked).toEqual(['GET /api/../readyz']);
});

test('while the api is down the answer is 503 with a plain message', async () => {
  const own = await openFront(() => undefined, {}, log);
  // The api is stopped, its URL stays.
  own.closeApi();
  const reply = await own.ask('203.0.113.1');
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('2');
  expect(await reply.json()).toMatchObject({ code: 'unavailable' });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'warn', route: '/api', method: 'GET' }]);
  own.close();
});

test('a body arrives complete, in whatever chunks it was sent, and with its length', async () => {
  const head = 'POST /api/a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
  const chunks = 'in bytes'.replaceAll(/./g, '1\r\n$&\r\n');
  expect(await raw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`)).toContain('got "in bytes"');
  expect(await raw(`${head}Content-Length: 5\r\n\r\nwhole`)).toContain('got "whole"');
});

test('a client that sends "Expect: 100-continue" gets 100, or 413 before it sends the body', async () => {
  const head = 'POST /api/a HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: 100-continue\r\n';
  const small = front.raw(`${head}Content-Length: 5\r\n\r\n`);
  small.socket.once('data', () => small.socket.write('whole'));
  expect(await small.answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK[^]*got "whole"/);
  expect(await raw(`${head}Content-Length: 50000000\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
});
