import { insertTestOrder } from '../../back-office/office/testing/insertTestOrder.ts';
import { startAccountMails } from '../../testing/testAccountMails.ts';
import { startTestAccounts, TestBrowser } from '../../testing/testAccounts.ts';

let shop: Awaited<ReturnType<typeof startTestAccounts>>;
let post: Awaited<ReturnType<typeof startAccountMails>>;

// A busy machine is slow, not wrong.
beforeAll(async () => {
  shop = await startTestAccounts();
  post = await startAccountMails(shop);
});
afterAll(async () => {
  await post.close();
  await shop.stop();
});

const password = 'kibble and rope';
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36' };
const join = (browser: TestBrowser, email: string) => browser.join(shop.codes, { name: 'Ada', email, password });
const logIn = (browser: TestBrowser, email: string) => browser.post('/api/session', { email, password });
const newDeviceMails = async (email: string) =>
  (await post.mailsTo(email)).filter(({ subject }) => subject === 'New login to your account');

test('a new member gets one welcome email', async () => {
  const email = 'new@example.com';
  await join(new TestBrowser(shop.app), email);
  await join(new TestBrowser(shop.app), email);
  const [welcome, ...others] = (await post.mailsTo(email)).filter(({ subject }) => subject?.startsWith('Welcome'));
  expect(welcome?.text).toContain('https://shop.test/dashboard');
  expect(others).toEqual([]);
});

test('a sign-in from another browser sends one email with its name; the same browser later sends none', async () => {
  const email = 'ada@example.com';
  const first = new TestBrowser(shop.app);
  await join(first, email);
  await first.call('DELETE', '/api/session');
  await logIn(first, email);
  expect(await newDeviceMails(email)).toEqual([]);
  const onPhone = new TestBrowser(shop.otherApp, phone);
  await logIn(onPhone, email);
  await logIn(onPhone, email);
  const mails = await newDeviceMails(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Chrome on Android');
  expect(mails[0]?.text).toContain('https://shop.test/dashboard/security');
});

test('a browser that two members share is known for both, and what is stored is not the cookie', async () => {
  const [ada, bob] = ['ada2@example.com', 'bob2@example.com'];
  const shared = new TestBrowser(shop.app);
  await join(shared, ada);
  await join(shared, bob);
  await logIn(shared, ada);
  expect([await newDeviceMails(ada), await newDeviceMails(bob)]).toEqual([[], []]);
  const cookie = shared.cookies.get('paw_device_3000') ?? '';
  expect(cookie).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await shop.run('select * from known_devices'))).not.toContain(cookie);
});

test('a guest’s orders join the account when the address is confirmed, and later ones at the next log-in', async () => {
  const email = 'maya@example.test';
  const ownerOf = async (id: string) => (await shop.run('select account_id from orders where id = $1', [id]))[0];
  const [before, foreign] = [
    await insertTestOrder(shop.database.db, { email }),
    await insertTestOrder(shop.database.db, { email: 'other@example.test' }),
  ];
  const browser = new TestBrowser(shop.app);
  await browser.post('/api/account', { name: 'Maya', email, password });
  expect(await ownerOf(before.id)).toEqual({ account_id: null });
  await browser.post('/api/account/confirm', { email, code: shop.codes.at(-1)?.code });
  expect(await ownerOf(before.id)).toEqual({ account_id: browser.id });
  const after = await insertTestOrder(shop.database.db, { email });
  await logIn(browser, email);
  expect([await ownerOf(after.id), await ownerOf(foreign.id)]).toEqual([
    { account_id: browser.id },
    { account_id: null },
  ]);
});
