import { buildApp } from '../../app.ts';
import { buildStaffApp } from '../../staffApp.ts';
import { createMetrics } from '@paw/node/createMetrics.ts';
import { openDatabase } from '../database/database.ts';
import { startTestShop } from '../../testing/testDatabase.ts';

test('an api without a database is live, not ready, and does not reveal the reason', async () => {
  const database = openDatabase('postgres://nobody@127.0.0.1:1/none', { embedded: false });
  const app = await buildApp(database);
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json().code]).toEqual([503, 'not_ready']);
  const page = await app.inject('/api/taxonomy');
  expect([page.statusCode, page.json().code, page.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
  expect(page.body + ready.body).not.toContain('ECONNREFUSED');
  const staff = await buildStaffApp(database);
  expect((await staff.inject('/metrics')).body).toMatch(/^database_up\{service="api"\} 0$/m);
  await Promise.all([app.close(), staff.close()]);
  await database.close();
});

test('an api with its database is ready until it is about to end, and reports its metrics', async () => {
  const shop = await startTestShop();
  let isEnding = false;
  const metrics = createMetrics('api');
  const app = await buildApp(shop.database, { isEnding: () => isEnding, metrics });
  const staff = await buildStaffApp(shop.database, { isEnding: () => isEnding, metrics });
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await app.inject('/api/taxonomy');
  const figures = (await staff.inject('/metrics')).body;
  expect(figures).toMatch(/^database_up\{service="api"\} 1$/m);
  expect(figures).toMatch(/^database_pool_(total|idle)\{service="api"\} 1$/m);
  expect(figures).toMatch(/^database_pool_waiting\{service="api"\} 0$/m);
  expect(figures).toMatch(/^database_work_seconds_count\{service="api"\} [1-9]\d*$/m);
  expect(figures).toMatch(/_count\{.*route="\/api\/taxonomy"/);
  isEnding = true;
  for (const each of [app, staff]) {
    const ready = await each.inject('/readyz');
    expect([ready.statusCode, ready.json().code]).toEqual([503, 'not_ready']);
  }
  await Promise.all([app.close(), staff.close()]);
  await shop.stop();
});

test('routes for operators are not in the contract', async () => {
  const database = openDatabase('postgres://nobody@127.0.0.1:1/none', { embedded: false });
  const app = await buildApp(database);
  const { paths } = (await app.inject('/api/openapi.json')).json();
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  await app.close();
  await database.close();
});
