import { buildApp } from '../../app.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { startIdentityProvider } from '../../testing/startIdentityProvider.ts';
import { startTestAccounts, TestBrowser } from '../../testing/testAccounts.ts';
import { openIdProvider, type SocialFlow } from './openIdProvider.ts';

const redirectUri = 'https://shop.example/login';
const flows: SocialFlow[] = ['code', 'implicit'];
let shop: Awaited<ReturnType<typeof startTestAccounts>>;
let elsewhere: Awaited<ReturnType<typeof startIdentityProvider>>;
let app: App;
let people = 0;

// A busy machine is slow, not wrong.
beforeAll(async () => {
  shop = await startTestAccounts();
  elsewhere = await startIdentityProvider(redirectUri);
  const provider = openIdProvider(elsewhere.settings);
  app = await buildApp(shop.database, { siteOrigin: 'https://shop.example', provider });
});
afterAll(async () => {
  await app.close();
  await elsewhere.stop();
  await shop.stop();
});

const start = async (browser: TestBrowser, flow: SocialFlow) =>
  (await browser.post('/api/social/start', { flow })).body;
const confirm = (browser: TestBrowser, answer: string) => browser.post('/api/social/confirm', { answer });
/** All of it, as a browser does it. */
async function signIn(flow: SocialFlow, browser = new TestBrowser(app)) {
  const { url } = await start(browser, flow);
  return { browser, ...(await confirm(browser, await elsewhere.visit(url))) };
}
const newPerson = async (fields: object = {}) => {
  const person = {
    sub: `p${++people}`,
    email: `p${people}@example.com`,
    email_verified: true,
    name: 'Grace',
    ...fields,
  };
  await elsewhere.is(person);
  return person;
};
const accountsOf = (email: string) =>
  shop.run('select id, name, password_hash from accounts where email = $1', [email]);

test.each([
  ['code', '&code_challenge_method=S256', 'response_type=code&'],
  ['implicit', 'nonce=', 'response_type=id_token&'],
] as const)('the %s flow opens an account, and finds it again under another address', async (flow, ...asked) => {
  const { email, sub } = await newPerson();
  const { url } = await start(new TestBrowser(app), flow);
  for (const text of [...asked, 'scope=openid+profile+email&', 'state=']) expect(`${url}&`).toContain(text);
  const first = await signIn(flow);
  expect([first.status, await first.browser.seesItself()]).toEqual([200, 200]);
  expect(await accountsOf(email)).toEqual([{ id: first.browser.id, name: 'Grace', password_hash: null }]);
  await elsewhere.is({ sub, email: `moved.${email}`, email_verified: false });
  expect((await signIn(flow)).browser.id).toBe(first.browser.id);
});

test.each(flows)('a confirmed address finds the account that has it (%s)', async (flow) => {
  const { email } = await newPerson();
  const member = new TestBrowser(shop.app);
  await member.join(shop.codes, { name: 'Ada', email, password: 'kibble and rope' });
  expect((await signIn(flow)).browser.id).toBe(member.id);
  expect(await accountsOf(email)).toMatchObject([{ name: 'Ada' }]);
});

test.each([
  ['code', { email_verified: false }],
  ['implicit', { email_verified: false }],
  ['code', { email_verified: 'true' }],
  ['code', { email_verified: undefined }],
  ['code', { email: undefined }],
] as const)('an address that is not confirmed links and opens nothing (%s, %j)', async (flow, fields) => {
  const victim = new TestBrowser(shop.app);
  const person = await newPerson(fields);
  const email = `p${people}@example.com`;
  await victim.join(shop.codes, { name: 'Ada', email, password: 'kibble and rope' });
  const { status, body, browser } = await signIn(flow);
  expect([status, body.code, browser.token]).toEqual([409, 'social_unconfirmed', undefined]);
  expect(await shop.run('select 1 from identities where subject = $1', [person.sub])).toEqual([]);
});

test.each(flows)('an answer is accepted once, and only in the browser that asked (%s)', async (flow) => {
  await newPerson();
  const browser = new TestBrowser(app);
  const answer = await elsewhere.visit((await start(browser, flow)).url);
  const thief = new TestBrowser(app);
  await start(thief, flow);
  expect((await confirm(thief, answer)).body.code).toBe('social_expired');
  expect((await confirm(new TestBrowser(app), answer)).body.code).toBe('social_expired');
  expect((await confirm(browser.copy(), answer)).status).toBe(200);
  expect((await confirm(browser, answer)).body.code).toBe('social_expired');
});

test.each(flows)('another sign-in’s answer under this one’s state is refused (%s)', async (flow) => {
  await newPerson();
  const [victim, thief] = [new TestBrowser(app), new TestBrowser(app)];
  const [mine, theirs] = [await start(victim, flow), await start(thief, flow)];
  const stolen = await elsewhere.visit(theirs.url);
  const forged = stolen.replace(theirs.parameters.state, mine.parameters.state);
  expect((await confirm(victim, forged)).body.code).toBe('social_refused');
});

test('an implicit answer with a changed claim, or without a signature, is refused', async () => {
  await newPerson();
  for (const forge of [
    (token: string) => token.replace(/\.[^.]+$/, '.AAAA'),
    (token: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
  ]) {
    const browser = new TestBrowser(app);
    const answer = await elsewhere.visit((await start(browser, 'implicit')).url);
    const forged = answer.replace(/id_token=([^&]+)/, (_, token: string) => `id_token=${forge(token)}`);
    expect((await confirm(browser, forged)).body.code).toBe('social_refused');
  }
});

test('an answer ends after ten minutes', async () => {
  await newPerson();
  const browser = new TestBrowser(app);
  const answer = await elsewhere.visit((await start(browser, 'code')).url);
  await shop.run(`update social_attempts set expires_at = expires_at - interval '10 minutes'`);
  expect((await confirm(browser, answer)).body.code).toBe('social_expired');
});

test.each(flows)('a shopper who declines there reads that nothing changed (%s)', async (flow) => {
  await elsewhere.is({ sub: 'refuses' });
  const { status, body } = await signIn(flow);
  expect([status, body.code]).toEqual([400, 'social_refused']);
});

test('a guest’s data moves to the member, and an unusable name is replaced by one from the address', async () => {
  const { email } = await newPerson({ name: '\u0000' });
  const browser = new TestBrowser(app);
  await browser.post('/api/session/guest');
  const guest = browser.copy();
  await signIn('code', browser);
  expect((await guest.post('/api/session/renew')).status).toBe(401);
  expect(await accountsOf(email)).toMatchObject([{ name: `p${people}` }]);
});

test('without a client id there is no sign-in, and a provider that does not answer is reported', async () => {
  expect((await new TestBrowser(shop.app).post('/api/social/start', {})).body.code).toBe('social_off');
  const provider = openIdProvider({ issuer: 'http://127.0.0.1:9', clientId: 'shop' });
  const lonely = await buildApp(shop.database, { provider });
  const { status, body } = await new TestBrowser(lonely).post('/api/social/start', { flow: 'code' });
  expect([status, body.code]).toEqual([424, 'social_unavailable']);
  await lonely.close();
});
