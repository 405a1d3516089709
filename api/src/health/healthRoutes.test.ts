import { buildApp } from '../app.ts';
import { openDatabase } from '../database/database.ts';

test('an api without a database is alive, not ready, and keeps the reason to itself', async () => {
  const database = openDatabase('postgres://nobody@127.0.0.1:1/none', { embedded: false });
  const app = await buildApp(database);
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json().code]).toEqual([503, 'not_ready']);
  const page = await app.inject('/api/taxonomy');
  expect([page.statusCode, page.json().code]).toEqual([500, 'server_error']);
  expect(page.body).not.toContain('ECONNREFUSED');
  await app.close();
  await database.close();
});
