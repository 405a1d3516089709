import { randomBytes } from 'node:crypto';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import { startTestAccounts, TestBrowser } from '../../testing/testAccounts.ts';

let shop: Awaited<ReturnType<typeof startTestAccounts>>;
let ada: TestBrowser;
let bob: TestBrowser;
let key: { kid: string; secret: Buffer };

// A busy machine is slow, not wrong.
beforeAll(async () => {
  shop = await startTestAccounts();
  [ada, bob] = [new TestBrowser(shop.app), new TestBrowser(shop.app)];
  await ada.join(shop.codes, { name: ' Ada Čapek 🐕 ', email: ' Ada.C@Example.com ', password: 'kibble and rope' });
  await bob.join(shop.codes, { name: 'Bob', email: 'bob@example.com', password: 'feathers and string' });
  const [row] = await shop.run(`select kid, secret from signing_keys where purpose = 'session'`);
  key = { kid: row.kid, secret: Buffer.from(row.secret, 'base64url') };
});
afterAll(() => shop.stop());

const day = 24 * 60 * 60;
const now = Math.floor(Date.now() / 1000);
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = (more: JWTPayload = {}) => ({ ...decodeJwt(ada.token ?? ''), ...more });
const sign = (payload: JWTPayload, { kid = key.kid, secret = key.secret, alg = 'HS256' } = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg, kid }).sign(secret);

/** Ada's browser with another token, as answered for Ada's own id. */
async function withToken(token: string, browser = ada.copy()) {
  browser.token = token;
  const { status, body } = await browser.call('GET', `/api/admin/user/${ada.id}`);
  return [status, body.success, body.code];
}
const refused = [403, false, 'signed_out'];

test('a member sees their own data, as typed, and nothing else of the account', async () => {
  const { status, body, headers } = await ada.call('GET', `/api/admin/user/${ada.id}`);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toEqual({ success: true, user: { id: ada.id, name: 'Ada Čapek 🐕', email: 'Ada.C@Example.com' } });
});

test.each<[string, () => string | Promise<string>]>([
  ['expired a second ago', () => sign(claims({ exp: now - 1 }))],
  ['expired a day ago', () => sign(claims({ exp: now - day }))],
  ['without an end', () => sign(claims({ exp: undefined }))],
  ['without a session', () => sign(claims({ sid: undefined }))],
  ['of another session', () => sign(claims({ sid: decodeJwt(bob.token ?? '').sid }))],
  ['with another member’s id', () => sign(claims({ id: bob.id }))],
  ['with an id that is no text', () => sign(claims({ id: { $ne: '' } }))],
  ['of another issuer', () => sign(claims({ iss: 'elsewhere' }))],
  ['not valid before tomorrow', () => sign(claims({ nbf: now + day }))],
  ['signed with a foreign key', () => sign(claims(), { secret: randomBytes(32) })],
  ['with an unknown key’s name', () => sign(claims(), { kid: "' or 1=1" })],
  ['signed in another way', () => sign(claims(), { alg: 'HS512', secret: randomBytes(64) })],
  ['with alg none', () => `${base64url({ alg: 'none', kid: key.kid })}.${base64url(claims())}.`],
  ['with changed claims', () => (ada.token ?? '').replace(/\..*\./, `.${base64url(claims({ exp: now + 90 * day }))}.`)],
  ['cut off', () => (ada.token ?? '').slice(0, -5)],
  ['without a signature', () => (ada.token ?? '').replace(/[^.]+$/, '')],
  ['that is no token', () => 'hello'],
  ['made of NULs', () => '%00.%00.%00'],
  ['of 9 KB', () => sign(claims({ padding: 'x'.repeat(9000) }))],
  ['of 60 KB that is no token', () => 'x'.repeat(60_000)],
])('a token %s gives no access and leaves the session unchanged', async (_, make) => {
  expect(await withToken(await make())).toEqual(refused);
  expect(await ada.seesItself()).toBe(200);
});

