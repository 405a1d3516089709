import * as argon2 from '@node-rs/argon2';
import { decodeJwt, SignJWT } from 'jose';
import { insertTestOrder } from '../../back-office/office/testing/insertTestOrder.ts';
import { startAccountMails } from '../../testing/testAccountMails.ts';
import { startTestAccounts, TestBrowser } from '../../testing/testAccounts.ts';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

let shop: Awaited<ReturnType<typeof startTestAccounts>>;
let post: Awaited<ReturnType<typeof startAccountMails>>;
let ada: TestBrowser;
let bob: TestBrowser;

const password = 'kibble and rope';
const email = 'ada@example.com';

// A busy machine is slow, not wrong.
beforeAll(async () => {
  shop = await startTestAccounts();
  post = await startAccountMails(shop);
  [ada, bob] = [new TestBrowser(shop.app), new TestBrowser(shop.app)];
  await ada.join(shop.codes, { name: 'Ada', email, password });
  await bob.join(shop.codes, { name: 'Bob', email: 'bob@example.com', password });
});
beforeEach(() => shop.run('delete from counted_tries'));
afterAll(async () => {
  await post.close();
  await shop.stop();
});

/** Every call that needs a member, and reads. */
const reads = ['/api/account/sessions', '/api/cart'];
const text = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const hour = 3600;

async function signedWith(secret: Uint8Array, claims: object, exp = '1h', audience = 'paw-dailies/shop') {
  const [row] = await shop.run(`select kid from signing_keys where purpose = 'session'`);
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256', kid: row.kid })
    .setIssuer('paw-dailies')
    .setAudience(audience)
    .setExpirationTime(exp)
    .sign(secret);
}
const keyOf = async () => {
  const [row] = await shop.run(`select secret from signing_keys where purpose = 'session'`);
  return Buffer.from(row.secret, 'base64url');
};

const forgeries: [string, (browser: TestBrowser) => Promise<void> | void][] = [
  ['a token without its cookie', (browser) => browser.cookies.clear()],
  ['a cookie without its token', (browser) => void (browser.token = undefined)],
  ['another member’s cookie', (browser) => void browser.cookies.set('paw_3000', bob.cookies.get('paw_3000') ?? '')],
  ['another member’s token', (browser) => void (browser.token = bob.token)],
  ['algorithm none', (browser) => void (browser.token = `${text({ alg: 'none' })}.${browser.token?.split('.')[1]}.`)],
  [
    'algorithm none under the name of a key',
    async (browser) => {
      const [row] = await shop.run(`select kid from signing_keys where purpose = 'session'`);
      browser.token = `${text({ alg: 'none', kid: row.kid })}.${browser.token?.split('.')[1]}.`;
    },
  ],
  [
    'an expired token',
    async (browser) => {
      const { id, sid } = decodeJwt(browser.token ?? '');
      browser.token = await signedWith(await keyOf(), { id, sid }, '-1s');
    },
  ],
  [
    'a token without an end',
    async (browser) => {
      const [header, payload] = (browser.token ?? '').split('.');
      const { exp: __exp, ...rest } = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
      browser.token = `${header}.${text(rest)}.${browser.token?.split('.')[2]}`;
    },
  ],
  [
    'a token that someone else signed',
    async (browser) => void (browser.token = await signedWith(Buffer.alloc(32, 7), decodeJwt(browser.token ?? ''))),
  ],
  [
    'a token for another service',
    async (browser) => {
      const { id, sid } = decodeJwt(browser.token ?? '');
      browser.token = await signedWith(await keyOf(), { id, sid }, '1h', 'paw-dailies/registry');
    },
  ],
  [
    'another member’s id under a right signature',
    async (browser) => {
      const { sid } = decodeJwt(browser.token ?? '');
      browser.token = await signedWith(await keyOf(), { id: bob.id, sid, iat: Math.floor(Date.now() / 1000) - hour });
    },
  ],
];

test.each(forgeries)('%s gives no access', async (_, forge) => {
  const browser = ada.copy();
  await forge(browser);
  for (const url of [...reads, `/api/admin/user/${ada.id}`, `/api/admin/user/${bob.id}`]) {
    expect((await browser.call('GET', url)).status).toBe(403);
  }
  expect((await browser.call('DELETE', '/api/account/sessions')).status).toBe(403);
  expect((await browser.post('/api/session/renew')).status).toBe(401);
  expect([await ada.seesItself(), await bob.seesItself()]).toEqual([200, 200]);
});

test('another user’s id gets a refusal that says nothing about it', async () => {
  const [theirs, nobodys] = await Promise.all(
    [bob.id, '00000000-0000-4000-8000-000000000000'].map((id) => ada.call('GET', `/api/admin/user/${id}`)),
  );
  expect([theirs?.status, theirs?.body]).toEqual([403, nobodys?.body]);
});

