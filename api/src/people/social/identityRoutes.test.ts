import { buildApp } from '../../app.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { startAccountMails } from '../../testing/testAccountMails.ts';
import { startIdentityProvider } from '../../testing/startIdentityProvider.ts';
import { startTestAccounts, TestBrowser } from '../../testing/testAccounts.ts';
import { unlinkIdentity } from './identityQueries.ts';
import { openIdProvider } from './openIdProvider.ts';

const password = 'kibble and rope';
let shop: Awaited<ReturnType<typeof startTestAccounts>>;
let post: Awaited<ReturnType<typeof startAccountMails>>;
let elsewhere: Awaited<ReturnType<typeof startIdentityProvider>>;
let app: App;
let people = 0;

beforeAll(async () => {
  shop = await startTestAccounts();
  post = await startAccountMails(shop);
  elsewhere = await startIdentityProvider('https://shop.example/login');
  app = await buildApp(shop.database, {
    siteOrigin: 'https://shop.example',
    provider: openIdProvider(elsewhere.settings),
  });
});
beforeEach(() => shop.run('delete from counted_tries'));
afterAll(async () => {
  await app.close();
  await elsewhere.stop();
  await post.close();
  await shop.stop();
});

/** Someone whom the provider knows, with a confirmed address. */
async function newPerson() {
  const sub = `i${++people}`;
  const person = { sub, email: `${sub}@example.com`, email_verified: true, name: 'Grace' };
  await elsewhere.is(person);
  return person;
}
async function signIn(browser = new TestBrowser(app)) {
  const { url } = (await browser.post('/api/social/start', {})).body;
  const { status, body } = await browser.post('/api/social/confirm', { answer: await elsewhere.visit(url) });
  return { browser, status, code: body.code };
}
/** A member with a password, in the shop that has the provider. */
async function member(email = `m${++people}@example.com`) {
  await new TestBrowser(shop.app).join(shop.codes, { name: 'Ada', email, password });
  const browser = new TestBrowser(app);
  await browser.post('/api/session', { email, password });
  return { browser, email };
}
const begin = (browser: TestBrowser) => browser.post('/api/account/identities/start', {});
const finish = (browser: TestBrowser, answer: string) => browser.post('/api/account/identities', { answer });
const link = async (browser: TestBrowser) => finish(browser, await elsewhere.visit((await begin(browser)).body.url));
const listOf = async (browser: TestBrowser) => (await browser.call('GET', '/api/account/identities')).body.identities;
const unlink = (browser: TestBrowser, id: string) => browser.call('DELETE', `/api/account/identities/${id}`);
const age = (browser: TestBrowser) =>
  shop.run(`update sessions set proved_at = proved_at - interval '11 minutes' where account_id = $1`, [browser.id]);
const subjectsTo = async (email: string) => (await post.mailsTo(email)).map(({ subject }) => subject);

test('a member links a sign-in, sees it with its date and unlinks it; both are reported by email', async () => {
  const { browser, email } = await member();
  await newPerson();
  expect((await link(browser)).status).toBe(201);
  const [identity] = await listOf(browser);
  expect(identity).toEqual({
    id: expect.any(String),
    provider: new URL(elsewhere.settings.issuer).host,
    linkedAt: expect.stringMatching(/^\d{4}-/),
  });
  expect((await signIn()).browser.id).toBe(browser.id);
  expect((await unlink(browser, identity.id)).status).toBe(204);
  expect(await listOf(browser)).toEqual([]);
  expect(await subjectsTo(email)).toEqual(
    expect.arrayContaining(['A sign-in was linked to your account', 'A linked sign-in was removed from your account']),
  );
  // The provider still knows them, and the shop still knows the address: neither is enough anymore.
  expect(await signIn()).toMatchObject({ status: 409, code: 'social_unlinked' });
  expect((await link(browser)).status).toBe(201);
  expect((await signIn()).browser.id).toBe(browser.id);
});

test('a sign-in that finds an account by its address emails the owner, and stays unlinked after unlinking', async () => {
  const { email } = await newPerson();
  const { browser } = await member(email);
  expect((await signIn()).browser.id).toBe(browser.id);
  expect(await subjectsTo(email)).toContain('A sign-in was linked to your account');
  const [{ id }] = await listOf(browser);
  await unlink(browser, id);
  expect(await signIn()).toMatchObject({ status: 409, code: 'social_unlinked' });
});

