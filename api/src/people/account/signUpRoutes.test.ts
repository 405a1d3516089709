import { decodeJwt } from 'jose';
import { TestBrowser } from '../../testing/testAccounts.ts';
import { sendCodeToConsole } from './sendCode.ts';
import { testSignUps } from './testing/testSignUps.ts';

const world = testSignUps();
const { ada, fresh, from, newestCode, wrongCode, accountsOf, confirm } = world;

test('no account exists before the code is entered; the code signs the new member in', async () => {
  const browser = fresh();
  const { status, body } = await browser.post('/api/account', { ...ada, email: ' Ada@Example.com' });
  expect([status, body]).toEqual([202, { delivery: 'console' }]);
  expect(await accountsOf('ada@example.com')).toEqual([]);
  expect(await confirm(browser, 'ADA@example.com', newestCode().replace(/(...)/, ' $1 '))).toEqual([200, 'string']);
  expect(await accountsOf('ada@example.com')).toEqual([{ name: 'Ada' }]);
  expect(await browser.seesItself()).toBe(200);
  expect([...browser.cookies.keys()]).toEqual(['paw_device_3000', 'paw_3000']);
});

test('known and unknown addresses get the same answer; only their owners get an email', async () => {
  const shown = ({ status, body, headers }: Awaited<ReturnType<TestBrowser['post']>>) => {
    const cookie = String(headers['set-cookie']).replace(/=[^;]+/, '');
    return [status, body, { ...headers, 'set-cookie': cookie, date: '', 'x-request-id': '' }];
  };
  const known = await fresh().post('/api/account', ada);
  const unknown = await fresh().post('/api/account', { ...ada, email: 'nobody@example.com' });
  expect(shown(known)).toEqual(shown(unknown));
  const [first, second] = world.shop.codes.slice(-2);
  expect([first, second]).toMatchObject([
    { address: 'Ada@Example.com', hasAccount: true },
    { address: 'nobody@example.com', hasAccount: false },
  ]);
});

test('for an address that has an account the code signs in and changes nothing', async () => {
  const browser = fresh();
  await browser.post('/api/account', { ...ada, name: 'Somebody else', password: 'another password' });
  expect(await confirm(browser, ada.email)).toEqual([200, 'string']);
  expect(await accountsOf(ada.email)).toEqual([{ name: 'Ada' }]);
  const logIn = async (password: string) => (await fresh().post('/api/session', { email: ada.email, password })).status;
  expect([await logIn('another password'), await logIn(ada.password)]).toEqual([401, 200]);
});

test('when one browser signs up several times, the last sign-up wins', async () => {
  const browser = fresh();
  const email = 'twice@example.com';
  await browser.post('/api/account', { ...ada, email, name: 'First' });
  const first = newestCode();
  await browser.post('/api/account', { ...ada, email, name: 'Second' });
  expect(await confirm(browser, email, first)).toEqual([400, 'wrong_code']);
  expect(await confirm(browser, email)).toEqual([200, 'string']);
  expect(await accountsOf(email)).toEqual([{ name: 'Second' }]);
});

test('an owner never confirms another person’s newer sign-up, with that person’s password', async () => {
  const [owner, stranger] = [fresh(), fresh()];
  const email = 'owner@example.com';
  await owner.post('/api/account', { ...ada, email });
  const code = newestCode();
  await stranger.post('/api/account', { ...ada, email, password: 'the stranger’s own' });
  expect(await confirm(owner, email)).toEqual([400, 'wrong_code']);
  expect(await accountsOf(email)).toEqual([]);
  expect(await confirm(owner, email, code)).toEqual([200, 'string']);
});

test('a code is accepted only in the browser that asked for it', async () => {
  const browser = fresh();
  const email = 'phone@example.com';
  await browser.post('/api/account', { ...ada, email });
  const code = newestCode();
  expect(await confirm(fresh(), email, code)).toEqual([400, 'wrong_code']);
  const other = fresh();
  await other.post('/api/account', { ...ada, email: 'elsewhere@example.com' });
  expect(await confirm(other, email, code)).toEqual([400, 'wrong_code']);
  expect(await confirm(browser, email, code)).toEqual([200, 'string']);
});

test('a stranger’s wrong codes and sign-ups do not use up the owner’s tries', async () => {
  const [owner, stranger] = [fresh(), from('203.0.113.9')];
  const email = 'burned@example.com';
  await owner.post('/api/account', { ...ada, email });
  const code = newestCode();
  await stranger.post('/api/account', { ...ada, email, name: 'Stranger' });
  for (let by = 1; by < 8; by++) await confirm(stranger, email, wrongCode(by));
  for (const by of [1, 2, 3, 4]) await confirm(owner, email, String((Number(code) + by) % 1_000_000).padStart(6, '0'));
  expect(await confirm(owner, email, code)).toEqual([200, 'string']);
  expect(await accountsOf(email)).toEqual([{ name: 'Ada' }]);
});

test('once an address’s code is used, the codes of other browsers are refused', async () => {
  const [owner, stranger] = [fresh(), from('203.0.113.9')];
  const email = 'ended@example.com';
  await stranger.post('/api/account', { ...ada, email });
  const strangers = newestCode();
  await owner.post('/api/account', { ...ada, email });
  expect(await confirm(owner, email)).toEqual([200, 'string']);
  expect(await confirm(stranger, email, strangers)).toEqual([400, 'wrong_code']);
});

test('the line on the console is one plain sentence in each case', async () => {
  const print = jest.spyOn(console, 'log').mockImplementation(() => {});
  const code = { address: 'ada@example.com', code: '012345', minutes: 10 };
  expect(await sendCodeToConsole({ ...code, hasAccount: false })).toBe('console');
  await sendCodeToConsole({ ...code, hasAccount: true });
  const end = 'It expires in 10 minutes. It is printed here because no email server is set up.';
  expect(print.mock.calls).toEqual([
    [`The code to create an account for ada@example.com is 012345. ${end}`],
    [`Someone tried to create an account for ada@example.com, which already has one: the code 012345 logs in. ${end}`],
  ]);
  print.mockRestore();
});

test('a guest who signs up keeps the guest’s data', async () => {
  const browser = fresh();
  await browser.post('/api/session/guest');
  const guest = browser.copy();
  await browser.join(world.shop.codes, { ...ada, email: 'was-guest@example.com' });
  const rows = await world.shop.run('select guest_id from sessions where id = $1', [
    decodeJwt(browser.token ?? '').sid,
  ]);
  expect(rows).toEqual([{ guest_id: guest.id }]);
});
