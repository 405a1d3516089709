import { addPasskey, logInWith, TestAuthenticator } from '../passkey/testing/TestAuthenticator.ts';
import { hashOf } from '../session/secrets.ts';
import { sessionQueries } from '../session/sessionQueries.ts';
import { startAccountMails } from '../testing/testAccountMails.ts';
import { startTestAccounts, TestBrowser } from '../testing/testAccounts.ts';

let shop: Awaited<ReturnType<typeof startTestAccounts>>;
let post: Awaited<ReturnType<typeof startAccountMails>>;

// A busy machine is slow, not wrong.
beforeAll(async () => {
  shop = await startTestAccounts();
  post = await startAccountMails(shop);
});
beforeEach(() => shop.run('delete from counted_tries'));
afterAll(async () => {
  await post.close();
  await shop.stop();
});

const password = 'kibble and rope';
const newPassword = 'a hat and a stick';
let members = 0;

async function member() {
  const email = `Ada${++members}@example.com`;
  const browser = new TestBrowser(shop.app);
  await browser.join(shop.codes, { name: 'Ada', email, password });
  return { browser, email };
}
const ask = (email: string, browser = new TestBrowser(shop.app)) => browser.post('/api/account/reset', { email });
const choose = (secret: string, chosen = newPassword, browser = new TestBrowser(shop.otherApp)) =>
  browser.post('/api/account/reset/confirm', { secret, password: chosen });
/** The clock is the database’s: all that it waits for comes nearer. */
const pass = async (seconds: number) => {
  const by = `make_interval(secs => ${seconds})`;
  await shop.run(`update counted_tries set counted_at = counted_at - ${by}`);
  await shop.run(`update password_resets set expires_at = expires_at - ${by}`);
  await shop.run(`update outbox set due_at = due_at - ${by} where done_at is null`);
};
const logIn = async (email: string, typed: string) =>
  (await new TestBrowser(shop.app).post('/api/session', { email, password: typed })).status;

test('the link in the mail sets a password once, signs everybody out, and is told', async () => {
  const { browser, email } = await member();
  expect(await ask(email)).toMatchObject({ status: 202, body: { delivery: 'console' } });
  const secret = await post.secretTo(email);
  expect((await choose(secret)).status).toBe(204);
  expect([await browser.seesItself(), await logIn(email, password), await logIn(email, newPassword)]).toEqual([
    403, 401, 200,
  ]);
  const again = await choose(secret, 'something else here');
  expect([again.status, again.body.code]).toEqual([400, 'link_unknown']);
  const subjects = (await post.mailsTo(email)).map(({ subject }) => subject);
  // Mails that are due together leave side by side, in any order.
  expect(new Set(subjects)).toEqual(
    new Set([
      'New login to your account',
      'Choose a new password',
      'Welcome to Paw Dailies',
      'Your password was changed',
    ]),
  );
});

test('every session ends, that of the browser in which it is done too, and every passkey', async () => {
  const { browser, email } = await member();
  const device = new TestAuthenticator();
  await addPasskey(browser, device);
  const other = new TestBrowser(shop.app);
  await other.post('/api/session', { email, password });
  await ask(email);
  expect((await choose(await post.secretTo(email), newPassword, browser)).status).toBe(204);
  expect([await browser.seesItself(), await other.seesItself()]).toEqual([403, 403]);
  expect((await logInWith(new TestBrowser(shop.app), device)).body.code).toBe('wrong_passkey');
  const told = (await post.mailsTo(email)).find(({ subject }) => subject === 'Your password was changed');
  expect(told?.text).toContain('Passkeys and linked sign-ins were removed from your account.');
});

test('what was begun before a reset ends with it: a passkey, a log-in, a change of address', async () => {
  const { browser: thief, email } = await member();
  const { options } = (await thief.post('/api/account/passkeys/options', {})).body;
  await thief.post('/api/account/email', { email: `thief.${email}`, password });
  const moved = await post.secretTo(`thief.${email}`);
  const [account] = await shop.run('select id, sign_in_epoch from accounts where email = $1', [email.toLowerCase()]);
  await ask(email);
  await choose(await post.secretTo(email));
  const credential = new TestAuthenticator().make({ challenge: options.challenge });
  expect((await thief.post('/api/account/passkeys', { credential })).body.code).toBe('signed_out');
  expect((await thief.post('/api/account/email/confirm', { secret: moved })).body.code).toBe('link_unknown');
  // A log-in whose password was compared before the reset, and whose session begins after it.
  const late = sessionQueries(shop.database).insertSession(
    { id: 'late', device: '' },
    { id: account.id, signInEpoch: account.sign_in_epoch },
  );
  await expect(late).rejects.toMatchObject({ code: 'wrong_credentials' });
});

test('of log-ins by the old password at the same time as a reset none survives it', async () => {
  const { email } = await member();
  await ask(email);
  const secret = await post.secretTo(email);
  const browsers = Array.from({ length: 8 }, (_, n) => new TestBrowser(n % 2 ? shop.app : shop.otherApp));
  await Promise.all([
    ...browsers.slice(0, 4).map((browser) => browser.post('/api/session', { email, password })),
    choose(secret),
    ...browsers.slice(4).map((browser) => browser.post('/api/session', { email, password })),
  ]);
  const inside = browsers.filter(({ token }) => token).map((browser) => browser.seesItself());
  expect(new Set(await Promise.all(inside))).not.toContain(200);
  expect(await logIn(email, newPassword)).toBe(200);
});

test('a link ends after 30 minutes', async () => {
  const { email } = await member();
  await ask(email);
  const secret = await post.secretTo(email);
  await pass(30 * 60);
  expect((await choose(secret)).status).toBe(400);
  expect(await logIn(email, password)).toBe(200);
});

