import { randomUUID } from 'node:crypto';
import { TestAuthenticator } from '../passkey/testing/TestAuthenticator.ts';
import { TestBrowser } from '../../testing/testAccounts.ts';
import { startTestOrders, testAddress, type TestOrders } from '../../testing/testOrders.ts';

// A busy machine is slow, not wrong.

type Call = ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string, unknown?];

let world: TestOrders;
let member: TestBrowser;
/** No session, a guest, a token alone, a cookie alone. */
let strangers: TestBrowser[];

beforeAll(async () => {
  world = await startTestOrders();
  member = await world.member();
  const [tokenOnly, cookieOnly] = [member.copy(), member.copy()];
  tokenOnly.cookies.clear();
  cookieOnly.token = undefined;
  strangers = [new TestBrowser(world.app), await world.guest(), tokenOnly, cookieOnly];
});
afterAll(() => world.stop());

const lines = [{ position: 0, quantity: 1, reason: 'damaged' }];
const calls: Call[] = [
  ['GET', '/api/account'],
  ['PATCH', '/api/account', { name: 'Maya' }],
  ['GET', '/api/account/orders'],
  ['GET', '/api/account/orders/PD-ABCD2346'],
  ['POST', '/api/account/orders/PD-ABCD2346/returns', { lines }],
  ['POST', '/api/account/orders/PD-ABCD2346/reorder'],
  ['GET', '/api/account/addresses'],
  ['POST', '/api/account/addresses', testAddress()],
  ['PUT', `/api/account/addresses/${randomUUID()}`, testAddress()],
  ['DELETE', `/api/account/addresses/${randomUUID()}`],
  ['GET', '/api/account/wishlist'],
  ['PUT', '/api/account/wishlist/Twenty'],
  ['DELETE', '/api/account/wishlist/Twenty'],
  ['POST', '/api/account/wishlist/merge', { slugs: ['Twenty'] }],
  ['GET', '/api/account/reviews'],
  ['DELETE', '/api/account/reviews/1'],
  ['GET', '/api/account/mails'],
  ['PUT', '/api/account/mails', { newsletter: true }],
  ['DELETE', '/api/account/stock-notices/1'],
  ['GET', '/api/account/passkeys'],
  ['POST', '/api/account/passkeys/options', {}],
  ['POST', '/api/account/passkeys', { credential: new TestAuthenticator().make({ challenge: 'x' }) }],
  ['PATCH', `/api/account/passkeys/${randomUUID()}`, { name: 'Mine' }],
  ['DELETE', `/api/account/passkeys/${randomUUID()}`],
  ['GET', '/api/account/identities'],
  ['POST', '/api/account/identities/start', {}],
  ['POST', '/api/account/identities', { answer: '?code=x&state=y' }],
  ['DELETE', `/api/account/identities/${randomUUID()}`],
  ['POST', '/api/account/proof', { password: 'three plain words' }],
  ['POST', '/api/account/proof/code'],
  ['GET', '/api/account/export'],
  ['POST', '/api/account/deletion', { password: 'three plain words' }],
  ['DELETE', '/api/account/deletion'],
];
const changing = calls.filter(([method]) => method !== 'GET');

test.each(calls)(
  '%s %s is for the member alone: other people can neither read nor change anything',
  async (...call) => {
    for (const browser of strangers) {
      expect(await browser.call(...call)).toMatchObject({ status: 403, body: { code: 'signed_out' } });
    }
  },
);

test.each(changing)('%s %s is refused to a page of another site', async (...call) => {
  const [method, url, body] = call;
  for (const from of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const reply = await member.call(method, url, body, from as unknown as Record<string, string>);
    expect(reply).toMatchObject({ status: 403, body: { code: 'foreign_request' } });
  }
});

test('only the name can be changed here, whatever other fields are sent', async () => {
  const [member, other] = [await world.member(), await world.member()];
  const before = (await member.call('GET', '/api/account')).body;
  const sent = {
    name: ' Maya  Lee ',
    id: other.id,
    email: 'x@example.test',
    createdAt: '2001-01-01',
    deletion: { at: 'now' },
  };
  const { status, body } = await member.call('PATCH', '/api/account', sent);
  expect([status, body]).toEqual([200, { ...before, name: 'Maya  Lee' }]);
  expect((await other.call('GET', '/api/account')).body.name).toBe('Maya Rosen');
  expect((await member.call('PATCH', '/api/account', { name: ' ' })).body.code).toBe('bad_name');
});

test('a member’s reviews are listed with their state, and a member can delete only their own', async () => {
  const [member, other] = [await world.member(), await world.member()];
  const write = (browser: TestBrowser, body: string) =>
    browser.post('/api/products/Twenty/reviews', { stars: 2, title: 'So so', body });
  await write(member, 'It broke on the second day.');
  const theirs = (await write(other, 'See www.spam.example for more.')).body;
  const own = async (browser: TestBrowser) => (await browser.call('GET', '/api/account/reviews')).body.reviews;
  expect(await own(member)).toMatchObject([
    { slug: 'Twenty', productTitle: 'Twenty', rating: 2, title: 'So so', state: 'published' },
  ]);
  expect(await own(other)).toMatchObject([{ id: theirs.review.id, state: 'waiting' }]);
  expect((await member.call('DELETE', `/api/account/reviews/${theirs.review.id}`)).body.code).toBe('review_not_found');
  expect(await own(other)).toHaveLength(1);
  const [{ id }] = await own(member);
  expect((await member.call('DELETE', `/api/account/reviews/${id}`)).status).toBe(204);
  expect(await own(member)).toEqual([]);
  const [{ written }] = await world.run(
    `select written from ratings where product_id = (select id from products where slug = 'Twenty')`,
  );
  expect(written).toEqual([0, 0, 0, 0, 0]);
});

test('the newsletter is switched on and off, with one welcome each time', async () => {
  const member = await world.member();
  const choose = async (newsletter: boolean) => (await member.call('PUT', '/api/account/mails', { newsletter })).body;
  expect((await member.call('GET', '/api/account/mails')).body).toEqual({ newsletter: false, stockNotices: [] });
  const answers = [
    await choose(true),
    await choose(true),
    await choose(false),
    await choose(false),
    await choose(true),
  ];
  expect(answers.map(({ newsletter }) => newsletter)).toEqual([true, true, false, false, true]);
  const [{ mails }] = await world.run(
    `select count(*)::int as mails from outbox where payload->>'mail' = 'newsletter-welcome'`,
  );
  expect(mails).toBe(2);
});

test('back-in-stock emails that a member waits for are listed, and a member can cancel only their own', async () => {
  const email = `${randomUUID()}@example.test`;
  const [member, other] = [await world.member(email), await world.member()];
  const [{ id: variantId }] = await world.run(`select id from variants where sku = 'T-NONE'`);
  await member.post('/api/stock-notices', { email: email.toUpperCase(), variantId });
  const [notice] = (await member.call('GET', '/api/account/mails')).body.stockNotices;
  expect(notice).toMatchObject({
    slug: 'None',
    title: 'None',
    size: 'M',
    color: 'Teal',
    sku: 'T-NONE',
    confirmed: false,
  });
  const takeBack = (browser: TestBrowser) => browser.call('DELETE', `/api/account/stock-notices/${notice.id}`);
  expect([await takeBack(other), await takeBack(member), await takeBack(member)].map(({ status }) => status)).toEqual([
    404, 204, 404,
  ]);
});
