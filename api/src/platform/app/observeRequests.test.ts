import { buildApp } from '../../app.ts';
import { buildStaffApp } from '../../staffApp.ts';
import type { App } from './bareApp.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { logTo } from '../../testing/logTo.ts';

const lines: Record<string, unknown>[] = [];
let database: Database;
let app: App;

beforeAll(async () => {
  database = openDatabase('postgres://nobody@127.0.0.1:1/none', { embedded: false });
  app = await buildApp(database, { log: logTo(lines) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => void (lines.length = 0));

test('a call is one log line: its route, its release set, and how long it took', async () => {
  await app.inject({ url: '/api/products/My-Bed', headers: { 'x-release-set': '0123456789abcdef' } });
  const [line, ...more] = lines.filter(({ msg }) => msg === 'request');
  expect(more).toEqual([]);
  const facts = { service: 'api', method: 'GET', route: '/api/products/:slug', status: 503, set: '0123456789abcdef' };
  expect(line).toMatchObject({ ...facts, level: 'warn', requestId: expect.any(String), ms: expect.any(Number) });
});

test('the log contains nothing that a caller sent, and no network address of a caller', async () => {
  await app.inject({
    method: 'POST',
    url: '/api/admin/subscribe?from=my-query',
    headers: { cookie: 'session=my-cookie', authorization: 'Bearer my-token', 'user-agent': 'my-browser' },
    payload: { email: 'my-name@example.com' },
    remoteAddress: '203.0.113.7',
  });
  await app.inject('/my-address');
  expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toMatch(/my-|203\.0\.113/);
});

test('frequent requests of load balancers are logged at the level debug', async () => {
  for (const url of ['/healthz', '/readyz']) await app.inject(url);
  const staff = await buildStaffApp(database, { log: logTo(lines) });
  await staff.inject('/metrics');
  await staff.close();
  const asked = lines.filter(({ msg }) => msg === 'request');
  expect(asked.map(({ route, level }) => [route, level])).toEqual([
    ['/healthz', 'debug'],
    ['/readyz', 'debug'],
    ['/metrics', 'debug'],
  ]);
});
