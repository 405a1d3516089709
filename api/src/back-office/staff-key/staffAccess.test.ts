import { createMetrics } from '@paw/node/createMetrics.ts';
import { logTo } from '../../testing/logTo.ts';
import { buildStaffApp } from '../../staffApp.ts';
import { testStaff } from '../staff/testing/testStaff.ts';
import { giveTestKey, openTestStaff } from './testing/openTestStaff.ts';

const office = testStaff();
const { staff, post } = office;
beforeEach(() => office.world.run("delete from counted_tries where kind like 'wrong-key%'"));

const first = 'the-key-of-the-start-of-a-shop';
const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString();
const as = (key: string, from = '127.0.0.1') => ({ 'x-staff-key': key, 'x-forwarded-for': from });

const routes: ['GET' | 'POST', string][] = [
  ['GET', 'orders'],
  ['GET', 'orders/PD-ABCD2346'],
  ['POST', 'orders/PD-ABCD2346/pack'],
  ['POST', 'orders/PD-ABCD2346/ship'],
  ['POST', 'orders/PD-ABCD2346/deliver'],
  ['POST', 'orders/PD-ABCD2346/refund'],
  ['GET', 'stock'],
  ['POST', 'stock/T-SEVEN'],
  ['GET', 'reviews'],
  ['POST', 'reviews/1/publish'],
  ['POST', 'reviews/1/reject'],
  ['GET', 'outbox'],
  ['POST', 'outbox/1/retry'],
  ['GET', 'audit'],
  ['GET', 'events'],
  ['GET', 'messages'],
  ['GET', 'messages/1'],
  ['POST', 'messages/1/answer'],
  ['GET', 'returns'],
  ['GET', 'returns/1'],
  ['POST', 'returns/1/approve'],
  ['POST', 'returns/1/refuse'],
  ['POST', 'returns/1/receive'],
  ['POST', 'keys/rotate'],
  ['POST', 'sessions/end'],
  ['GET', 'people'],
  ['POST', 'people'],
  ['POST', 'people/Ada/revoke'],
  ['POST', 'people/Ada/rotate'],
];

test.each(routes)('%s %s needs a staff key, and does not exist on the port of shoppers', async (method, url) => {
  const { staffKey } = office;
  for (const key of ['', 'wrong', `${staffKey} `, staffKey.toUpperCase(), staffKey.replace(/.$/, '~')]) {
    expect(await staff(method, url, undefined, as(key))).toMatchObject({ status: 401, body: { code: 'wrong_key' } });
  }
  for (const path of [`/api/staff/${url}`, `/api/staff/dry-run/${url}`]) {
    const reply = await office.world.app.inject({ method, url: path, headers: as(staffKey) });
    const unknown = await office.world.app.inject({ method, url: '/api/no-such-thing' });
    expect([reply.statusCode, reply.json()]).toEqual([404, unknown.json()]);
  }
});

test('metrics and the staff’s document are on the staff’s port only, and the shoppers’ document has no staff route', async () => {
  for (const path of ['/metrics', '/api/staff/openapi.json']) {
    expect((await office.world.app.inject(path)).statusCode).toBe(404);
    expect((await office.app.inject(path)).statusCode).toBe(200);
  }
  expect((await office.world.app.inject('/api/openapi.json')).body).not.toContain('staff');
  const { paths } = (await office.app.inject('/api/staff/openapi.json')).json();
  expect(paths['/api/staff/orders/{number}/refund']).toHaveProperty('post');
});

test('a key opens what its scopes name, and the refusal says whose key it is and what it is for', async () => {
  const key = await giveTestKey(office.world.database, { name: 'Noor', scopes: ['stock', 'reviews'] });
  expect((await staff('GET', 'stock', undefined, as(key))).status).toBe(200);
  for (const url of ['orders', 'people', 'audit', 'messages', 'returns']) {
    const { status, body } = await staff('GET', url, undefined, as(key));
    expect([url, status, body.code]).toEqual([url, 403, 'not_allowed']);
    expect(body.message).toContain('The key of Noor may not do this: it is for stock, reviews.');
  }
  const dry = await staff('POST', 'dry-run/keys/rotate', {}, as(key));
  expect(dry.status).toBe(403);
});

test('the audit names the person whose key it is, whatever the call says', async () => {
  const key = await giveTestKey(office.world.database, { name: 'Ines' });
  await staff('POST', 'stock/T-SEVEN', { add: 1 }, { ...as(key), 'x-staff-name': 'Someone%20else' });
  expect((await staff('GET', 'audit?subject=T-SEVEN')).body.entries[0]).toMatchObject({ who: 'Ines', action: 'stock' });
});

