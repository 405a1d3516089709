import { decodeJwt } from 'jose';
import { startTestAccounts, TestBrowser } from '../../testing/testAccounts.ts';
import { hashOf } from './secrets.ts';

let shop: Awaited<ReturnType<typeof startTestAccounts>>;

beforeAll(async () => {
  shop = await startTestAccounts();
});
afterAll(() => shop.stop());

const password = 'kibble and rope';
let members = 0;

async function signedIn(): Promise<TestBrowser> {
  const browser = new TestBrowser(shop.app);
  await browser.join(shop.codes, { name: 'Ada', email: `ada${++members}@example.com`, password });
  return browser;
}
const renew = (browser: TestBrowser) => browser.post('/api/session/renew');
const cookieOf = (browser: TestBrowser) => browser.cookies.get('paw_3000') ?? '';
/** As if the last renewal had been so long ago. */
const age = (browser: TestBrowser, minutes: number) =>
  shop.run(`update sessions set renewed_at = renewed_at - make_interval(mins => $1) where id = $2`, [
    minutes,
    decodeJwt(browser.token ?? '').sid,
  ]);

test('a guest’s token ends after 30 days, and any api process knows it', async () => {
  const guest = new TestBrowser(shop.app);
  const { status, headers } = await guest.post('/api/session/guest');
  expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
  const claims = decodeJwt(guest.token ?? '');
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(30 * 24 * 60 * 60);
  expect(claims).toMatchObject({ guest: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect((await renew(guest.copy(shop.otherApp))).status).toBe(200);
  expect(await shop.run('select 1 from signing_keys')).toHaveLength(1);
});

test('the cookie is for the server only, and the table has nothing that gives access to a session', async () => {
  const guest = new TestBrowser(shop.app);
  const { headers } = await guest.post('/api/session/guest');
  const [secret = '', turn] = cookieOf(guest).split('.');
  const flags = 'Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax';
  expect(headers['set-cookie']).toBe(`paw_3000=${secret}.${turn}; ${flags}`);
  expect(decodeJwt(guest.token ?? '').sid).toBe(hashOf(secret));
  expect(JSON.stringify(await shop.run('select * from sessions'))).not.toContain(secret);
});

test.each([
  [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example' }, '__Host-paw', '; Secure'],
  [{ 'x-forwarded-host': '127.0.0.1:3100' }, 'paw_3100', ''],
  [{ host: 'shop.example' }, 'paw_80', ''],
  [{ host: 'a:b;c=d' }, 'paw_80', ''],
])('with %j the cookie is %s', async (headers, name, end) => {
  const reply = await new TestBrowser(shop.app, headers).post('/api/session/guest');
  expect(reply.headers['set-cookie']).toMatch(new RegExp(`^${name}=[\\w-]{43}\\.[\\w-]{24}; .*SameSite=Lax${end}$`));
});

test('a call with an old cookie asks for a renewal, and works after it', async () => {
  const browser = await signedIn();
  await age(browser, 31);
  const { status, body } = await browser.call('GET', `/api/admin/user/${browser.id}`);
  expect([status, body.code]).toEqual([403, 'renewal_needed']);
  const before = { cookie: cookieOf(browser), token: browser.token };
  expect((await renew(browser)).status).toBe(200);
  expect(cookieOf(browser)).not.toBe(before.cookie);
  expect(await browser.seesItself()).toBe(200);
});

test('two tabs that renew at once, in two processes, both stay signed in', async () => {
  const browser = await signedIn();
  await age(browser, 31);
  const tabs = [browser.copy(), browser.copy(shop.otherApp), browser.copy()];
  const replies = await Promise.all(tabs.map(renew));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(tabs.map(cookieOf)).size).toBe(1);
  expect(await Promise.all(tabs.map((tab) => tab.seesItself()))).toEqual([200, 200, 200]);
  // A call that was on its way meanwhile.
  expect(await browser.seesItself()).toBe(200);
});

test('a renewal whose reply was lost is repeated, even days later', async () => {
  const browser = await signedIn();
  await age(browser, 31);
  await renew(browser.copy());
  await age(browser, 3 * 24 * 60);
  expect(await browser.seesItself()).toBe(403);
  expect((await renew(browser)).status).toBe(200);
  expect(await browser.seesItself()).toBe(200);
});

test('a copy of the cookie that turns up after the browser has renewed ends the session for both', async () => {
  const browser = await signedIn();
  const thief = browser.copy();
  await age(browser, 31);
  await renew(browser);
  expect(await browser.seesItself()).toBe(200);
  await age(browser, 2);
  expect((await renew(thief)).status).toBe(401);
  expect(await browser.seesItself()).toBe(403);
});

test('a thief who renews first loses the session when the browser renews', async () => {
  const browser = await signedIn();
  const thief = browser.copy();
  await age(browser, 31);
  await renew(thief);
  expect(await thief.seesItself()).toBe(200);
  await age(browser, 2);
  expect((await renew(browser)).body.code).toBe('signed_out');
  expect(await thief.seesItself()).toBe(403);
});

test('renewing extends the session; an ended session stays ended', async () => {
  const browser = await signedIn();
  const { sid } = decodeJwt(browser.token ?? '');
  const days = async () =>
    (
      await shop.run(
        `select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions where id = $1`,
        [sid],
      )
    )[0];
  await shop.run(`update sessions set expires_at = now() + interval '1 day' where id = $1`, [sid]);
  await renew(browser);
  expect(await days()).toEqual({ days: 30 });
  await shop.run(`update sessions set expires_at = now() - interval '1 second' where id = $1`, [sid]);
  expect((await renew(browser)).body).toEqual({
    code: 'signed_out',
    message: 'You’re logged out. Please log in again.',
  });
});

test('a session that is used and renewed all the time ends 90 days after the sign-in, its token and cookie with it', async () => {
  const browser = await signedIn();
  const { sid } = decodeJwt(browser.token ?? '');
  const begun = (days: number) =>
    shop.run('update sessions set created_at = now() - make_interval(days => $1) where id = $2', [days, sid]);
  await begun(85);
  const { status, headers } = await renew(browser);
  const { exp = 0, iat = 0 } = decodeJwt(browser.token ?? '');
  const maxAge = Number(/Max-Age=(\d+)/.exec(String(headers['set-cookie']))?.[1]);
  expect([status, (exp - iat) / 86_400, maxAge / 86_400]).toEqual([200, expect.closeTo(5), expect.closeTo(5)]);
  expect(await browser.seesItself()).toBe(200);
  await begun(90);
  expect([await browser.seesItself(), (await renew(browser)).status]).toEqual([403, 401]);
});

test.each([
  ['its token', (token: string) => token],
  ['a damaged token', () => 'damaged'],
])('logging out with %s ends the session and the cookie', async (_, tokenOf) => {
  const browser = await signedIn();
  const twin = browser.copy();
  browser.token = tokenOf(browser.token ?? '');
  const { status, headers } = await browser.call('DELETE', '/api/session');
  expect([status, headers['set-cookie']]).toEqual([204, 'paw_3000=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
  expect([await twin.seesItself(), (await renew(twin)).status]).toEqual([403, 401]);
});

test('logging out twice, or without a session, succeeds; without a token header it is refused', async () => {
  const browser = await signedIn();
  const statuses = [await browser.call('DELETE', '/api/session'), await browser.call('DELETE', '/api/session')];
  browser.token = undefined;
  statuses.push(await browser.call('DELETE', '/api/session'));
  expect(statuses.map(({ status }) => status)).toEqual([204, 204, 403]);
});

test('a log-in moves the guest’s data to the member, and ends the guest’s session', async () => {
  const member = await signedIn();
  const browser = new TestBrowser(shop.app);
  await browser.post('/api/session/guest');
  const guest = browser.copy();
  await age(guest, 31);
  await browser.post('/api/session', { email: `ada${members}@example.com`, password });
  expect(browser.id).toBe(member.id);
  const rows = await shop.run('select account_id, guest_id from sessions where id = $1', [
    decodeJwt(browser.token ?? '').sid,
  ]);
  expect(rows).toEqual([{ account_id: member.id, guest_id: guest.id }]);
  expect((await renew(guest)).status).toBe(401);
});

test('a guest’s cookie alone, or the token alone, does not move the guest’s data', async () => {
  await signedIn();
  const [cookieOnly, tokenOnly] = [new TestBrowser(shop.app), new TestBrowser(shop.app)];
  for (const browser of [cookieOnly, tokenOnly]) await browser.post('/api/session/guest');
  cookieOnly.token = undefined;
  tokenOnly.cookies.clear();
  for (const browser of [cookieOnly, tokenOnly]) {
    await browser.post('/api/session', { email: `ada${members}@example.com`, password });
    const rows = await shop.run('select guest_id from sessions where id = $1', [decodeJwt(browser.token ?? '').sid]);
    expect(rows).toEqual([{ guest_id: null }]);
  }
});

test.each([
  [{ origin: 'http://elsewhere.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://localhost:3001' }, 403],
  [{ origin: 'http://localhost:3000' }, 201],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 201],
  [{ 'x-forwarded-proto': 'https', origin: 'http://localhost:3000' }, 403],
  [{}, 201],
])('a call that says it comes from %j gets %i', async (headers, status) => {
  expect((await new TestBrowser(shop.app, headers).post('/api/session/guest')).status).toBe(status);
});

test('new sessions delete the ended ones', async () => {
  const guest = new TestBrowser(shop.app);
  await guest.post('/api/session/guest');
  const { sid } = decodeJwt(guest.token ?? '');
  await shop.run(`update sessions set expires_at = now() - interval '1 second' where id = $1`, [sid]);
  await new TestBrowser(shop.app).post('/api/session/guest');
  expect(await shop.run('select 1 from sessions where id = $1', [sid])).toEqual([]);
});

/** In whole days. */
const guestsLeft = async (): Promise<number[]> => {
  const left = 'floor(extract(epoch from expires_at - now()) / 86400)::int as days';
  return (await shop.run(`select ${left} from sessions where account_id is null`)).map(({ days }) => days);
};

test('an unused guest’s session ends within a day and is deleted; a used one lasts', async () => {
  await shop.run('delete from sessions');
  const [idle, buyer] = [new TestBrowser(shop.app), new TestBrowser(shop.app)];
  await idle.post('/api/session/guest');
  await buyer.post('/api/session/guest');
  expect(Math.max(...(await guestsLeft()))).toBeLessThanOrEqual(1);
  await buyer.call('GET', `/api/admin/user/${buyer.id}`);
  expect((await guestsLeft()).filter((days) => days >= 29)).toHaveLength(1);
  await shop.run(`update sessions set expires_at = expires_at - interval '25 hours'`);
  await new TestBrowser(shop.app).post('/api/session/guest');
  expect(await guestsLeft()).toHaveLength(2);
  expect([(await renew(idle)).status, (await renew(buyer)).status]).toEqual([401, 200]);
});

test('an IP address can begin 300 guest sessions in 15 minutes; others are not affected', async () => {
  await shop.run(`insert into counted_tries (kind, account, address)
    select 'guest', '203.0.113.7', '203.0.113.7' from generate_series(1, 299)`);
  const from = (address: string) =>
    new TestBrowser(shop.app, { 'x-forwarded-for': address }).post('/api/session/guest');
  expect([(await from('203.0.113.7')).status, (await from('198.51.100.1')).status]).toEqual([201, 201]);
  const { status, body, headers } = await from('203.0.113.7');
  expect([status, body.code]).toEqual([429, 'too_many_tries']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
});
