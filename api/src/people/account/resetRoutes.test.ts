import { addPasskey, logInWith, TestAuthenticator } from '../passkey/testing/TestAuthenticator.ts';
import { hashOf } from '../session/secrets.ts';
import { sessionQueries } from '../session/sessionQueries.ts';
import { TestBrowser } from '../../testing/testAccounts.ts';
import { testResets } from './testing/testResets.ts';

const world = testResets();
const { password, newPassword, member, ask, choose, pass, logIn } = world;

test('the link in the email sets a password once, signs everyone out, and sends an email', async () => {
  const { browser, email } = await member();
  expect(await ask(email)).toMatchObject({ status: 202, body: { delivery: 'console' } });
  const secret = await world.post.secretTo(email);
  expect((await choose(secret)).status).toBe(204);
  expect([await browser.seesItself(), await logIn(email, password), await logIn(email, newPassword)]).toEqual([
    403, 401, 200,
  ]);
  const again = await choose(secret, 'something else here');
  expect([again.status, again.body.code]).toEqual([400, 'link_unknown']);
  const subjects = (await world.post.mailsTo(email)).map(({ subject }) => subject);
  // Emails that are due together are sent in parallel, in any order.
  expect(new Set(subjects)).toEqual(
    new Set([
      'New login to your account',
      'Choose a new password',
      'Welcome to Paw Dailies',
      'Your password was changed',
    ]),
  );
});

test('a reset ends every session, also that of its own browser, and every passkey', async () => {
  const { browser, email } = await member();
  const device = new TestAuthenticator();
  await addPasskey(browser, device);
  const other = new TestBrowser(world.shop.app);
  await other.post('/api/session', { email, password });
  await ask(email);
  expect((await choose(await world.post.secretTo(email), newPassword, browser)).status).toBe(204);
  expect([await browser.seesItself(), await other.seesItself()]).toEqual([403, 403]);
  expect((await logInWith(new TestBrowser(world.shop.app), device)).body.code).toBe('wrong_passkey');
  const notice = (await world.post.mailsTo(email)).find(({ subject }) => subject === 'Your password was changed');
  expect(notice?.text).toContain('Passkeys and linked sign-ins were removed from your account.');
});

test('a reset ends what was begun before it: a passkey, a log-in, a change of address', async () => {
  const { browser: thief, email } = await member();
  const { options } = (await thief.post('/api/account/passkeys/options', {})).body;
  await thief.post('/api/account/email', { email: `thief.${email}`, password });
  const moved = await world.post.secretTo(`thief.${email}`);
  const [account] = await world.shop.run('select id, sign_in_epoch from accounts where email = $1', [
    email.toLowerCase(),
  ]);
  await ask(email);
  await choose(await world.post.secretTo(email));
  const credential = new TestAuthenticator().make({ challenge: options.challenge });
  expect((await thief.post('/api/account/passkeys', { credential })).body.code).toBe('signed_out');
  expect((await thief.post('/api/account/email/confirm', { secret: moved })).body.code).toBe('link_unknown');
  // A log-in whose password was compared before the reset, and whose session begins after it.
  const late = sessionQueries(world.shop.database).insertSession(
    { id: 'late', device: '' },
    { id: account.id, signInEpoch: account.sign_in_epoch },
  );
  await expect(late).rejects.toMatchObject({ code: 'wrong_credentials' });
});

test('no log-in by the old password at the time of a reset survives it', async () => {
  const { email } = await member();
  await ask(email);
  const secret = await world.post.secretTo(email);
  const browsers = Array.from({ length: 8 }, (_, n) => new TestBrowser(n % 2 ? world.shop.app : world.shop.otherApp));
  await Promise.all([
    ...browsers.slice(0, 4).map((browser) => browser.post('/api/session', { email, password })),
    choose(secret),
    ...browsers.slice(4).map((browser) => browser.post('/api/session', { email, password })),
  ]);
  const inside = browsers.filter(({ token }) => token).map((browser) => browser.seesItself());
  expect(new Set(await Promise.all(inside))).not.toContain(200);
  expect(await logIn(email, newPassword)).toBe(200);
});

test('a reset and a changed password at the same time both finish, in either order, and one password counts', async () => {
  const { browser, email } = await member();
  await ask(email);
  const secret = await world.post.secretTo(email);
  const changed = browser.post('/api/account/password', { currentPassword: password, newPassword: 'three loud words' });
  const statuses = (await Promise.all([changed, choose(secret)])).map(({ status }) => status);
  expect(Math.max(...statuses)).toBeLessThan(500);
  const opened = [await logIn(email, 'three loud words'), await logIn(email, newPassword)];
  expect(opened.sort((a, b) => a - b)).toEqual([200, 401]);
  expect(await logIn(email, password)).toBe(401);
});

test('when two people use a link at once, one of them sets the password', async () => {
  const { email } = await member();
  await ask(email);
  const secret = await world.post.secretTo(email);
  const replies = await Promise.all([choose(secret, 'three loud words'), choose(secret, 'three soft words')]);
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 400]);
});

test('when two links are used at once, one of them sets the password', async () => {
  const { email } = await member();
  await ask(email);
  const first = await world.post.secretTo(email);
  await pass(60);
  await ask(email);
  const second = await world.post.secretTo(email);
  const replies = await Promise.all([choose(first, 'three loud words'), choose(second, 'three soft words')]);
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 400]);
});

test('what is stored gives no access, and the email’s row loses its secret', async () => {
  const { email } = await member();
  await ask(email);
  const [row] = await world.shop.run(
    'select token_hash, expires_at - now() as left from password_resets where email = $1',
    [email.toLowerCase()],
  );
  expect(row.left).toMatchObject({ minutes: 9 });
  const secret = await world.post.secretTo(email);
  expect(row.token_hash).toBe(hashOf(secret));
  const stored = JSON.stringify([
    await world.shop.run('select * from password_resets'),
    await world.shop.run('select * from outbox'),
  ]);
  expect(stored).not.toContain(secret);
  expect((await choose(row.token_hash)).status).toBe(400);
});

test('an address without an account gets the same answer and no email', async () => {
  const { email } = await member();
  const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  expect(await world.post.mailsTo('nobody@example.com')).toEqual([]);
});

test.each([
  ['x'.repeat(7), 'bad_password'],
  ['qwertyuiop12345', 'common_password'],
])('the password %s is refused, and the link stays valid', async (chosen, code) => {
  const { email } = await member();
  await ask(email);
  const secret = await world.post.secretTo(email);
  expect((await choose(secret, chosen)).body.code).toBe(code);
  expect((await choose(secret)).status).toBe(204);
});
