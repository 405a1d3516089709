import { addPasskey, logInWith, TestAuthenticator } from '../../people/passkey/testing/TestAuthenticator.ts';
import { startAccountMails } from '../../testing/testAccountMails.ts';
import { TestBrowser } from '../../testing/testAccounts.ts';
import { newEmail } from '../../testing/testOrders.ts';
import { goRounds } from '../office/testing/goRounds.ts';
import { giveTestKey } from '../staff-key/testing/openTestStaff.ts';
import { testStaff } from './testing/testStaff.ts';

const office = testStaff();
const { staff, post } = office;
const password = 'three plain words';
beforeEach(() => office.world.run('delete from counted_tries'));

interface Row {
  kind: string;
  outcome: string;
  [name: string]: unknown;
}

async function eventsOf(person: string, more = ''): Promise<Row[]> {
  const { body } = await staff('GET', `events?person=${encodeURIComponent(person)}${more}`);
  return body.events.toReversed();
}
const short = ({ kind, outcome, way, reason }: Row) => [kind, outcome, way ?? reason].filter(Boolean).join(' ');

test('a member’s sign-ins by code, password and passkey are events, with what was refused and why', async () => {
  const email = newEmail();
  const browser = await office.world.member(email);
  const device = new TestAuthenticator();
  await addPasskey(browser, device);
  const fresh = () => new TestBrowser(office.world.app);
  await fresh().post('/api/session', { email, password: 'not the right words' });
  await fresh().post('/api/session', { email, password });
  expect((await logInWith(fresh(), device)).status).toBe(200);
  await browser.post('/api/account/proof', { password: 'not the right words' });
  await browser.call('DELETE', '/api/session');
  const events = await eventsOf(email);
  expect(events.map(short)).toEqual([
    'sign-in ok code',
    'credentials ok passkey',
    'sign-in refused password',
    'sign-in ok password',
    'sign-in ok passkey',
    'proof refused wrong_password',
    'session-end ok',
  ]);
  expect(events[2]).toMatchObject({ reason: 'wrong_credentials', person: browser.id, route: 'POST /api/session' });
  expect(new Set(events.map(({ caller }) => caller)).size).toBe(1);
});

test('a new password, a reset, and guesses that are stopped are events', async () => {
  const email = newEmail();
  const browser = await office.world.member(email);
  const mails = await startAccountMails(office.world);
  await browser.post('/api/account/password', { currentPassword: password, newPassword: 'four rather plain words' });
  await browser.post('/api/account/reset', { email });
  const secret = await mails.secretTo(email);
  await browser.post('/api/account/reset/confirm', { secret, password: 'five words that are plain' });
  await browser.post('/api/account/reset/confirm', { secret, password: 'five words that are plain' });
  for (let tries = 0; tries < 9; tries++)
    await browser.post('/api/session', { email, password: `wrong words ${tries}` });
  await mails.close();
  const events = (await eventsOf(email)).map(({ kind, outcome, reason }) => [kind, outcome, reason].join(' '));
  expect(events.slice(1, 3)).toEqual(['credentials ok ', 'reset ok ']);
  expect(events.slice(3)).toEqual([
    ...Array.from({ length: 8 }, () => 'sign-in refused wrong_credentials'),
    'sign-in refused too_many_tries',
  ]);
  const { body } = await staff('GET', 'events?kind=reset&outcome=refused');
  expect(body.events[0]).toMatchObject({ reason: 'link_unknown', person: null });
});

test('a cookie that two browsers have ends its session, and the event says so', async () => {
  const browser = await office.world.member();
  const thief = browser.copy();
  const wait = () =>
    office.world.run(`update sessions set renewed_at = now() - interval '5 minutes' where account_id = $1`, [
      browser.id,
    ]);
  await wait();
  await browser.post('/api/session/renew');
  await browser.seesItself();
  await wait();
  await thief.post('/api/session/renew');
  expect((await eventsOf(browser.id)).map(short)).toContain('session-end refused copied_cookie');
});

