import { TestBrowser } from '../../testing/testAccounts.ts';
import { testMembers } from '../../testing/testMembers.ts';

const world = testMembers();
const { logIn, member, password } = world;
const newPassword = 'a hat and a stick';
const change = (browser: TestBrowser, currentPassword = password) =>
  browser.post('/api/account/password', { currentPassword, newPassword });
const move = (browser: TestBrowser, email: string, typed = password) =>
  browser.post('/api/account/email', { email, password: typed });
const confirm = (secret: string) => new TestBrowser(world.shop.otherApp).post('/api/account/email/confirm', { secret });
const subjectsTo = async (email: string) => (await world.post.mailsTo(email)).map(({ subject }) => subject);

test('a changed password sends an email, signs all other browsers out and ends what they began', async () => {
  const { browser, email } = await member();
  const thief = new TestBrowser(world.shop.otherApp);
  await thief.post('/api/session', { email, password });
  await move(thief, 'thief@example.com');
  expect((await change(browser)).status).toBe(204);
  expect([await browser.seesItself(), await thief.seesItself()]).toEqual([200, 403]);
  expect([await logIn(email), await logIn(email, newPassword)]).toEqual([401, 200]);
  expect(await subjectsTo(email)).toContain('Your password was changed');
  expect(await subjectsTo('thief@example.com')).toEqual([]);
});

test.each(['', 'wrong', newPassword])('with %j instead of the password nothing changes', async (typed) => {
  const { browser, email } = await member();
  const replies = [await change(browser, typed), await move(browser, 'new@example.com', typed)];
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
    [400, 'wrong_password'],
    [400, 'wrong_password'],
  ]);
  expect(await logIn(email)).toBe(200);
});

test('guesses of the password in an open browser are limited as at the log-in', async () => {
  const { browser, email } = await member();
  for (let n = 0; n < 8; n++) await change(browser, 'wrong');
  expect([(await change(browser)).status, await logIn(email)]).toEqual([429, 429]);
});

test('a new email address counts once it is confirmed, and the old address gets an email about each step', async () => {
  const { browser, email } = await member();
  const next = `New.${email}`;
  expect(await move(browser, next)).toMatchObject({ status: 202, body: { delivery: 'console' } });
  expect([await logIn(email), await logIn(next)]).toEqual([200, 401]);
  const secret = await world.post.secretTo(next);
  expect((await confirm(secret)).status).toBe(204);
  expect([await logIn(email), await logIn(next), await browser.seesItself()]).toEqual([401, 200, 200]);
  expect((await confirm(secret)).body.code).toBe('link_unknown');
  const emails = await world.post.mailsTo(email);
  expect(emails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Request to change your email address', 'Your email address was changed']),
  );
  expect(emails.map(({ text }) => text).join()).not.toContain(next);
});

test('an address that has an account gets the same answer; only its owner gets the reason, by email', async () => {
  const [ada, bob] = [await member(), await member()];
  const [free, taken] = [await move(ada.browser, 'free@example.com'), await move(ada.browser, bob.email)];
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  expect(await subjectsTo(bob.email)).toContain('This address already has an account');
  expect(await subjectsTo('free@example.com')).toEqual([]);
});

test('an account that takes the address in the meantime keeps it', async () => {
  const { browser, email } = await member();
  const next = `next.${email}`;
  await move(browser, next);
  const secret = await world.post.secretTo(next);
  await new TestBrowser(world.shop.app).join(world.shop.codes, { name: 'Eve', email: next, password });
  const { status, body } = await confirm(secret);
  expect([status, body.code]).toEqual([409, 'email_taken']);
  expect(await browser.seesItself()).toBe(200);
});

test('a link for a new address ends after 10 minutes', async () => {
  const { browser, email } = await member();
  await move(browser, `late.${email}`);
  const secret = await world.post.secretTo(`late.${email}`);
  await world.shop.run(`update email_changes set expires_at = expires_at - interval '10 minutes'`);
  expect((await confirm(secret)).status).toBe(400);
});

test('a member without a password reads how to get one', async () => {
  const { browser } = await member();
  await world.shop.run('update accounts set password_hash = null where id = $1', [browser.id]);
  expect((await change(browser, '')).body.code).toBe('no_password');
  await world.shop.run(`update sessions set proved_at = proved_at - interval '11 minutes'`);
  expect((await move(browser, 'other@example.com')).body.code).toBe('no_password');
});

test('a guest, or a browser without its cookie, cannot change credentials', async () => {
  const { browser } = await member();
  const guest = new TestBrowser(world.shop.app);
  await guest.post('/api/session/guest');
  browser.cookies.clear();
  for (const each of [guest, browser]) {
    expect((await change(each)).body.code).toBe('signed_out');
    expect((await move(each, 'other@example.com')).body.code).toBe('signed_out');
  }
});
