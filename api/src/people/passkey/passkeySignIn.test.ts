import { challengeFor, logInWith, TestAuthenticator } from './testing/TestAuthenticator.ts';
import { testPasskeys } from './testing/testPasskeys.ts';

const world = testPasskeys();
const { password, memberWithPasskey, fresh, answer, show } = world;

test('a passkey’s response that is sent twice signs in once', async () => {
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
  ['of an unknown passkey', (_, challenge) => new TestAuthenticator().show({ challenge })],
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
test.each(badShows)('a response %s is refused', async (_, forge) => {
  const [{ device }, { device: theirs }] = [await memberWithPasskey(), await memberWithPasskey()];
  const thief = fresh();
  const challenge = await challengeFor(thief);
  expect(await answer(show(thief, forge(device, challenge, theirs)))).toEqual([401, 'wrong_passkey']);
  expect(thief.token).toBeUndefined();
});

test('a challenge expires after five minutes, and only the api’s own challenges are accepted', async () => {
  const { device } = await memberWithPasskey();
  const challenge = await challengeFor(fresh());
  await world.shop.run(`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`);
  expect(await answer(show(fresh(), device.show({ challenge })))).toEqual([400, 'passkey_expired']);
  expect(await answer(show(fresh(), device.show({ challenge: 'guessed' })))).toEqual([400, 'passkey_expired']);
  const credential = device.show({ challenge }, { clientDataJSON: 'AAAA' });
  expect(await answer(show(fresh(), credential))).toEqual([400, 'passkey_expired']);
});

test('a counter that does not increase reveals a copy; devices without a counter are accepted', async () => {
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

test('wrong responses are limited like wrong passwords, and both count together', async () => {
  const { device, email } = await memberWithPasskey();
  const evil = async () => device.show({ challenge: await challengeFor(fresh()), origin: 'https://evil.example' });
  for (let n = 0; n < 8; n++) expect((await show(fresh(), await evil())).status).toBe(401);
  expect(await answer(logInWith(fresh(), device))).toEqual([429, 'too_many_tries']);
  expect(await answer(fresh().post('/api/session', { email, password }))).toEqual([429, 'too_many_tries']);
});

test('one network address may begin 300 sign-ins in a quarter of an hour', async () => {
  await world.shop.run(`insert into counted_tries (kind, account, address)
    select 'passkey', '127.0.0.1', '127.0.0.1' from generate_series(1, 300)`);
  expect(await answer(fresh().post('/api/session/passkey/options', {}))).toEqual([429, 'too_many_tries']);
});

test('old challenges are deleted, and only their hashes are stored', async () => {
  const challenge = await challengeFor(fresh());
  const stored = JSON.stringify(await world.shop.run('select * from passkey_challenges'));
  expect(stored).not.toContain(challenge);
  await world.shop.run(`update passkey_challenges set expires_at = now() - interval '1 minute'`);
  await challengeFor(fresh());
  expect(await world.shop.run('select 1 from passkey_challenges')).toHaveLength(1);
});

test('a guest who signs in with a passkey keeps the guest’s data', async () => {
  const { device, browser } = await memberWithPasskey();
  const guest = fresh();
  await guest.post('/api/session/guest');
  const guestId = guest.id;
  await logInWith(guest, device);
  expect(guest.id).toBe(browser.id);
  expect(
    await world.shop.run('select 1 from sessions where guest_id = $1 and account_id = $2', [guestId, browser.id]),
  ).toHaveLength(1);
});