test('a key’s use, wrong keys, keys without the right, limits and calls from other sites are events', async () => {
  const key = await giveTestKey(office.world.database, { name: 'Noor', scopes: ['stock'] });
  const as = { 'x-staff-key': key };
  for (const url of ['stock', 'stock', 'orders']) await staff('GET', url, undefined, as);
  await staff('POST', 'dry-run/keys/rotate', {}, as);
  expect((await eventsOf('Noor')).map(short)).toEqual([
    'staff-key ok',
    'staff-right refused not_allowed',
    'staff-right refused not_allowed',
  ]);
  for (let tries = 0; tries < 12; tries++) await staff('GET', 'orders', undefined, { 'x-staff-key': `no ${tries}` });
  const wrong = (await staff('GET', 'events?kind=staff-key&outcome=refused')).body.events;
  expect(wrong).toHaveLength(12);
  expect(wrong[0]).toMatchObject({ reason: 'wrong_key', person: null, route: 'GET /api/staff/orders' });
  expect((await staff('GET', 'events?kind=limit')).body.events).toHaveLength(2);
  await new TestBrowser(office.world.app).post(
    '/api/session',
    { email: 'a@b.test', password },
    { origin: 'https://evil.test' },
  );
  expect((await staff('GET', 'events?kind=foreign')).body.events[0]).toMatchObject({ reason: 'foreign_request' });
});

test('only a key for events reads them', async () => {
  const key = await giveTestKey(office.world.database, { name: 'Rae', scopes: ['records', 'staff', 'sessions'] });
  expect((await staff('GET', 'events', undefined, { 'x-staff-key': key })).status).toBe(403);
  expect((await staff('GET', 'events?person=no@one.test')).body.code).toBe('no_account');
});

test('nothing that a caller sends is in the table: neither secrets nor addresses nor lines of its own', async () => {
  const forged = 'x\n{"kind":"sign-in","outcome":"ok"}';
  const member = await office.world.member();
  const headers = { 'x-request-id': forged, 'user-agent': forged, 'x-forwarded-for': '198.51.100.77', referer: forged };
  const caller = new TestBrowser(office.world.app, headers);
  await caller.post('/api/session', { email: 'forger@example.test', password: forged });
  await caller.post(`/api/session?x=${encodeURIComponent(forged)}`, { email: `"${forged}"@example.test`, password });
  await caller.post('/api/account/reset/confirm', { secret: forged, password: 'five words that are plain' });
  await staff('GET', `orders?x=${encodeURIComponent(forged)}`, undefined, {
    ...headers,
    'x-staff-key': 'pawstaff_forged',
  });
  const rows = await office.world.run('select * from security_events');
  expect(rows.length).toBeGreaterThan(3);
  const text = JSON.stringify(rows);
  for (const never of ['forge', '198.51', 'example.test', '\\n', '\\"kind', password, member.token ?? '', 'pawstaff']) {
    expect([never, text.includes(never)]).toEqual([never, false]);
  }
});

test('events since a time are found, and those older than ninety days are deleted', async () => {
  const browser = await office.world.member();
  await office.world.run(
    `insert into security_events (kind, outcome, person, at) values ('proof', 'ok', $1, now() - interval '89 days'),
      ('reset', 'ok', $1, now() - interval '91 days')`,
    [browser.id],
  );
  const since = new Date(Date.now() - 3_600_000).toISOString();
  expect((await eventsOf(browser.id, `&since=${since}`)).map(short)).toEqual(['sign-in ok code']);
  await goRounds(office.world.database);
  expect((await eventsOf(browser.id)).map(short)).toEqual(['sign-in ok code', 'proof ok']);
});

test('a sign-in works, and its log says so, when its event cannot be stored', async () => {
  const email = newEmail();
  await office.world.member(email);
  await office.world.run('alter table security_events rename to away');
  const { status } = await new TestBrowser(office.world.app).post('/api/session', { email, password });
  await office.world.run('alter table away rename to security_events');
  expect(status).toBe(200);
  expect((await post('sessions/end', { email })).status).toBe(200);
  expect((await eventsOf(email)).map(short).at(-1)).toBe('session-end ok staff');
});