test.each([
  ['a day ahead', { iat: now + day, exp: now + 31 * day }],
  ['a day behind', { iat: now - day, exp: now + 29 * day }],
])('a token from a process whose clock is %s is accepted', async (_, times) => {
  expect(await withToken(await sign(claims(times)))).toEqual([200, true, undefined]);
});

test.each<[string, (cookies: Map<string, string>) => void]>([
  ['no cookie', (cookies) => cookies.clear()],
  ['another member’s cookie', (cookies) => cookies.set('paw_3000', bob.cookies.get('paw_3000') ?? '')],
  [
    'the cookie of another port',
    (cookies) => cookies.set('paw_3001', cookies.get('paw_3000') ?? '') && cookies.delete('paw_3000'),
  ],
  [
    'a cookie without its turn',
    (cookies) => cookies.set('paw_3000', (cookies.get('paw_3000') ?? '').split('.')[0] ?? ''),
  ],
  ['a cookie with a wrong turn', (cookies) => cookies.set('paw_3000', `${cookies.get('paw_3000')}x`)],
  ['a damaged cookie', (cookies) => cookies.set('paw_3000', '%%%')],
  ['the hash in place of the secret', (cookies) => cookies.set('paw_3000', `${String(claims().sid)}.x`)],
])('with %s the token alone neither reads nor renews', async (_, change) => {
  const browser = ada.copy();
  change(browser.cookies);
  expect(await withToken(ada.token ?? '', browser)).toEqual(refused);
  expect((await browser.post('/api/session/renew')).status).toBe(401);
  expect(await ada.seesItself()).toBe(200);
});

test('a second cookie of the same name, set by another host of the domain, does not lock the member out', async () => {
  const browser = ada.copy();
  browser.cookies.clear();
  browser.cookies.set('paw_3000', `planted; paw_3000=${ada.cookies.get('paw_3000')}`);
  expect(await withToken(ada.token ?? '', browser)).toEqual([200, true, undefined]);
});

test('the cookie alone is not enough, without a token or with one that is not a bearer token', async () => {
  const { body } = await new TestBrowser(shop.app).call('GET', `/api/admin/user/${ada.id}`);
  expect(body).toEqual({ success: false, code: 'signed_out', message: 'Please log in to see your account.' });
  const headers = { cookie: `paw_3000=${ada.cookies.get('paw_3000')}`, authorization: `Basic ${ada.token}` };
  expect((await new TestBrowser(shop.app, headers).call('GET', `/api/admin/user/${ada.id}`)).status).toBe(403);
});

test.each([() => bob.id, () => 'nobody', () => ada.id.toUpperCase(), () => "1'; drop table accounts", () => '%00'])(
  'another user’s id is refused, whether it exists or not',
  async (id) => {
    const { status, body } = await ada.call('GET', `/api/admin/user/${encodeURIComponent(id())}`);
    expect([status, body.success, body.code]).toEqual([403, false, 'forbidden']);
  },
);

test('a guest has no account data', async () => {
  const guest = new TestBrowser(shop.app);
  await guest.post('/api/session/guest');
  const { status, body } = await guest.call('GET', `/api/admin/user/${guest.id}`);
  expect([status, body.code]).toEqual([403, 'forbidden']);
});

test('a session that was revoked, or whose account is deleted, gives no access', async () => {
  const gone = new TestBrowser(shop.app);
  await gone.join(shop.codes, { name: 'Eve', email: 'eve@example.com', password: 'a hat and a stick' });
  expect(await gone.seesItself()).toBe(200);
  await shop.run('update sessions set revoked_at = now() where account_id = $1', [gone.id]);
  expect(await gone.seesItself()).toBe(403);
  await gone.post('/api/session', { email: 'eve@example.com', password: 'a hat and a stick' });
  await shop.run('delete from accounts where id = $1', [gone.id]);
  expect([await gone.seesItself(), (await gone.post('/api/session/renew')).status]).toEqual([403, 401]);
});
