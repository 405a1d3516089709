import { connect } from 'node:net';
import { once } from 'node:events';
import { createMetrics } from '@paw/node/createMetrics.ts';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../app.ts';
import type { App } from '../app/bareApp.ts';
import { CommitUnknown } from '../database/DatabaseUnavailable.ts';
import { newsletterSubscriptions } from '../database/newsletterTables.ts';
import { logTo } from '../../testing/logTo.ts';
import { startTestShop } from '../../testing/testDatabase.ts';

const email = 'ada.lovelace@example.com';
const lines: Record<string, unknown>[] = [];
const metrics = createMetrics('api');
let app: App;
let shop: Awaited<ReturnType<typeof startTestShop>>;

beforeAll(async () => {
  shop = await startTestShop();
  app = await buildApp(shop.database, { log: logTo(lines), metrics });
  const { db } = shop.database;
  app.get('/test/twice', async () => {
    await db.insert(newsletterSubscriptions).values({ email });
    await db.insert(newsletterSubscriptions).values({ email });
  });
  app.get('/test/number', async () => db.execute(sql`select 1 where 2 = ${email}`));
  app.get('/test/thrown', async () => {
    throw new Error(`No mail to ${email}`);
  });
  app.get('/test/unconfirmed', async () => {
    throw new CommitUnknown('The database did not confirm a transaction.');
  });
  app.get('/test/read-only', () =>
    shop.database.transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`);
      await tx.insert(newsletterSubscriptions).values({ email });
    }),
  );
  app.get('/test/wrong-reply', async (_request, reply) =>
    reply.send({
      toJSON: () => {
        throw new Error(email);
      },
    }),
  );
});
afterAll(async () => {
  await app.close();
  await shop.stop();
});
beforeEach(() => void (lines.length = 0));

test.each([['twice'], ['number'], ['thrown'], ['wrong-reply']])(
  'an internal error (%s) is one sentence for the shopper; the log has its place in the code and no personal data',
  async (name) => {
    const reply = await app.inject(`/test/${name}`);
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'server_error']);
    const failed = lines.find(({ msg }) => msg === 'A request failed.');
    expect(failed?.requestId).toBe(reply.headers['x-request-id']);
    expect(failed?.err).toMatchObject({ stack: expect.stringMatching(/\n {4}at /) });
    expect(reply.body + JSON.stringify(lines)).not.toContain('lovelace');
  },
);

test('a change that may have been saved is answered with a message that says so', async () => {
  const reply = await app.inject('/test/unconfirmed');
  expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
    503,
    '2',
    { code: 'unavailable', message: 'We couldn’t confirm that this was saved. Please check before you try again.' },
  ]);
});

test('a store that takes no changes now says so in words', async () => {
  const reply = await app.inject('/test/read-only');
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'read_only']);
  expect(reply.json().message).toContain('Please try again in a few minutes.');
});

test('the log has the failed statement and the error that the database reported', async () => {
  await app.inject('/test/twice');
  const { err } = lines.find(({ msg }) => msg === 'A request failed.') as { err: Record<string, unknown> };
  expect(err.message).toMatch(/^Failed query: insert into "newsletter_subscriptions" .*\$1/);
  expect(err.cause).toMatchObject({ code: '23505', constraint: 'newsletter_subscriptions_pkey' });
});

test('when a subscription fails, neither the reply nor the log identifies the shopper', async () => {
  await shop.database.pool.query('alter table newsletter_subscriptions rename to gone');
  try {
    const reply = await app.inject({ method: 'POST', url: '/api/admin/subscribe', payload: { email } });
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'server_error']);
    expect(reply.body + JSON.stringify(lines)).not.toContain('lovelace');
  } finally {
    await shop.database.pool.query('alter table gone rename to newsletter_subscriptions');
  }
});

const problem = { code: expect.any(String), message: expect.any(String) };
test.each([
  ['GET', '/api/taxonomy', 200, expect.any(Object)],
  ['GET', '/api/products?pet=', 400, problem],
  ['GET', '/api/products/none', 404, problem],
  ['GET', '/nothing', 404, problem],
  ['PURGE', '/api/taxonomy', 404, problem],
  ['GET', '/api/products/%zz', 400, problem],
  ['GET', `/api/products/${'x'.repeat(200)}`, 414, problem],
  ['GET', '/test/thrown', 500, problem],
] as const)(
  '%s %s → %i has the request’s id, and makes one log line and one measurement',
  async (method, url, status, body) => {
    const reply = await app.inject({ method: method as 'GET', url, headers: { 'x-request-id': 'from-the-shell' } });
    expect([reply.statusCode, reply.headers['x-request-id']]).toEqual([status, 'from-the-shell']);
    expect(reply.json()).toEqual(body);
    const [line, ...more] = lines.filter(({ msg }) => msg === 'request');
    expect(more).toEqual([]);
    expect(line).toMatchObject({ requestId: 'from-the-shell', method, status, ms: expect.any(Number) });
    expect(await metrics.text()).toMatch(
      new RegExp(`^http_request_duration_seconds_count\\{route="[^"]+",method="${method}",status="${status}"`, 'm'),
    );
  },
);

test('a request that is not HTTP is refused in the common error shape', async () => {
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(url.port), url.hostname);
  socket.write('nonsense\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 [^]*\{"code":"bad_request","message":"[^"]+"\}$/);
});
