import { hashOf } from '../session/secrets.ts';
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

test('the browser in which it is done stays signed in, others do not', async () => {
  const { browser, email } = await member();
  const other = new TestBrowser(shop.app);
  await other.post('/api/session', { email, password });
  await ask(email);
  expect((await choose(await post.secretTo(email), newPassword, browser)).status).toBe(204);
  expect([await browser.seesItself(), await other.seesItself()]).toEqual([200, 403]);
});

test('a link ends after 30 minutes, and when a newer one was asked for', async () => {
  const { email } = await member();
  await ask(email);
  const first = await post.secretTo(email);
  await ask(email);
  const second = await post.secretTo(email);
  expect(second).not.toBe(first);
  expect((await choose(first)).status).toBe(400);
  await shop.run(`update password_resets set expires_at = expires_at - interval '30 minutes'`);
  expect((await choose(second)).status).toBe(400);
  expect(await logIn(email, password)).toBe(200);
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
