import { TestBrowser } from '../../testing/testAccounts.ts';
import { testResets } from './testing/testResets.ts';

const world = testResets();
const { password, member, ask, choose, pass, logIn } = world;

test('a link ends after 10 minutes', async () => {
  const { email } = await member();
  await ask(email);
  const secret = await world.post.secretTo(email);
  await pass(10 * 60);
  expect((await choose(secret)).status).toBe(400);
  expect(await logIn(email, password)).toBe(200);
});

test('an older link stays good until one of them is used; then all have ended', async () => {
  const { email } = await member();
  const secrets: string[] = [];
  for (let n = 0; n < 3; n++) {
    await ask(email);
    secrets.push(await world.post.secretTo(email));
    await pass(60);
  }
  expect(new Set(secrets).size).toBe(3);
  const [first = '', ...others] = secrets;
  expect((await choose(first)).status).toBe(204);
  for (const secret of others) expect((await choose(secret, 'three loud words')).body.code).toBe('link_unknown');
});

test('a second email within a minute is delayed, and its ten minutes begin when it is sent', async () => {
  const { email } = await member();
  await world.shop.run('delete from outbox where due_at > now()');
  await ask(email);
  const first = await world.post.secretTo(email);
  for (let n = 0; n < 3; n++) expect((await ask(email)).status).toBe(202);
  expect(await world.post.secretTo(email)).toBe(first);
  const waits = await world.shop.run(
    `select round(extract(epoch from due_at - now()))::int as wait from outbox where due_at > now()`,
  );
  expect(waits).toHaveLength(1);
  expect(waits[0].wait).toBeGreaterThan(50);
  await pass(60);
  const second = await world.post.secretTo(email);
  expect(second).not.toBe(first);
  await pass(9 * 60);
  expect((await choose(second)).status).toBe(204);
});

test('an address gets five links in a quarter of an hour, whether it has an account or not', async () => {
  const { email } = await member();
  for (const each of [email, 'nobody@example.com']) {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await ask(each)).status);
    expect(statuses).toEqual([...Array(5).fill(202), 429]);
  }
});

test('guesses of links are limited by network address', async () => {
  await world.shop.run(`insert into counted_tries (kind, account, address)
    select 'failure', 'x' || n, '127.0.0.1' from generate_series(1, 200) n`);
  expect((await choose('guessed')).status).toBe(429);
});

test.each([true, false])(
  'after three hours of a stranger’s requests the owner still has a valid link (account: %s)',
  async (has) => {
    const email = has ? (await member()).email : 'Nobody-at-all@example.com';
    const key = email.toLowerCase();
    const stranger = (n: number) =>
      new TestBrowser(world.shop.app, { 'x-forwarded-for': `198.51.${Math.floor(n / 200)}.${n % 200}` });
    // From another address each time: no limit of a caller’s is reached.
    for (let n = 0; n < 18; n++) {
      for (let times = 0; times < 2; times++) expect((await ask(email, stranger(2 * n + times))).status).toBe(202);
      await pass(10 * 60);
      const good = await world.shop.run('select 1 from password_resets where email = $1 and expires_at > now()', [key]);
      expect(good.length).toBeGreaterThan(0);
      expect(good.length).toBeLessThan(6);
    }
    const mails = await world.shop.run(`select 1 from counted_tries where kind = 'reset-mail'`);
    expect(mails.length).toBeLessThan(24);
    // The owner asks at last, and uses what is in the mailbox.
    expect((await ask(email)).status).toBe(202);
    const used = has ? 204 : 400;
    expect((await choose((await world.post.secretTo(email)) || 'none')).status).toBe(used);
  },
);