test('a session that was planted in a browser gives no access after the log-in', async () => {
  const thief = new TestBrowser(shop.app);
  await thief.post('/api/session/guest');
  const victim = thief.copy();
  await victim.post('/api/session', { email, password });
  expect(victim.cookies.get('paw_3000')).not.toBe(thief.cookies.get('paw_3000'));
  expect((await thief.post('/api/session/renew')).status).toBe(401);
  thief.token = victim.token;
  expect(await thief.seesItself()).toBe(403);
  expect(await victim.seesItself()).toBe(200);
});

test('a planted member’s session ends when another member logs in over it', async () => {
  const planted = bob.copy();
  const thief = new TestBrowser(shop.app);
  await thief.post('/api/session', { email: 'bob@example.com', password });
  planted.token = thief.token;
  for (const [name, value] of thief.cookies) planted.cookies.set(name, value);
  await planted.post('/api/session', { email, password });
  expect([planted.id, await thief.seesItself()]).toEqual([ada.id, 403]);
});

test('a used reset link, and any other of the same address, is refused in every api process', async () => {
  const secrets: string[] = [];
  for (let times = 0; times < 2; times++) {
    await shop.run(`delete from counted_tries where kind = 'reset-mail'`);
    await ada.post('/api/account/reset', { email });
    secrets.push(await post.secretTo(email));
  }
  const use = (secret: string | undefined, app = shop.app) =>
    new TestBrowser(app).post('/api/account/reset/confirm', { secret, password });
  expect((await use(secrets[1])).status).toBe(204);
  for (const secret of secrets) {
    expect([(await use(secret)).status, (await use(secret, shop.otherApp)).status]).toEqual([400, 400]);
  }
  await ada.post('/api/session', { email, password });
});

const order = { number: 'PD-K7M3Q9XA' };
const unknownOrder = { number: 'PD-K7M3Q9XB' };
/** How many passwords a call verifies, and how many it hashes. */
const [none, oneVerified, oneHashed] = [
  { verified: 0, hashed: 0 },
  { verified: 1, hashed: 0 },
  { verified: 0, hashed: 1 },
];
/** The work of what was called since the last time. */
function passwordWork() {
  const [verified, hashed] = [argon2.verify, argon2.hash].map((each) => jest.mocked(each).mock.calls.length);
  jest.mocked(argon2.verify).mockClear();
  jest.mocked(argon2.hash).mockClear();
  return { verified, hashed };
}
/** The same call for what exists and for what does not, and the work of either. */
const pairs: [string, string, object, object, object][] = [
  [
    'signing up',
    '/api/account',
    oneHashed,
    { name: 'A', email, password },
    { name: 'A', email: 'no@example.com', password },
  ],
  [
    'logging in',
    '/api/session',
    oneVerified,
    { email, password: 'wrong' },
    { email: 'no@example.com', password: 'wrong' },
  ],
  ['asking for a link', '/api/account/reset', none, { email }, { email: 'no@example.com' }],
  [
    'typing a code',
    '/api/account/confirm',
    none,
    { email: 'pending@example.com', code: '000000' },
    { email: 'no2@example.com', code: '000000' },
  ],
  [
    'looking for an order',
    '/api/orders/track',
    none,
    { ...order, email: 'wrong@example.com' },
    { ...unknownOrder, email: 'wrong@example.com' },
  ],
];

test.each(pairs)(
  '%s reveals nothing that the shop knows: same status, same words, same work',
  async (_, url, work, ...bodies) => {
    await insertTestOrder(shop.database.db, order).catch(() => {});
    await new TestBrowser(shop.app).post('/api/account', { name: 'A', email: 'pending@example.com', password });
    const seen: object[] = [];
    for (const body of bodies) {
      passwordWork();
      const { status, body: answer, headers } = await new TestBrowser(shop.app).post(url, body);
      seen.push({ status, answer, headers: Object.keys(headers).sort(), work: passwordWork() });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]).toMatchObject({ work });
  },
);

test('the right password, code and link cost as much work as wrong ones', async () => {
  const browser = new TestBrowser(shop.app);
  await browser.post('/api/account', { name: 'Eve', email: 'eve@example.com', password });
  const login = { email: 'eve@example.com', password };
  await browser.post('/api/account/reset', { email });
  const secret = await post.secretTo(email);
  const calls: [string, object, object][] = [
    ['/api/account/confirm', { email: 'eve@example.com', code: shop.codes.at(-1)?.code }, none],
    ['/api/session', login, oneVerified],
    ['/api/account/reset/confirm', { secret: 'guessed', password }, oneHashed],
    ['/api/account/reset/confirm', { secret, password }, oneHashed],
    ['/api/account/password', { currentPassword: 'wrong', newPassword: 'a hat and a stick' }, oneVerified],
    // The new one has to be hashed as well, but only for someone who knew the old one.
    [
      '/api/account/password',
      { currentPassword: password, newPassword: 'a hat and a stick' },
      { verified: 1, hashed: 1 },
    ],
  ];
  const statuses: number[] = [];
  for (const [url, body, work] of calls) {
    passwordWork();
    statuses.push((await browser.post(url, body)).status);
    expect([url, passwordWork()]).toEqual([url, work]);
  }
  expect(statuses).toEqual([200, 200, 400, 204, 400, 204]);
});
