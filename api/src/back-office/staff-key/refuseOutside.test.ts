import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestAccounts } from '../../testing/testAccounts.ts';
import { buildStaffApp } from '../../staffApp.ts';

let world: Awaited<ReturnType<typeof startTestAccounts>>;
let app: Awaited<ReturnType<typeof buildStaffApp>>;
beforeAll(async () => {
  world = await startTestAccounts();
  app = await buildStaffApp(world.database, { names: ['staff.shop.example'] });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await world.stop();
});

const paths = ['/metrics', '/api/staff/openapi.json', '/api/staff/orders', '/healthz', '/nothing'];

function ask(path: string, headers: Record<string, string>): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (reply) => resolve(reply.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });
}

test.each([
  ['whose name points at this machine', { host: 'evil.example:3200' }],
  ['that names this machine in front of its own name', { host: '127.0.0.1.evil.example' }],
  ['of another site', { host: '127.0.0.1', origin: 'https://evil.example' }],
  ['of another site, without an origin', { host: '127.0.0.1', 'sec-fetch-site': 'cross-site' }],
  ['of another port of this machine', { host: 'localhost:3200', 'sec-fetch-site': 'same-site' }],
])('a page %s learns nothing from the staff’s port, and is no wrong key', async (_what, headers) => {
  await world.run('delete from counted_tries');
  for (const path of paths) expect(await ask(path, { 'x-staff-key': 'wrong', ...headers })).toBe(403);
  expect(await world.run('select 1 from counted_tries')).toEqual([]);
});

test('of two hosts none is believed', async () => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /);
});

test('programs reach it by its address, by a name of the inside, and by a proxy’s name', async () => {
  for (const host of ['127.0.0.1:3200', 'localhost', 'node1:4200', 'staff.shop.example']) {
    expect(await ask('/metrics', { host })).toBe(200);
    expect(await ask('/api/staff/orders', { host })).toBe(401);
  }
});
