import { startAccountMails } from '../testing/testAccountMails.ts';
import { startTestAccounts, TestBrowser } from '../testing/testAccounts.ts';
import { addPasskey, challengeFor, logInWith, TestAuthenticator } from './testing/TestAuthenticator.ts';

let shop: Awaited<ReturnType<typeof startTestAccounts>>;
let post: Awaited<ReturnType<typeof startAccountMails>>;

// A busy machine is slow, not wrong.
jest.setTimeout(60_000);
beforeAll(async () => {
  shop = await startTestAccounts();
  post = await startAccountMails(shop);
}, 180_000);
beforeEach(() => shop.run('delete from counted_tries'));
afterAll(async () => {
  await post.close();
  await shop.stop();
});

const password = 'kibble and rope';
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36' };
let members = 0;
async function member() {
  const email = `ada${++members}@example.com`;
  const browser = new TestBrowser(shop.app, phone);
  await browser.join(shop.codes, { name: 'Ada', email, password });
  return { browser, email };
}
async function memberWithPasskey() {
  const device = new TestAuthenticator();
  const { browser, email } = await member();
  const { body } = await addPasskey(browser, device);
  return { browser, email, device, passkey: body as { id: string } };
}
const fresh = () => new TestBrowser(shop.otherApp);
const answer = async (reply: Promise<{ status: number; body: { code?: string } | undefined }>) => {
  const { status, body } = await reply;
  return [status, body?.code];
};
const show = (browser: TestBrowser, credential: object) => browser.post('/api/session/passkey', { credential });
const listOf = async (browser: TestBrowser) => (await browser.call('GET', '/api/account/passkeys')).body.passkeys;
const begin = (browser: TestBrowser, typed?: string) =>
  browser.post('/api/account/passkeys/options', typed === undefined ? {} : { password: typed });
const age = (browser: TestBrowser) =>
  shop.run(`update sessions set created_at = created_at - interval '11 minutes' where account_id = $1`, [browser.id]);

test('a passkey is added after a sign-in, named after its device and told by mail, and signs in anywhere', async () => {
  const device = new TestAuthenticator();
  const { browser, email } = await member();
  expect(await addPasskey(browser, device)).toMatchObject({
    status: 201,
    body: { name: 'Chrome on Android', lastUsedAt: null },
  });
  const told = await post.mailsTo(email);
  expect(told.find(({ subject }) => subject === 'A passkey was added to your account')?.text).toContain(
    'Chrome on Android',
  );
  const elsewhere = fresh();
  device.counter = 1;
  expect((await logInWith(elsewhere, device)).status).toBe(200);
  expect([elsewhere.id, await elsewhere.seesItself()]).toEqual([browser.id, 200]);
  expect(await listOf(browser)).toMatchObject([{ name: 'Chrome on Android', lastUsedAt: expect.any(String) }]);
  const subjects = (await post.mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).toContain('A new sign-in to your account');
});

test('what the browser is asked for: a key that it finds by itself, and proof of who is there', async () => {
  const { browser, device } = await memberWithPasskey();
  const { options } = (await begin(browser)).body;
  expect(options).toMatchObject({
    rp: { name: 'Paw Dailies', id: 'localhost' },
    user: { name: expect.stringMatching(/^ada\d+@example\.com$/), displayName: 'Ada' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: device.id, type: 'public-key' }],
    timeout: 300_000,
  });
  const shown = (await fresh().post('/api/session/passkey/options', {})).body.options;
  expect(shown).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(shown.allowCredentials ?? []).toEqual([]);
});

test('some minutes after the sign-in the password is asked for, and guessing it is limited', async () => {
  const { browser } = await member();
  await age(browser);
  expect(await answer(begin(browser))).toEqual([409, 'password_wanted']);
  expect(await answer(begin(browser, 'wrong'))).toEqual([400, 'wrong_password']);
  expect((await begin(browser, password)).status).toBe(200);
  for (let n = 0; n < 8; n++) await begin(browser, 'wrong');
  expect(await answer(begin(browser, password))).toEqual([429, 'too_many_tries']);
});

test('who has no password signs in again first', async () => {
  const { browser } = await member();
  await shop.run('update accounts set password_hash = null where id = $1', [browser.id]);
  expect((await begin(browser)).status).toBe(200);
  await age(browser);
  expect(await answer(begin(browser))).toEqual([409, 'sign_in_again']);
});

