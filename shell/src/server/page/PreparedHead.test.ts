import { createServer, type OutgoingHttpHeaders, ServerResponse, type ServerOptions } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { PreparedHead } from './PreparedHead.ts';

const BODY = '<h1>Beds</h1>';
const HEADERS = ['etag', '"a"', 'content-security-policy', "default-src 'self'", 'content-length', `${BODY.length}`];
const own = (id: string) => ['x-request-id', id];
const ends: (() => void)[] = [];
afterAll(() => ends.forEach((end) => end()));

type Options = ServerOptions & { before?: OutgoingHttpHeaders; maxRequestsPerSocket?: number };

/** A server that sends the same response in one of two ways, for comparison. `before`: headers that are set first. @returns `ask` sends requests on one connection; `written` says how often `writeHead` was called */
async function serve(how: 'prepared' | 'node', options: Options = {}) {
  const head = new PreparedHead(200, HEADERS);
  let written = 0;
  const { before = {}, maxRequestsPerSocket = 0, ...others } = options;
  const server = createServer(others, (request, response) => {
    const { writeHead } = response;
    response.writeHead = (...all: unknown[]) => {
      written++;
      return Reflect.apply(writeHead, response, all) as typeof response;
    };
    for (const [name, value] of Object.entries(before)) response.setHeader(name, value ?? '');
    const id = own(String(request.headers['x-id']));
    if (how === 'prepared') head.write(response, id);
    else response.writeHead(200, [...HEADERS, ...id]);
    response.end(request.method === 'HEAD' ? undefined : BODY);
  });
  server.maxRequestsPerSocket = maxRequestsPerSocket;
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (requests: string) => {
    const socket = connect(port, '127.0.0.1');
    // A connection that the server keeps open is closed from this side.
    socket.write(requests);
    const timer = setTimeout(() => socket.end(), 200);
    const answer = await text(socket);
    clearTimeout(timer);
    return answer.replace(/Date: \w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT/g, 'Date: now');
  };
  return { ask, written: () => written };
}

const request = (id: number, { method = 'GET', version = '1.1', more = '' } = {}) =>
  `${method} / HTTP/${version}\r\nHost: a\r\nx-id: ${id}\r\n${more}\r\n`;

test('after the first response, the head is not made again: each response has its own headers and a date', async () => {
  const { ask, written } = await serve('prepared');
  const answer = await ask(request(1) + request(2) + request(3));
  expect(written()).toBe(1);
  const expected = [1, 2, 3].map((id) =>
    [
      'HTTP/1.1 200 OK',
      'etag: "a"',
      "content-security-policy: default-src 'self'",
      'content-length: 13',
      `x-request-id: ${id}`,
      'Date: now',
      'Connection: keep-alive',
      'Keep-Alive: timeout=5',
      '',
      BODY,
    ].join('\r\n'),
  );
  expect(answer).toBe(expected.join(''));
});

test.each<[string, string, Options]>([
  ['three requests in a row', request(1) + request(2) + request(3), {}],
  ['a connection that the client closes', request(1) + request(2, { more: 'Connection: close\r\n' }), {}],
  ['HTTP/1.0', request(1, { version: '1.0' }), {}],
  ['HTTP/1.0 that stays open', request(1, { version: '1.0', more: 'Connection: keep-alive\r\n' }).repeat(2), {}],
  ['HEAD', request(1) + request(2, { method: 'HEAD' }) + request(3), {}],
  [
    'a request that expects 100 Continue',
    request(1) + request(2, { more: 'Expect: 100-continue\r\nContent-Length: 0\r\n' }),
    {},
  ],
  ['a header that was set before', request(1) + request(2), { before: { connection: 'close' } }],
  ['another timeout', request(1) + request(2), { keepAliveTimeout: 72_000 }],
  ['the last request that a connection may have', request(1) + request(2), { maxRequestsPerSocket: 2 }],
])('%s gets what Node sends', async (_, requests, options) => {
  const [prepared, node] = [await serve('prepared', options), await serve('node', options)];
  // It learns from the first response.
  await prepared.ask(request(0));
  expect(await prepared.ask(requests)).toBe(await node.ask(requests));
});

test('if Node’s heads differ, `writeHead` writes each of them', async () => {
  class Other extends ServerResponse {
    override writeHead(...all: unknown[]): this {
      Reflect.apply(super.writeHead, this, all);
      const node = this as unknown as { _header: string };
      node._header = node._header.replace('\r\n\r\n', '\r\nX-New: 1\r\n\r\n');
      return this;
    }
  }
  const { ask, written } = await serve('prepared', { ServerResponse: Other as typeof ServerResponse });
  const answer = await ask(request(1) + request(2));
  expect(written()).toBe(2);
  expect(answer.match(/X-New: 1/g)).toHaveLength(2);
});

test('a head that is written twice throws, as in Node', async () => {
  const head = new PreparedHead(200, HEADERS);
  const failures: unknown[] = [];
  const server = createServer((_request, response) => {
    head.write(response, []);
    try {
      head.write(response, []);
    } catch (error) {
      failures.push((error as { code?: string }).code);
    }
    response.end(BODY);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (let times = 0; times < 2; times++) expect(await (await fetch(url)).text()).toBe(BODY);
  expect(failures).toEqual(['ERR_HTTP_HEADERS_SENT', 'ERR_HTTP_HEADERS_SENT']);
});
