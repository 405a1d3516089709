import { decodeProtectedHeader } from 'jose';
import { openTestStaff } from '../../back-office/staff-key/testing/openTestStaff.ts';
import { goRounds } from '../../back-office/office/testing/goRounds.ts';
import { startTestAccounts, TestBrowser } from '../../testing/testAccounts.ts';
import { rotateSessionKey } from './signingKeyQueries.ts';

let shop: Awaited<ReturnType<typeof startTestAccounts>>;
const ada = { name: 'Ada', email: 'ada@example.com', password: 'kibble and rope' };

// A busy machine is slow, not wrong.
beforeAll(async () => {
  shop = await startTestAccounts();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.stop());

const keyOf = (browser: TestBrowser) => decodeProtectedHeader(browser.token ?? '').kid;
const passInDatabase = (time: string) =>
  shop.run(`update signing_keys set created_at = created_at - $1::interval where purpose = 'session'`, [time]);
const realNow = performance.now.bind(performance);
/** The clock of all processes: ms since the test began. */
const passInProcess = (ms: number) => jest.spyOn(performance, 'now').mockImplementation(() => realNow() + ms);

test('a new key signs once every process knows it, and members stay logged in', async () => {
  const browser = new TestBrowser(shop.app);
  await browser.join(shop.codes, ada);
  const before = keyOf(browser);
  await passInDatabase('1 hour');
  const { staff, close } = await openTestStaff(shop.database);
  expect(await staff('POST', 'keys/rotate')).toMatchObject({ status: 200, body: { keys: 2 } });
  await close();
  const meanwhile = new TestBrowser(shop.otherApp);
  await meanwhile.post('/api/session', ada);
  expect(keyOf(meanwhile)).toBe(before);

  await passInDatabase('3 minutes');
  passInProcess(61_000);
  const after = new TestBrowser(shop.otherApp);
  await after.post('/api/session', ada);
  expect(keyOf(after)).not.toBe(before);
  const browsers = [browser, meanwhile, after];
  expect(await Promise.all(browsers.map((each) => each.seesItself()))).toEqual([200, 200, 200]);
  expect(await Promise.all(browsers.map((each) => each.copy(shop.otherApp).seesItself()))).toEqual([200, 200, 200]);
  await browser.post('/api/session/renew');
  expect(keyOf(browser)).toBe(keyOf(after));
});

test('a key is rotated after 30 days, to the same new key in every process, and members stay logged in', async () => {
  const kids = async () =>
    (await shop.run(`select kid from signing_keys where purpose = 'session' order by created_at`)).map(
      ({ kid }) => kid,
    );
  const rounds = async () => {
    const all = [1, 2, 3].map(() => ({ go: () => goRounds(shop.database) }));
    await Promise.all(all.map((each) => each.go()));
  };
  await shop.run(`delete from signing_keys where purpose = 'session'`);
  passInProcess(200_000);
  const member = { ...ada, email: 'eve@example.com' };
  const browser = new TestBrowser(shop.app);
  await browser.join(shop.codes, member);
  const before = await kids();
  await passInDatabase('29 days 23 hours');
  await rounds();
  expect(await kids()).toEqual(before);

  await passInDatabase('2 hours');
  await rounds();
  const both = await kids();
  expect(both).toEqual([...before, expect.any(String)]);
  expect((await shop.run(`select who, action from staff_audit where subject = 'keys' order by id desc`))[0]).toEqual({
    who: 'the rounds',
    action: 'rotate',
  });
  await passInDatabase('3 minutes');
  passInProcess(300_000);
  const after = new TestBrowser(shop.otherApp);
  await after.post('/api/session', member);
  expect([keyOf(browser), keyOf(after)]).toEqual(both);
  expect([await browser.seesItself(), await after.seesItself()]).toEqual([200, 200]);
});

test('a key is deleted when everything that it signed has expired', async () => {
  const rotate = () => shop.database.transaction(rotateSessionKey);
  await shop.run(`delete from signing_keys where purpose = 'session'`);
  expect(await rotate()).toBe(1);
  await passInDatabase('30 days');
  expect(await rotate()).toBe(2);
  await passInDatabase('30 days');
  // The first was replaced only 30 days ago; what it signed last may have a day of grace.
  expect(await rotate()).toBe(3);
  await passInDatabase('2 days');
  expect(await rotate()).toBe(3);
});
