import { TestBrowser } from '../../testing/testAccounts.ts';
import { deletePasskey } from './passkeyQueries.ts';
import { addPasskey, challengeFor, logInWith, TestAuthenticator } from './testing/TestAuthenticator.ts';
import { testPasskeys } from './testing/testPasskeys.ts';

const world = testPasskeys();
const { password, member, memberWithPasskey, fresh, answer, show, listOf, begin, age } = world;

test('a passkey is added after a sign-in, named after its device and announced by email, and signs in anywhere', async () => {
  const device = new TestAuthenticator();
  const { browser, email } = await member();
  expect(await addPasskey(browser, device)).toMatchObject({
    status: 201,
    body: { name: 'Chrome on Android', lastUsedAt: null },
  });
  const emails = await world.post.mailsTo(email);
  expect(emails.find(({ subject }) => subject === 'A passkey was added to your account')?.text).toContain(
    'Chrome on Android',
  );
  const elsewhere = fresh();
  device.counter = 1;
  expect((await logInWith(elsewhere, device)).status).toBe(200);
  expect([elsewhere.id, await elsewhere.seesItself()]).toEqual([browser.id, 200]);
  expect(await listOf(browser)).toMatchObject([{ name: 'Chrome on Android', lastUsedAt: expect.any(String) }]);
  const subjects = (await world.post.mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).toContain('New login to your account');
});

test('the browser is asked for a discoverable key and user verification', async () => {
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

test('some minutes after the sign-in the password is required again, and guesses are limited', async () => {
  const { browser } = await member();
  await age(browser);
  expect(await answer(begin(browser))).toEqual([409, 'password_wanted']);
  expect(await answer(begin(browser, 'wrong'))).toEqual([400, 'wrong_password']);
  for (let n = 0; n < 7; n++) await begin(browser, 'wrong');
  expect(await answer(begin(browser, password))).toEqual([429, 'too_many_tries']);
  await world.shop.run('delete from counted_tries');
  expect((await begin(browser, password)).status).toBe(200);
  expect((await begin(browser)).status).toBe(200);
});

test('a member without a password has to sign in again first', async () => {
  const { browser } = await member();
  await world.shop.run('update accounts set password_hash = null where id = $1', [browser.id]);
  expect((await begin(browser)).status).toBe(200);
  await age(browser);
  expect(await answer(begin(browser))).toEqual([409, 'sign_in_again']);
});

test('only its owner renames and removes a passkey; a removed one is refused', async () => {
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

test('removing a passkey needs fresh proof, sends an email, and the last way to sign in stays', async () => {
  const { browser, email, device, passkey } = await memberWithPasskey();
  const url = `/api/account/passkeys/${passkey.id}`;
  await age(browser);
  expect(await answer(browser.call('DELETE', url))).toEqual([409, 'password_wanted']);
  expect((await browser.post('/api/account/proof', { password })).status).toBe(204);
  await world.shop.run('update accounts set password_hash = null where id = $1', [browser.id]);
  expect(await answer(browser.call('DELETE', url))).toEqual([409, 'last_way']);
  expect((await logInWith(fresh(), device)).status).toBe(200);
  await addPasskey(browser, new TestAuthenticator());
  expect((await browser.call('DELETE', url)).status).toBe(204);
  const emails = await world.post.mailsTo(email);
  expect(emails.find(({ subject }) => subject === 'A passkey was removed from your account')?.text).toContain(
    'Chrome on Android',
  );
});

test('a session that ends during the call removes no passkey', async () => {
  const { browser, passkey } = await memberWithPasskey();
  const [{ id: sessionId }] = await world.shop.run('select id from sessions where account_id = $1', [browser.id]);
  await world.shop.run('update sessions set revoked_at = now() where id = $1', [sessionId]);
  const removed = deletePasskey(world.shop.database, { accountId: browser.id, sessionId }, passkey.id);
  await expect(removed).rejects.toMatchObject({ status: 403, code: 'signed_out' });
  expect(await world.shop.run('select id from passkeys where account_id = $1', [browser.id])).toHaveLength(1);
});

test('when the last two passkeys are removed at once, one stays', async () => {
  const { browser, passkey } = await memberWithPasskey();
  const { id: other } = (await addPasskey(browser, new TestAuthenticator())).body;
  await world.shop.run('update accounts set password_hash = null where id = $1', [browser.id]);
  const remove = (id: string, by: TestBrowser) => answer(by.call('DELETE', `/api/account/passkeys/${id}`));
  const answers = await Promise.all([remove(passkey.id, browser), remove(other, browser.copy(world.shop.otherApp))]);
  expect(answers.sort()).toEqual([
    [204, undefined],
    [409, 'last_way'],
  ]);
});

test('a passkey is added only once, to one account, and an account has at most twenty', async () => {
  const { browser, device } = await memberWithPasskey();
  const { browser: other } = await member();
  expect(await answer(addPasskey(browser, device))).toEqual([409, 'passkey_known']);
  expect(await answer(addPasskey(other, device))).toEqual([409, 'passkey_known']);
  await world.shop.run(
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
  await world.shop.run(`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`);
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
test.each(badMakes)('a passkey that was made %s is refused, and the challenge is used up', async (_, make) => {
  const { browser } = await member();
  const { challenge } = (await begin(browser)).body.options;
  const device = new TestAuthenticator();
  const credential = make(device, challenge);
  expect(await answer(browser.post('/api/account/passkeys', { credential }))).toEqual([400, 'passkey_refused']);
  expect(await answer(browser.post('/api/account/passkeys', { credential }))).toEqual([400, 'passkey_expired']);
  expect(await listOf(browser)).toEqual([]);
});