test('an older link stays good until one of them is used; then all have ended', async () => {
  const { email } = await member();
  const secrets: string[] = [];
  for (let n = 0; n < 3; n++) {
    await ask(email);
    secrets.push(await post.secretTo(email));
    await pass(60);
  }
  expect(new Set(secrets).size).toBe(3);
  const [first = '', ...others] = secrets;
  expect((await choose(first)).status).toBe(204);
  for (const secret of others) expect((await choose(secret, 'three loud words')).body.code).toBe('link_unknown');
});

test('of two links that are used at once one sets the password', async () => {
  const { email } = await member();
  await ask(email);
  const first = await post.secretTo(email);
  await pass(60);
  await ask(email);
  const second = await post.secretTo(email);
  const replies = await Promise.all([choose(first, 'three loud words'), choose(second, 'three soft words')]);
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 400]);
});

test.each([true, false])(
  'three hours of a stranger’s requests leave the owner with a good link (account: %s)',
  async (has) => {
    const email = has ? (await member()).email : `nobody${++members}@example.com`;
    const key = email.toLowerCase();
    const stranger = (n: number) =>
      new TestBrowser(shop.app, { 'x-forwarded-for': `198.51.${Math.floor(n / 200)}.${n % 200}` });
    // From another address each time: no limit of a caller’s is reached.
    for (let n = 0; n < 12; n++) {
      for (let times = 0; times < 2; times++) expect((await ask(email, stranger(2 * n + times))).status).toBe(202);
      await pass(15 * 60);
      const good = await shop.run('select 1 from password_resets where email = $1 and expires_at > now()', [key]);
      expect(good.length).toBeGreaterThan(0);
      expect(good.length).toBeLessThan(6);
    }
    const mails = await shop.run(`select 1 from counted_tries where kind = 'reset-mail'`);
    expect(mails.length).toBeLessThan(16);
    // The owner asks at last, and uses what is in the mailbox.
    expect((await ask(email)).status).toBe(202);
    const used = has ? 204 : 400;
    expect((await choose((await post.secretTo(email)) || 'none')).status).toBe(used);
  },
);

test('a second mail within a minute waits for its turn, and its half hour begins then', async () => {
  const { email } = await member();
  await shop.run('delete from outbox where due_at > now()');
  await ask(email);
  const first = await post.secretTo(email);
  for (let n = 0; n < 3; n++) expect((await ask(email)).status).toBe(202);
  expect(await post.secretTo(email)).toBe(first);
  const waits = await shop.run(
    `select round(extract(epoch from due_at - now()))::int as wait from outbox where due_at > now()`,
  );
  expect(waits).toHaveLength(1);
  expect(waits[0].wait).toBeGreaterThan(50);
  await pass(60);
  const second = await post.secretTo(email);
  expect(second).not.toBe(first);
  await pass(29 * 60);
  expect((await choose(second)).status).toBe(204);
});

test('what is stored opens nothing, and the mail’s row forgets the secret', async () => {
  const { email } = await member();
  await ask(email);
  const [row] = await shop.run('select token_hash, expires_at - now() as left from password_resets where email = $1', [
    email.toLowerCase(),
  ]);
  expect(row.left).toMatchObject({ minutes: 29 });
  const secret = await post.secretTo(email);
  expect(row.token_hash).toBe(hashOf(secret));
  const stored = JSON.stringify([
    await shop.run('select * from password_resets'),
    await shop.run('select * from outbox'),
  ]);
  expect(stored).not.toContain(secret);
  expect((await choose(row.token_hash)).status).toBe(400);
});

test('an address without an account gets the same answer and no mail', async () => {
  const { email } = await member();
  const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  expect(await post.mailsTo('nobody@example.com')).toEqual([]);
});

test.each([
  ['x'.repeat(7), 'bad_password'],
  ['qwertyuiop', 'common_password'],
])('the password %s is refused, and the link is still good', async (chosen, code) => {
  const { email } = await member();
  await ask(email);
  const secret = await post.secretTo(email);
  expect((await choose(secret, chosen)).body.code).toBe(code);
  expect((await choose(secret)).status).toBe(204);
});

test('an address gets five links in a quarter of an hour, whether it has an account or not', async () => {
  const { email } = await member();
  for (const each of [email, 'nobody@example.com']) {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await ask(each)).status);
    expect(statuses).toEqual([...Array(5).fill(202), 429]);
  }
});

test('guessed links are limited by where they come from', async () => {
  await shop.run(`insert into counted_tries (kind, account, address)
    select 'failure', 'x' || n, '127.0.0.1' from generate_series(1, 200) n`);
  expect((await choose('guessed')).status).toBe(429);
});

test('of two who use a link at once one sets the password', async () => {
  const { email } = await member();
  await ask(email);
  const secret = await post.secretTo(email);
  const replies = await Promise.all([choose(secret, 'three loud words'), choose(secret, 'three soft words')]);
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 400]);
});

test('a reset and a changed password at the same time both end, in either order, and one password counts', async () => {
  const { browser, email } = await member();
  await ask(email);
  const secret = await post.secretTo(email);
  const changed = browser.post('/api/account/password', { currentPassword: password, newPassword: 'three loud words' });
  const statuses = (await Promise.all([changed, choose(secret)])).map(({ status }) => status);
  expect(Math.max(...statuses)).toBeLessThan(500);
  const opened = [await logIn(email, 'three loud words'), await logIn(email, newPassword)];
  expect(opened.sort((a, b) => a - b)).toEqual([200, 401]);
  expect(await logIn(email, password)).toBe(401);
});