test('a passkey is renamed and removed by its owner alone; removed, it opens nothing', async () => {
  const { browser, device, passkey } = await memberWithPasskey();
  const { browser: other } = await member();
  const url = `/api/account/passkeys/${passkey.id}`;
  expect(await answer(other.call('PATCH', url, { name: 'Mine' }))).toEqual([404, 'passkey_not_found']);
  expect(await answer(other.call('DELETE', url))).toEqual([404, 'passkey_not_found']);
  expect(await listOf(other)).toEqual([]);
  expect((await browser.call('PATCH', url, { name: ' Blue key ' })).body.name).toBe('Blue key');
  expect(await answer(browser.call('PATCH', url, { name: ' ' }))).toEqual([400, 'bad_name']);
  expect((await browser.call('DELETE', url)).status).toBe(204);
  expect(await listOf(browser)).toEqual([]);
  expect(await answer(logInWith(fresh(), device))).toEqual([401, 'wrong_passkey']);
});

test('one passkey is added once, whoever tries, and an account has at most twenty', async () => {
  const { browser, device } = await memberWithPasskey();
  const { browser: other } = await member();
  expect(await answer(addPasskey(browser, device))).toEqual([409, 'passkey_known']);
  expect(await answer(addPasskey(other, device))).toEqual([409, 'passkey_known']);
  await shop.run(
    `insert into passkeys (account_id, credential_id, public_key, counter, transports, name)
      select $1::uuid, gen_random_uuid()::text, 'x', 0, '{}', 'Key' from generate_series(1, 19) n`,
    [browser.id],
  );
  expect(await answer(addPasskey(browser, new TestAuthenticator()))).toEqual([409, 'too_many_passkeys']);
});

test('a challenge adds one passkey, in the account that asked for it, within five minutes', async () => {
  const [{ browser }, { browser: other }] = [await member(), await member()];
  const add = (by: TestBrowser, challenge: string) =>
    by.post('/api/account/passkeys', { credential: new TestAuthenticator().make({ challenge }) });
  const ask = async () => (await begin(browser)).body.options.challenge as string;
  const once = await ask();
  expect(await answer(add(other, once))).toEqual([400, 'passkey_expired']);
  expect((await add(browser, once)).status).toBe(201);
  expect(await answer(add(browser, once))).toEqual([400, 'passkey_expired']);
  const late = await ask();
  await shop.run(`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`);
  expect(await answer(add(browser, late))).toEqual([400, 'passkey_expired']);
  expect(await answer(add(browser, await challengeFor(fresh())))).toEqual([400, 'passkey_expired']);
  const forSignIn = await ask();
  const { device } = await memberWithPasskey();
  expect(await answer(show(fresh(), device.show({ challenge: forSignIn })))).toEqual([400, 'passkey_expired']);
});

const badMakes: [string, (device: TestAuthenticator, challenge: string) => object][] = [
  ['from another site’s page', (device, challenge) => device.make({ challenge, origin: 'https://evil.example' })],
  ['for another site', (device, challenge) => device.make({ challenge, rpId: 'evil.example' })],
  [
    'by a device that did not ask who is there',
    (device, challenge) => {
      device.flags = 1;
      return device.make({ challenge });
    },
  ],
  ['of no known form', (device, challenge) => device.make({ challenge }, { attestationObject: 'AAAA' })],
];
test.each(badMakes)('a passkey made %s is refused, and the challenge is used up', async (_, make) => {
  const { browser } = await member();
  const { challenge } = (await begin(browser)).body.options;
  const device = new TestAuthenticator();
  const credential = make(device, challenge);
  expect(await answer(browser.post('/api/account/passkeys', { credential }))).toEqual([400, 'passkey_refused']);
  expect(await answer(browser.post('/api/account/passkeys', { credential }))).toEqual([400, 'passkey_expired']);
  expect(await listOf(browser)).toEqual([]);
});

