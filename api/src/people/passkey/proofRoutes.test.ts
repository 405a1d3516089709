import { addPasskey, challengeFor, TestAuthenticator } from './testing/TestAuthenticator.ts';
import { testPasskeys } from './testing/testPasskeys.ts';
import type { TestBrowser } from '../../testing/testAccounts.ts';

const world = testPasskeys();
const { password, member, memberWithPasskey, fresh, answer, begin, age } = world;

const prove = (browser: TestBrowser, body: object) => answer(browser.post('/api/account/proof', body));
const askForCode = (browser: TestBrowser) => answer(browser.post('/api/account/proof/code'));
async function codeTo(email: string): Promise<string> {
  const codes = (await world.post.mailsTo(email)).flatMap(
    ({ subject }) => /^(\d{6}) is your code$/.exec(subject ?? '')?.[1] ?? [],
  );
  return codes.at(-1) ?? '';
}
/** What needs it is asked for before and after. */
async function oldBrowser() {
  const { browser, email } = await member();
  await age(browser);
  expect(await answer(begin(browser))).toEqual([409, 'password_wanted']);
  return { browser, email };
}

test('the password, an emailed code or a passkey is a proof of identity for ten minutes', async () => {
  const { browser, email } = await oldBrowser();
  expect(await prove(browser, { password })).toEqual([204, undefined]);
  const device = new TestAuthenticator();
  expect((await addPasskey(browser, device)).status).toBe(201);
  await age(browser);
  expect(await askForCode(browser)).toEqual([202, undefined]);
  expect(await prove(browser, { code: await codeTo(email) })).toEqual([204, undefined]);
  expect((await begin(browser)).status).toBe(200);
  await age(browser);
  device.counter = 1;
  const credential = device.show({ challenge: await challengeFor(fresh()) });
  expect(await prove(browser, { credential })).toEqual([204, undefined]);
  expect((await begin(browser)).status).toBe(200);
  await age(browser);
  expect(await prove(browser, { credential })).toEqual([400, 'wrong_passkey']);
});

test('wrong passkeys do not count as wrong passwords: the password is accepted after many of them', async () => {
  const { browser } = await oldBrowser();
  for (let times = 0; times < 9; times++) {
    const credential = new TestAuthenticator().show({ challenge: await challengeFor(fresh()) });
    expect(await prove(browser, { credential })).toEqual([400, 'wrong_passkey']);
  }
  expect(await prove(browser, { password })).toEqual([204, undefined]);
});

test('a code is accepted once, in the session that asked for it, within ten minutes and five tries', async () => {
  const { browser, email } = await oldBrowser();
  const thief = fresh();
  await thief.post('/api/session', { email, password });
  await age(browser);
  await askForCode(browser);
  const code = await codeTo(email);
  expect(await prove(thief, { code })).toEqual([400, 'wrong_code']);
  for (let by = 1; by < 5; by++) {
    const wrong = String((Number(code) + by) % 1_000_000).padStart(6, '0');
    expect(await prove(browser, { code: wrong })).toEqual([400, 'wrong_code']);
  }
  expect(await prove(browser, { code: ` ${code.slice(0, 3)}-${code.slice(3)}` })).toEqual([204, undefined]);
  expect(await prove(browser, { code })).toEqual([400, 'wrong_code']);
  await world.shop.run('delete from counted_tries');
  await askForCode(browser);
  await world.shop.run(`update proof_codes set expires_at = expires_at - interval '10 minutes'`);
  expect(await prove(browser, { code: await codeTo(email) })).toEqual([400, 'wrong_code']);
});

test('another member’s passkey, wrong passwords and two proofs at once are refused', async () => {
  const { browser } = await oldBrowser();
  const { device } = await memberWithPasskey();
  device.counter = 1;
  const credential = device.show({ challenge: await challengeFor(fresh()) });
  expect(await prove(browser, { credential })).toEqual([400, 'wrong_passkey']);
  expect((await browser.post('/api/account/proof', { password, code: '123456' })).status).toBe(400);
  for (let n = 0; n < 8; n++) expect(await prove(browser, { password: 'wrong' })).toEqual([400, 'wrong_password']);
  expect(await prove(browser, { password })).toEqual([429, 'too_many_tries']);
  expect(await answer(begin(browser))).toEqual([409, 'password_wanted']);
});

test('codes are limited for each session, and another session does not use up the owner’s', async () => {
  const { browser, email } = await oldBrowser();
  const thief = fresh();
  await thief.post('/api/session', { email, password });
  for (let n = 0; n < 5; n++) expect(await askForCode(thief)).toEqual([202, undefined]);
  expect(await askForCode(thief)).toEqual([429, 'too_many_tries']);
  expect(await askForCode(browser)).toEqual([202, undefined]);
});

test('a member without a password changes the email address after another proof', async () => {
  const { browser, email } = await member();
  await world.shop.run('update accounts set password_hash = null where id = $1', [browser.id]);
  const move = () => answer(browser.post('/api/account/email', { email: `new.${email}`, password: '' }));
  await age(browser);
  expect(await move()).toEqual([409, 'no_password']);
  await askForCode(browser);
  expect(await prove(browser, { code: await codeTo(email) })).toEqual([204, undefined]);
  expect(await move()).toEqual([202, undefined]);
});
