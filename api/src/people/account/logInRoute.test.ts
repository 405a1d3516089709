import { setTimeout as pause } from 'node:timers/promises';
import { hashOf } from '../session/secrets.ts';
import { startTestAccounts, TestBrowser } from '../../testing/testAccounts.ts';
import { hashPassword } from './passwords.ts';

let shop: Awaited<ReturnType<typeof startTestAccounts>>;

const ada = { name: 'Ada', email: 'ada@example.com', password: 'kibble and ropé' };

// A busy machine is slow, not wrong.
beforeAll(async () => {
  shop = await startTestAccounts();
  await new TestBrowser(shop.app).join(shop.codes, ada);
});
beforeEach(() => shop.run('delete from counted_tries'));
afterAll(() => shop.stop());

interface From {
  email?: string;
  address?: string;
  app?: typeof shop.app;
}
/** A log-in from an address on the network, through the shell. */
function logIn(password: string, { email = ada.email, address = '203.0.113.7', app = shop.app }: From = {}) {
  return new TestBrowser(app, { 'x-forwarded-for': address }).post('/api/session', { email, password });
}
const statusOf = async (...from: Parameters<typeof logIn>) => (await logIn(...from)).status;
const repeat = async (times: number, ...from: Parameters<typeof logIn>) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push(await statusOf(...from));
  return statuses;
};
const failed = (times: number, account: string, address: string, minutesAgo = 0) =>
  shop.run(
    `insert into counted_tries (kind, account, address, counted_at)
      select 'failure', $1, $2, now() - make_interval(mins => $3) from generate_series(1, $4::int)`,
    [account, address, minutesAgo, times],
  );

test.each(['kibble and ropé', 'kibble and rope\u0301'])('the password "%s" opens the account', async (password) => {
  expect(await statusOf(password)).toBe(200);
});

test.each([
  ['a wrong password', 'kibble and rope', ada.email],
  ['an unknown address', ada.password, 'nobody@example.com'],
  ['a password longer than any', 'x'.repeat(1000), ada.email],
])('%s gets the same message', async (_, password, email) => {
  const { status, body } = await logIn(password, { email });
  const message = 'That email and password don’t match. Check both, or sign up.';
  expect([status, body]).toEqual([401, { code: 'wrong_credentials', message }]);
});