test('a person gets a key that is shown once, stored as a hash, listed with its last use, replaced and revoked', async () => {
  const given = await post('people', { name: 'Ada', scopes: ['orders'], until: inTenDays() });
  const { key } = given.body;
  expect(JSON.stringify(await office.world.run('select * from staff_keys'))).not.toContain(key.split('_').at(-1));
  expect((await post('people', { name: 'Ada', scopes: ['orders'], until: inTenDays() })).body.code).toBe('has_key');
  const ofAda = async () =>
    (await staff('GET', 'people')).body.people.find(({ name }: { name: string }) => name === 'Ada');
  expect(await ofAda()).toMatchObject({ scopes: ['orders'], createdBy: 'Jörg', usedAt: null });
  expect((await staff('GET', 'orders', undefined, as(key))).status).toBe(200);
  expect((await ofAda()).usedAt).not.toBeNull();

  const next = (await post('people/Ada/rotate', {})).body.key;
  const old = await staff('GET', 'orders', undefined, as(key));
  expect([old.status, old.body.code]).toEqual([401, 'key_revoked']);
  expect((await staff('GET', 'orders', undefined, as(next))).status).toBe(200);
  expect((await post('people/Ada/revoke', {})).status).toBe(200);
  expect((await staff('GET', 'orders', undefined, as(next))).body.code).toBe('key_revoked');
  expect(await ofAda()).toBeUndefined();
  const entries = (await staff('GET', `audit?subject=${encodeURIComponent('key of Ada')}`)).body.entries;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['revoke', 'rotate', 'add']);
  expect(JSON.stringify(entries)).not.toContain('pawstaff');
});

test('a key ends on its day, and none is given for more than 400 days, for the past, or to a name that no person has', async () => {
  const key = await giveTestKey(office.world.database, { name: 'Max', expiresAt: '2026-01-01T00:00:00.000Z' });
  const ended = await staff('GET', 'orders', undefined, as(key));
  expect([ended.status, ended.body.message]).toEqual([401, 'The key of Max ended on 2026-01-01.']);
  for (const until of ['2026-01-01T00:00:00Z', '2999-01-01T00:00:00Z']) {
    const { status } = await post('people', { name: 'Eve', scopes: ['orders'], until });
    expect(status).toBe(400);
  }
  for (const name of ['the api', ' ', 'Ad\u200ba']) {
    expect((await post('people', { name, scopes: ['orders'], until: inTenDays() })).status).toBe(400);
  }
});

test('the key of the start ends when a person may give keys, and outside of development it only does that', async () => {
  const bootstrap = { text: first, mayAll: false };
  const app = await buildStaffApp(office.world.database, { bootstrap });
  const developers = await buildStaffApp(office.world.database, { bootstrap: { ...bootstrap, mayAll: true } });
  const ask = async (url: string, to = app) =>
    (await to.inject({ url: `/api/staff/${url}`, headers: as(first) })).statusCode;
  expect([await ask('people'), await ask('orders', developers)]).toEqual([401, 401]);
  await office.world.run(`update staff_keys set expires_at = now() where scopes ? 'staff'`);
  expect([await ask('people'), await ask('orders'), await ask('orders', developers)]).toEqual([200, 403, 200]);
  await office.world.run(`update staff_keys set expires_at = now() + interval '1 day' where name = 'Jörg'`);
  expect([await ask('people'), await ask('orders', developers)]).toEqual([401, 401]);
  await Promise.all([app.close(), developers.close()]);
});

test('forty wrong keys are slowed down, counted, logged, and raise one notice; a right key still works', async () => {
  const lines: Record<string, unknown>[] = [];
  const metrics = createMetrics('api');
  const { database } = office.world;
  await office.world.run(`delete from staff_keys where name = 'Jörg'`);
  const shop = await openTestStaff(database, { log: logTo(lines), metrics });
  const other = await buildStaffApp(database);
  const guess = (at: number) =>
    (at % 2 ? shop.app : other).inject({
      url: '/api/staff/orders',
      headers: as(shop.key.replace(/.{6}$/, String(100_000 + at)), '203.0.113.7'),
    });
  const replies = await Promise.all(Array.from({ length: 60 }, (_, at) => guess(at)));
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  const slowed = replies.filter(({ statusCode }) => statusCode === 429);
  expect(slowed).toHaveLength(50);
  expect(Number(slowed[0]?.headers['retry-after'])).toBeGreaterThan(600);
  const right = await shop.staff('GET', 'orders', undefined, { 'x-forwarded-for': '203.0.113.7' });
  expect(right.status).toBe(200);
  expect(await metrics.text()).toMatch(/staff_refusals_total\{.*reason="wrong_key".*\} 30$/m);
  expect(lines.filter(({ reason, level }) => reason === 'wrong_key' && level === 'warn')).toHaveLength(30);
  expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113|pawstaff/);
  const { entries } = (await shop.staff('GET', 'audit?subject=staff%20keys')).body;
  expect(entries).toMatchObject([{ who: 'the api', action: 'wrong keys', details: { count: 40 } }]);
  await Promise.all([shop.close(), other.close()]);
});

test('a flood of wrong keys waits in one short queue, and people who work with a key go on', async () => {
  const key = await giveTestKey(office.world.database, { name: 'Fay' });
  const work = () => staff('GET', 'stock', undefined, as(key));
  await work();
  const flood = Array.from({ length: 300 }, (_, at) => {
    const headers = as(`wrong ${at}`, `198.51.100.${at % 250}`);
    return office.app.inject({ url: '/api/staff/orders', headers });
  });
  const own = await Promise.all(Array.from({ length: 5 }, work));
  expect(own.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const busy = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 503);
  expect(busy.length).toBeGreaterThan(100);
  expect(busy[0]?.headers['retry-after']).toBe('2');
});
