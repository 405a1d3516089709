import { connect } from 'node:net';
import { securityHeaders } from '@paw/node/securityHeaders.ts';
import { buildApp } from './app.ts';
import type { App } from './platform/app/bareApp.ts';
import { type Database, openDatabase } from './platform/database/database.ts';

let database: Database;
let app: App;
let port: number;

beforeAll(async () => {
  database = openDatabase('postgres://nobody@127.0.0.1:1/none', { embedded: false });
  const connections = { HEADERS_TIMEOUT: 300, BODY_TIMEOUT: 300, KEEP_ALIVE_TIMEOUT: 300, MAX_CONNECTIONS: 100 };
  app = await buildApp(database, { connections, siteOrigin: 'https://shop.example' });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Sends these very bytes, and gives what came back until the connection was closed. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    socket.on('data', (part) => (answer += String(part)));
    socket.on('close', () => resolve(answer));
  });
}

test.each([
  [
    'a body that does not come',
    'POST /api/cart/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  ],
  ['headers that do not end', 'GET /api/products HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['a connection that says nothing', ''],
])('%s is ended with 408, in the common error shape', async (_, text) => {
  const answer = await raw(text);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'too_slow' });
});

test('every answer has the security headers, also an error and one to broken HTTP', async () => {
  for (const path of ['/healthz', '/api/openapi.json', '/api/nothing', '/api/%', '/nothing']) {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(Object.fromEntries(headers)).toMatchObject(securityHeaders('https://shop.example'));
  }
  expect(await raw('no HTTP\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*content-security-policy: default-src 'none'/);
});

test('an idle connection is closed', async () => {
  expect(await raw('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});
