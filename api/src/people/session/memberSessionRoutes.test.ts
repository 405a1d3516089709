import { startTestAccounts, TestBrowser } from '../../testing/testAccounts.ts';

let shop: Awaited<ReturnType<typeof startTestAccounts>>;

// A busy machine is slow, not wrong.
beforeAll(async () => {
  shop = await startTestAccounts();
});
afterAll(() => shop.stop());

const password = 'kibble and rope';
const phone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36';
let members = 0;

interface Listed {
  id: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  isThis: boolean;
}

/** A member with two more browsers: a phone, and one on the other api process. */
async function threeBrowsers() {
  const email = `ada${++members}@example.com`;
  const first = new TestBrowser(shop.app);
  await first.join(shop.codes, { name: 'Ada', email, password });
  const others = [new TestBrowser(shop.app, { 'user-agent': phone }), new TestBrowser(shop.otherApp)] as const;
  for (const each of others) await each.post('/api/session', { email, password });
  return [first, ...others] as const;
}
const list = async (browser: TestBrowser): Promise<Listed[]> =>
  (await browser.call('GET', '/api/account/sessions')).body.sessions;

test('a member sees every browser that is signed in, this one first, and nothing that opens a session', async () => {
  const [, onPhone] = await threeBrowsers();
  const listed = await list(onPhone);
  expect(listed.map(({ device, isThis }) => [device, isThis])).toEqual([
    ['Chrome on Android', true],
    ['A browser', false],
    ['A browser', false],
  ]);
  const minute = 60_000;
  for (const { createdAt, lastUsedAt } of listed) {
    expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(minute);
    expect(Math.abs(Date.parse(lastUsedAt) - Date.now())).toBeLessThan(minute);
  }
  const stored = await shop.run('select id, turn from sessions where account_id = $1', [onPhone.id]);
  for (const { id, turn } of stored) expect(JSON.stringify(listed)).not.toMatch(`${id}|${turn}`);
});

test('a session that is ended in one api process is refused by the others at once', async () => {
  const [first, onPhone, elsewhere] = await threeBrowsers();
  const ended = (await list(elsewhere)).find(({ isThis }) => isThis)?.id;
  expect((await first.call('DELETE', `/api/account/sessions/${ended}`)).status).toBe(204);
  expect(await elsewhere.seesItself()).toBe(403);
  expect((await elsewhere.post('/api/session/renew')).status).toBe(401);
  expect([await first.seesItself(), await onPhone.seesItself(), (await list(first)).length]).toEqual([200, 200, 2]);
  expect((await first.call('DELETE', `/api/account/sessions/${ended}`)).body.code).toBe('session_not_found');
});

test('all other sessions can be ended at once, and the current one stays', async () => {
  const [first, onPhone, elsewhere] = await threeBrowsers();
  expect((await onPhone.call('DELETE', '/api/account/sessions')).status).toBe(204);
  expect(await Promise.all([first, onPhone, elsewhere].map((each) => each.seesItself()))).toEqual([403, 200, 403]);
  expect(await list(onPhone)).toHaveLength(1);
});

test('a member cannot end another member’s session, and a guest has no list', async () => {
  const [ada] = await threeBrowsers();
  const [eve] = await threeBrowsers();
  const [session] = await list(ada);
  expect((await eve.call('DELETE', `/api/account/sessions/${session?.id}`)).status).toBe(404);
  expect(await ada.seesItself()).toBe(200);
  const guest = new TestBrowser(shop.app);
  await guest.post('/api/session/guest');
  const calls = [
    guest.call('GET', '/api/account/sessions'),
    guest.call('DELETE', '/api/account/sessions'),
    new TestBrowser(shop.app).call('DELETE', `/api/account/sessions/${session?.id}`),
  ];
  expect((await Promise.all(calls)).map(({ body }) => body.code)).toEqual(Array(3).fill('signed_out'));
});

test('the time of the last use is stored at most every five minutes', async () => {
  const [first] = await threeBrowsers();
  const usedAgo = async (minutes: number) => {
    await shop.run(`update sessions set used_at = now() - make_interval(mins => $1) where account_id = $2`, [
      minutes,
      first.id,
    ]);
    await first.seesItself();
    const { lastUsedAt } = (await list(first)).find(({ isThis }) => isThis) ?? { lastUsedAt: '' };
    return Math.round((Date.now() - Date.parse(lastUsedAt)) / 60_000);
  };
  expect([await usedAgo(4), await usedAgo(6)]).toEqual([4, 0]);
});