test('an unknown address costs as much work as a known one', async () => {
  const workOf = async (email: string) => {
    const before = process.cpuUsage();
    for (let n = 0; n < 7; n++) await logIn('wrong password', { email, address: `198.51.100.${n}` });
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await workOf('warm@example.com');
  const [known, unknown] = [await workOf(ada.email), await workOf('nobody@example.com')];
  // A hash is four fifths of it.
  expect(unknown).toBeGreaterThan(known / 2);
});

test('after 8 failures even the right password is refused for a while, and the message says how long', async () => {
  expect(await repeat(8, 'wrong password')).toEqual(Array(8).fill(401));
  const { status, body, headers } = await logIn(ada.password);
  const message = 'Too many failed attempts. Wait 15 minutes, then try again.';
  expect([status, body]).toEqual([429, { code: 'too_many_tries', message }]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
});

test('an address without an account is locked in the same way', async () => {
  await repeat(8, 'wrong password', { email: 'nobody@example.com' });
  expect(await statusOf('wrong password', { email: 'nobody@example.com' })).toBe(429);
});

test('tries while locked do not extend the lock: 15 minutes after the first failure one more try is allowed', async () => {
  await failed(1, hashOf(ada.email), '203.0.113.7', 14);
  await failed(7, hashOf(ada.email), '203.0.113.7', 10);
  const { body } = await logIn('wrong password');
  expect(body.message).toContain('Wait 1 minute,');
  await shop.run(`update counted_tries set counted_at = counted_at - interval '1 minute'`);
  expect(await statusOf(ada.password)).toBe(200);
});

test('the lock holds for that network address alone; from others the account only gets slower', async () => {
  await failed(8, hashOf(ada.email), '203.0.113.7');
  await failed(3, hashOf(ada.email), '192.0.2.1');
  expect(await statusOf(ada.password)).toBe(429);
  const start = performance.now();
  expect(await statusOf(ada.password, { address: '198.51.100.9' })).toBe(200);
  // 11 failures: 4 × 300 ms.
  expect(performance.now() - start).toBeGreaterThan(1190);
});

test('a network address may fail 200 times, for any accounts', async () => {
  await failed(199, 'others', '203.0.113.7');
  expect(await repeat(2, 'wrong password')).toEqual([401, 429]);
  expect(await statusOf(ada.password, { address: '203.0.113.8' })).toBe(200);
});

test('successful log-ins do not count', async () => {
  expect(await repeat(7, 'wrong password')).toEqual(Array(7).fill(401));
  expect(await repeat(10, ada.password)).toEqual(Array(10).fill(200));
  expect(await repeat(2, 'wrong password')).toEqual([401, 429]);
});

test('of 20 wrong tries at once, in two processes, exactly 8 are answered', async () => {
  const tries = Array.from({ length: 20 }, (_, n) =>
    statusOf('wrong password', { app: n % 2 ? shop.app : shop.otherApp }),
  );
  expect((await Promise.all(tries)).sort((a, b) => a - b)).toEqual([...Array(8).fill(401), ...Array(12).fill(429)]);
  expect(await shop.run(`select count(*)::int as failures from counted_tries where kind = 'failure'`)).toEqual([
    { failures: 8 },
  ]);
});

test('20 simultaneous right passwords all succeed, just below the lock too', async () => {
  await failed(7, hashOf(ada.email), '203.0.113.7');
  const tries = Array.from({ length: 20 }, (_, n) => statusOf(ada.password, { app: n % 2 ? shop.app : shop.otherApp }));
  expect(await Promise.all(tries)).toEqual(Array(20).fill(200));
});

test('wrong codes count as wrong passwords', async () => {
  await failed(7, hashOf(ada.email), '203.0.113.7');
  const browser = new TestBrowser(shop.app, { 'x-forwarded-for': '203.0.113.7' });
  const confirm = () => browser.post('/api/account/confirm', { email: ada.email, code: '000000' });
  expect([(await confirm()).status, (await confirm()).status, await statusOf(ada.password)]).toEqual([400, 429, 429]);
});

test('a caller’s own X-Forwarded-For does not help: the entry of the shell counts', async () => {
  await failed(8, hashOf(ada.email), '203.0.113.7');
  expect(await statusOf(ada.password, { address: '192.0.2.55, 203.0.113.7' })).toBe(429);
});

test('failures are stored without the typed address, and old ones are deleted', async () => {
  await failed(3, 'somebody', '192.0.2.1', 25 * 60);
  await repeat(1, 'wrong password', { email: 'my-secret@example.com' });
  expect(await shop.run('select account, address from counted_tries')).toEqual([
    { account: hashOf('my-secret@example.com'), address: '203.0.113.7' },
  ]);
});

test('150 simultaneous log-ins of one account leave at most 20 sessions and do not block other people', async () => {
  const bob = { name: 'Bob', email: 'bob@example.com', password: 'another good one' };
  await new TestBrowser(shop.app).join(shop.codes, bob);
  let served = 0;
  const flood = Array.from({ length: 150 }, async (_, n) => {
    const app = n % 2 ? shop.app : shop.otherApp;
    const { status, headers } = await logIn(ada.password, { address: `198.51.100.${n}`, app });
    served += status === 200 ? 1 : 0;
    return [status, headers['retry-after']];
  });
  // Once the queue is theirs.
  await Promise.race(flood);
  expect((await logIn(bob.password, { email: bob.email })).status).toBe(200);
  const before = served;
  const answers = await Promise.all(flood);
  expect(before).toBeLessThan(served);
  const refused = answers.filter(([status]) => status !== 200).map((answer) => answer.join());
  expect([refused.length, new Set(refused)]).toEqual([150 - served, new Set(['503,2'])]);
  const alive = await shop.run(
    `select count(*)::int as alive from sessions join accounts a on a.id = account_id
      where a.email = $1 and revoked_at is null`,
    [ada.email],
  );
  expect(alive).toEqual([{ alive: 20 }]);
});

test('of more than 20 sessions the oldest end, and the newest stay', async () => {
  const cleo = { name: 'Cleo', email: 'cleo@example.com', password: 'yet another one' };
  const first = new TestBrowser(shop.app);
  await first.join(shop.codes, cleo);
  const browsers = [first];
  for (let n = 0; n < 20; n++) {
    browsers.push(new TestBrowser(shop.app));
    await browsers.at(-1)?.post('/api/session', cleo);
  }
  const seen = await Promise.all(browsers.map((browser) => browser.seesItself()));
  expect(seen).toEqual([403, ...Array(20).fill(200)]);
});

test('an account that fills its share of the queue is refused for now; others are served', async () => {
  const over = new AbortController();
  const asker = { account: hashOf(ada.email), address: '198.51.100.1' };
  const crowd = Array.from({ length: 70 }, async () => {
    while (!over.signal.aborted) await hashPassword('another', asker).catch(() => pause(1));
  });
  const { status, body, headers } = await logIn(ada.password);
  expect(await statusOf('wrong password', { email: 'nobody@example.com' })).toBe(401);
  over.abort();
  await Promise.all(crowd);
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'busy', '2']);
  expect(await statusOf(ada.password)).toBe(200);
});
