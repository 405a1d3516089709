/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createLog } from '@paw/shared/node/createLog.ts';
import { beginExchange } from './Exchange.ts';
import { forwardTo } from './forward.ts';

const lines: string[] = [];
const log = createLog('shell', 'info', { write: (line) => void lines.push(line) });

const asked: string[] = [];
const ids: string[] = [];
const callers: string[] = [];
let upstream: Server;
let front: Server;
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

beforeAll(async () => {
  upstream = createServer((request, response) => {
    request.resume().on('end', () => {
      asked.push(`${request.method} ${request.url}`);
      ids.push(String(request.headers['x-request-id']));
      callers.push(String(request.headers['x-forwarded-for']));
      response.end(`UP:${request.url}`);
    });
  });
  await listening(upstream);
  const forward = forwardTo(`http://127.0.0.1:${portOf(upstream)}`, '/api', log);
  front = createServer((request, response) => forward(request, response, beginExchange(request)));
  await listening(front);
});
afterAll(() => {
  for (const server of [front, upstream]) {
    server.close();
    server.closeAllConnections();
  }
});
beforeEach(() => asked.splice(0));

/** Sends these very bytes, and gives what came back until the connection was quiet. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(portOf(front), '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => (answer += String(part)));
    socket.on('close', () => resolve(answer));
  });
}

test('a body never becomes a request of its own on a connection that others use next', async () => {
  const inner = 'GET /api/smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
  const head = 'GET /api/a HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n';
  await raw(`${head}${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`);
  expect(await raw('GET /api/victim HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('UP:/api/victim');
  expect(asked).toEqual(['GET /api/a', 'GET /api/victim']);
});

test('the request id goes on: the one that was given, or one of ours', async () => {
  await raw('GET /api/a HTTP/1.1\r\nHost: x\r\nX-Request-Id: from-outside-1\r\nConnection: close\r\n\r\n');
  await raw('GET /api/a HTTP/1.1\r\nHost: x\r\nX-Request-Id: two words\r\nConnection: close\r\n\r\n');
  expect(ids.at(-2)).toBe('from-outside-1');
  expect(ids.at(-1)).toMatch(/^[\da-f]{12}-\w+$/);
});

test('who asks is named by us, whatever the request says of itself', async () => {
  await raw('GET /api/a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await raw('GET /api/a HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.9.8.7\r\nConnection: close\r\n\r\n');
  expect(callers.slice(-2)).toEqual(['127.0.0.1', '10.9.8.7, 127.0.0.1']);
});

test('an address is handed on as it was asked for: it does not leave its part by dots', async () => {
  await raw('GET /api/../readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(asked).toEqual(['GET /api/../readyz']);
});

test('when the other process is away the answer says so in plain words', async () => {
  const away = forwardTo('http://127.0.0.1:1', '/api', log);
  const server = createServer((request, response) => away(request, response, beginExchange(request)));
  await listening(server);
  const reply = await fetch(`http://127.0.0.1:${portOf(server)}/api/x`);
  expect(reply.status).toBe(503);
  expect(await reply.json()).toMatchObject({ code: 'unavailable' });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'warn', route: '/api', method: 'GET' }]);
  server.close();
  server.closeAllConnections();
});