test('a passkey’s answer that is sent twice signs in once', async () => {
  const { device } = await memberWithPasskey();
  const challenge = await challengeFor(fresh());
  const credential = device.show({ challenge });
  const twice = await Promise.all([show(fresh(), credential), show(fresh(), credential)]);
  expect(twice.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
  expect(await answer(show(fresh(), credential))).toEqual([400, 'passkey_expired']);
});

const badShows: [string, (device: TestAuthenticator, challenge: string, theirs: TestAuthenticator) => object][] = [
  ['given on another site’s page', (device, challenge) => device.show({ challenge, origin: 'https://evil.example' })],
  ['given over another port', (device, challenge) => device.show({ challenge, origin: 'http://localhost:4000' })],
  ['made for another site', (device, challenge) => device.show({ challenge, rpId: 'evil.example' })],
  [
    'with another member’s credential id',
    (device, challenge, theirs) => ({ ...device.show({ challenge }), id: theirs.id, rawId: theirs.id }),
  ],
  [
    'in another member’s name',
    (device, challenge, theirs) => device.show({ challenge }, { userHandle: theirs.userHandle }),
  ],
  ['of a passkey that nobody has', (_, challenge) => new TestAuthenticator().show({ challenge })],
  [
    'with another signature',
    (device, challenge) =>
      device.show({ challenge }, { signature: device.show({ challenge: 'other' }).response.signature }),
  ],
  [
    'by a device that did not ask who is there',
    (device, challenge) => {
      device.flags = 1;
      return device.show({ challenge });
    },
  ],
];
test.each(badShows)('an answer %s opens nothing', async (_, forge) => {
  const [{ device }, { device: theirs }] = [await memberWithPasskey(), await memberWithPasskey()];
  const thief = fresh();
  const challenge = await challengeFor(thief);
  expect(await answer(show(thief, forge(device, challenge, theirs)))).toEqual([401, 'wrong_passkey']);
  expect(thief.token).toBeUndefined();
});

test('a challenge ends after five minutes, and nobody else’s words are one', async () => {
  const { device } = await memberWithPasskey();
  const challenge = await challengeFor(fresh());
  await shop.run(`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`);
  expect(await answer(show(fresh(), device.show({ challenge })))).toEqual([400, 'passkey_expired']);
  expect(await answer(show(fresh(), device.show({ challenge: 'guessed' })))).toEqual([400, 'passkey_expired']);
  const credential = device.show({ challenge }, { clientDataJSON: 'AAAA' });
  expect(await answer(show(fresh(), credential))).toEqual([400, 'passkey_expired']);
});

test('a counter that does not go on betrays a copy; devices that do not count are fine', async () => {
  const { device } = await memberWithPasskey();
  const again = async () => (await logInWith(fresh(), device)).status;
  expect([await again(), await again()]).toEqual([200, 200]);
  device.counter = 7;
  expect(await again()).toBe(200);
  expect(await again()).toBe(401);
  device.counter = 6;
  expect(await again()).toBe(401);
  device.counter = 8;
  expect(await again()).toBe(200);
});

test('wrong answers are limited as wrong passwords are, for both ways together', async () => {
  const { device, email } = await memberWithPasskey();
  const evil = async () => device.show({ challenge: await challengeFor(fresh()), origin: 'https://evil.example' });
  for (let n = 0; n < 8; n++) expect((await show(fresh(), await evil())).status).toBe(401);
  expect(await answer(logInWith(fresh(), device))).toEqual([429, 'too_many_tries']);
  expect(await answer(fresh().post('/api/session', { email, password }))).toEqual([429, 'too_many_tries']);
});

test('from one place 300 sign-ins are begun in a quarter of an hour', async () => {
  await shop.run(`insert into counted_tries (kind, account, address)
    select 'passkey', '127.0.0.1', '127.0.0.1' from generate_series(1, 300)`);
  expect(await answer(fresh().post('/api/session/passkey/options', {}))).toEqual([429, 'too_many_tries']);
});

test('old challenges are swept out, and what is stored is none', async () => {
  const challenge = await challengeFor(fresh());
  const stored = JSON.stringify(await shop.run('select * from passkey_challenges'));
  expect(stored).not.toContain(challenge);
  await shop.run(`update passkey_challenges set expires_at = now() - interval '1 minute'`);
  await challengeFor(fresh());
  expect(await shop.run('select 1 from passkey_challenges')).toHaveLength(1);
});

test('a guest who signs in with a passkey is taken over', async () => {
  const { device, browser } = await memberWithPasskey();
  const guest = fresh();
  await guest.post('/api/session/guest');
  const guestId = guest.id;
  await logInWith(guest, device);
  expect(guest.id).toBe(browser.id);
  expect(
    await shop.run('select 1 from sessions where guest_id = $1 and account_id = $2', [guestId, browser.id]),
  ).toHaveLength(1);
});