test('linking and unlinking need a fresh proof', async () => {
  const { browser } = await member();
  await newPerson();
  await link(browser);
  const [{ id }] = await listOf(browser);
  await age(browser);
  expect([(await begin(browser)).body.code, (await unlink(browser, id)).body.code]).toEqual([
    'password_wanted',
    'password_wanted',
  ]);
  await browser.post('/api/account/proof', { password });
  expect((await unlink(browser, id)).status).toBe(204);
});

test('a session that ends during the call unlinks nothing', async () => {
  const { browser } = await member();
  await newPerson();
  await link(browser);
  const [{ id }] = await listOf(browser);
  const [{ id: sessionId }] = await shop.run(
    'update sessions set revoked_at = now() where account_id = $1 returning id',
    [browser.id],
  );
  const unlinked = unlinkIdentity(shop.database, { accountId: browser.id, sessionId }, id);
  await expect(unlinked).rejects.toMatchObject({ status: 403, code: 'signed_out' });
  expect((await signIn()).browser.id).toBe(browser.id);
});

test('the last way to sign in cannot be unlinked', async () => {
  await newPerson();
  const { browser } = await signIn();
  const [{ id }] = await listOf(browser);
  expect((await unlink(browser, id)).body.code).toBe('last_way');
  expect((await signIn()).status).toBe(200);
});

test('a member can neither unlink nor take over another account’s sign-in', async () => {
  const [{ browser }, { browser: other }] = [await member(), await member()];
  await newPerson();
  await link(browser);
  const [{ id }] = await listOf(browser);
  expect((await unlink(other, id)).body.code).toBe('identity_not_found');
  expect((await link(other)).body.code).toBe('identity_taken');
  expect(await listOf(other)).toEqual([]);
  expect((await signIn()).browser.id).toBe(browser.id);
  // Ended, it is still the first one's: else the second could forget it, and it would sign in to the first again.
  await unlink(browser, id);
  expect((await link(other)).body.code).toBe('identity_taken');
});

test('an answer for linking works once, in the account and browser that asked, and only for linking', async () => {
  const [{ browser }, { browser: other }] = [await member(), await member()];
  await newPerson();
  const answer = await elsewhere.visit((await begin(browser)).body.url);
  // The thief’s answer in the victim’s browser: neither the cookie nor the account is the one that began it.
  expect((await finish(other, answer)).body.code).toBe('social_expired');
  const planted = other.copy();
  for (const [name, value] of browser.cookies) if (name.includes('social')) planted.cookies.set(name, value);
  expect((await finish(planted, answer)).body.code).toBe('social_expired');
  expect((await browser.copy().post('/api/social/confirm', { answer })).body.code).toBe('social_expired');
  expect((await finish(browser, answer)).status).toBe(201);
  expect((await finish(browser, answer)).body.code).toBe('social_expired');
  const forSignIn = await elsewhere.visit((await browser.post('/api/social/start', {})).body.url);
  expect((await finish(browser, forSignIn)).body.code).toBe('social_expired');
});

test('a reset ends linked sign-ins, also one that was begun before it; a matching address does not restore them', async () => {
  const { email } = await newPerson();
  const { browser } = await member(email);
  await signIn();
  const answer = await elsewhere.visit((await begin(browser)).body.url);
  const stranger = new TestBrowser(app);
  await stranger.post('/api/account/reset', { email });
  const reset = { secret: await post.secretTo(email), password: 'a hat and a stick' };
  expect((await stranger.post('/api/account/reset/confirm', reset)).status).toBe(204);
  expect(await signIn()).toMatchObject({ status: 409, code: 'social_unlinked' });
  expect((await finish(browser, answer)).body.code).toBe('signed_out');
  await stranger.post('/api/session', { email, password: 'a hat and a stick' });
  expect(await listOf(stranger)).toEqual([]);
  expect((await link(stranger)).status).toBe(201);
  expect((await signIn()).browser.id).toBe(stranger.id);
});
