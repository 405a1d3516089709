import { decodeJwt } from 'jose';
import { Rounds } from '../outbox/Rounds.ts';
import { hashOf } from '../session/secrets.ts';
import { startTestAccounts, TestBrowser } from '../testing/testAccounts.ts';
import { sendCodeToConsole } from './sendCode.ts';

let shop: Awaited<ReturnType<typeof startTestAccounts>>;

// A busy machine is slow, not wrong.
beforeAll(async () => {
  shop = await startTestAccounts();
});
beforeEach(() => shop.run('delete from counted_tries'));
afterAll(() => shop.stop());

const ada = { name: 'Ada', email: 'ada@example.com', password: 'kibble and rope' };
const fresh = () => new TestBrowser(shop.app);
const from = (address: string) => new TestBrowser(shop.app, { 'x-forwarded-for': address });
const newestCode = () => shop.codes.at(-1)?.code ?? '';
/** Never the right one. */
const wrongCode = (by = 1) => String((Number(newestCode()) + by) % 1_000_000).padStart(6, '0');
const accountsOf = (email: string) => shop.run('select name from accounts where email = $1', [email]);

async function confirm(browser: TestBrowser, email: string, code = newestCode()) {
  const { status, body } = await browser.post('/api/account/confirm', { email, code });
  return [status, body.code ?? typeof body.token];
}

test('no account exists before the code; with it the new member is signed in', async () => {
  const browser = fresh();
  const { status, body } = await browser.post('/api/account', { ...ada, email: ' Ada@Example.com' });
  expect([status, body]).toEqual([202, { delivery: 'console' }]);
  expect(await accountsOf('ada@example.com')).toEqual([]);
  expect(await confirm(browser, 'ADA@example.com', newestCode().replace(/(...)/, ' $1 '))).toEqual([200, 'string']);
  expect(await accountsOf('ada@example.com')).toEqual([{ name: 'Ada' }]);
  expect(await browser.seesItself()).toBe(200);
  expect([...browser.cookies.keys()]).toEqual(['paw_device_3000', 'paw_3000']);
});

test('known and unknown addresses get the same answer; only their owners are told', async () => {
  const shown = ({ status, body, headers }: Awaited<ReturnType<TestBrowser['post']>>) => {
    const cookie = String(headers['set-cookie']).replace(/=[^;]+/, '');
    return [status, body, { ...headers, 'set-cookie': cookie, date: '', 'x-request-id': '' }];
  };
  const known = await fresh().post('/api/account', ada);
  const unknown = await fresh().post('/api/account', { ...ada, email: 'nobody@example.com' });
  expect(shown(known)).toEqual(shown(unknown));
  const [first, second] = shop.codes.slice(-2);
  expect([first, second]).toMatchObject([
    { address: 'Ada@Example.com', hasAccount: true },
    { address: 'nobody@example.com', hasAccount: false },
  ]);
});

test('for an address with an account the code signs in and changes nothing', async () => {
  const browser = fresh();
  await browser.post('/api/account', { ...ada, name: 'Somebody else', password: 'another password' });
  expect(await confirm(browser, ada.email)).toEqual([200, 'string']);
  expect(await accountsOf(ada.email)).toEqual([{ name: 'Ada' }]);
  const logIn = async (password: string) => (await fresh().post('/api/session', { email: ada.email, password })).status;
  expect([await logIn('another password'), await logIn(ada.password)]).toEqual([401, 200]);
});

test('of several sign-ups the last one wins', async () => {
  const browser = fresh();
  const email = 'twice@example.com';
  await browser.post('/api/account', { ...ada, email, name: 'First' });
  const first = newestCode();
  await browser.post('/api/account', { ...ada, email, name: 'Second' });
  expect(await confirm(browser, email, first)).toEqual([400, 'wrong_code']);
  expect(await confirm(browser, email)).toEqual([200, 'string']);
  expect(await accountsOf(email)).toEqual([{ name: 'Second' }]);
});

test('an owner never confirms the newer sign-up of somebody else, with a password of theirs', async () => {
  const [owner, stranger] = [fresh(), fresh()];
  const email = 'owner@example.com';
  await owner.post('/api/account', { ...ada, email });
  const code = newestCode();
  await stranger.post('/api/account', { ...ada, email, password: 'the stranger’s own' });
  expect(await confirm(owner, email)).toEqual([400, 'wrong_code']);
  expect(await accountsOf(email)).toEqual([]);
  expect(await confirm(owner, email, code)).toEqual([200, 'string']);
});

test('a code is good in the browser that asked for it alone', async () => {
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

test('a stranger’s wrong codes, and sign-ups, take no try from the owner', async () => {
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

test('once an address’s code is used, those of other browsers open nothing', async () => {
  const [owner, stranger] = [fresh(), from('203.0.113.9')];
  const email = 'ended@example.com';
  await stranger.post('/api/account', { ...ada, email });
  const strangers = newestCode();
  await owner.post('/api/account', { ...ada, email });
  expect(await confirm(owner, email)).toEqual([200, 'string']);
  expect(await confirm(stranger, email, strangers)).toEqual([400, 'wrong_code']);
});

test('a code is good once, even when it is sent twice at once', async () => {
  const email = 'double@example.com';
  const browser = fresh();
  await browser.post('/api/account', { ...ada, email });
  const twins = [browser.copy(), browser.copy(shop.otherApp)];
  const statuses = (await Promise.all(twins.map((twin) => confirm(twin, email)))).map(([status]) => status);
  expect(statuses).toEqual(expect.arrayContaining([200, 400]));
  expect(await confirm(browser, email)).toEqual([400, 'wrong_code']);
  expect(await accountsOf(email)).toHaveLength(1);
});

test('after five wrong tries the right code is wrong too', async () => {
  const email = 'guesser@example.com';
  const browser = fresh();
  await browser.post('/api/account', { ...ada, email });
  const guesses = [1, 2, 3, 4, 5, 6].map((by) =>
    confirm(browser.copy(by % 2 ? shop.app : shop.otherApp), email, wrongCode(by)),
  );
  expect((await Promise.all(guesses)).flat()).not.toContain(200);
  expect(await shop.run('select tries from sign_ups where email = $1', [email])).toEqual([{ tries: 5 }]);
  expect(await confirm(browser, email)).toEqual([400, 'wrong_code']);
});

test('four wrong tries leave one', async () => {
  const email = 'typist@example.com';
  const browser = fresh();
  await browser.post('/api/account', { ...ada, email });
  for (const by of [1, 2, 3, 4]) expect(await confirm(browser, email, wrongCode(by))).toEqual([400, 'wrong_code']);
  expect(await confirm(browser, email)).toEqual([200, 'string']);
});

test('after 15 minutes a code is wrong, and nothing of it is kept', async () => {
  const email = 'late@example.com';
  const browser = fresh();
  await browser.post('/api/account', { ...ada, email });
  const [row] = await shop.run(
    'select round(extract(epoch from expires_at - now()))::int as left from sign_ups where email = $1',
    [email],
  );
  expect(Math.abs(row.left - 15 * 60)).toBeLessThan(30);
  await shop.run(`update sign_ups set expires_at = now() - interval '1 second' where email = $1`, [email]);
  expect(await confirm(browser, email)).toEqual([400, 'wrong_code']);
  await shop.run(
    `insert into long_codes (id, email, code_hash, expires_at) values (gen_random_uuid(), $1, 'x', now())`,
    [email],
  );
  await new Rounds(shop.database, () => {}).go();
  for (const table of ['sign_ups', 'long_codes']) {
    expect(await shop.run(`select 1 from ${table} where email = $1`, [email])).toEqual([]);
  }
});

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', "' or 1=1"])('"%s" is no code', async (code) => {
  expect(await confirm(fresh(), 'nobody@example.com', code)).toEqual([400, 'wrong_code']);
});

test('what is stored of a code is of no use for another sign-up, and an older kind of hash is only wrong', async () => {
  const [one, other] = ['one@example.com', 'other@example.com'];
  const browser = fresh();
  await browser.post('/api/account', { ...ada, email: one });
  const code = newestCode();
  const stranger = fresh();
  await stranger.post('/api/account', { ...ada, email: other });
  await shop.run('update sign_ups set code_hash = (select code_hash from sign_ups where email = $1) where email = $2', [
    one,
    other,
  ]);
  expect(await confirm(stranger, other, code)).toEqual([400, 'wrong_code']);
  await shop.run(`update sign_ups set code_hash = '$argon2id$v=19$m=19456,t=2,p=1$abc$def' where email = $1`, [other]);
  expect(await confirm(stranger, other, code)).toEqual([400, 'wrong_code']);
  expect(await confirm(browser, one, code)).toEqual([200, 'string']);
});

test('neither code, password, nor what belongs to the browser is stored', async () => {
  const browser = fresh();
  await browser.post('/api/account', { ...ada, email: 'stored@example.com' });
  const stored = JSON.stringify(await shop.run(`select * from sign_ups where email = 'stored@example.com'`));
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  for (const secret of [newestCode(), ada.password, browser.cookies.get('paw_sign_up_3000') ?? '?']) {
    expect(stored).not.toContain(`"${secret}"`);
  }
});

test('the sixth code for one address within 15 minutes has to wait, wherever the account stands', async () => {
  for (const email of [ada.email, 'flooded@example.com']) {
    const replies = [];
    for (let n = 0; n < 6; n++) replies.push(await fresh().post('/api/account', { ...ada, email }));
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
    expect(replies[5]?.body).toEqual({
      code: 'too_many_tries',
      message:
        'We’ve already sent several codes to this address. Use the newest, or wait 15 minutes before requesting another.',
    });
    expect(Number(replies[5]?.headers['retry-after'])).toBeGreaterThan(14 * 60);
  }
});

/** An address at which strangers have signed up twenty times today. */
const crowded = (email: string) =>
  shop.run(
    `insert into counted_tries (kind, account, address, counted_at)
      select 'code', $1, '192.0.2.' || n, now() from generate_series(1, 20) n`,
    [hashOf(email)],
  );

test.each(['far@example.com', ada.email])(
  'after 20 sign-ups in a day the codes of %s are longer, and it goes on',
  async (email) => {
    await crowded(email);
    const [stranger, owner] = [from('203.0.113.9'), fresh()];
    expect((await stranger.post('/api/account', { ...ada, name: 'Stranger', email })).status).toBe(202);
    const code = newestCode();
    expect(code).toMatch(/^\d{4} \d{4} \d{4}$/);
    const sent = shop.codes.length;
    for (let n = 0; n < 4; n++) expect((await owner.post('/api/account', { ...ada, email })).status).toBe(202);
    // No second mail within a minute: the code that is in the mailbox is good in the owner’s browser too.
    expect(shop.codes).toHaveLength(sent);
    for (let by = 1; by < 8; by++) await confirm(stranger, email, String(by).padStart(12, '0'));
    expect(await confirm(owner, email, code)).toEqual([200, 'string']);
    expect(await accountsOf(email)).toEqual([{ name: 'Ada' }]);
    expect(await confirm(stranger, email, code)).toEqual([400, 'wrong_code']);
  },
);

test('two hours of a stranger’s sign-ups leave the owner with a good code, and few mails', async () => {
  const email = 'flooded-all-day@example.com';
  await crowded(email);
  const sent = shop.codes.length;
  for (let quarter = 0; quarter < 8; quarter++) {
    for (let n = 0; n < 3; n++) {
      expect((await from(`198.51.${quarter}.${n}`).post('/api/account', { ...ada, email })).status).toBe(202);
    }
    await shop.run(`update counted_tries set counted_at = counted_at - interval '15 minutes'`);
    await shop.run(`update long_codes set expires_at = expires_at - interval '15 minutes'`);
    const [{ good }] = await shop.run('select count(*)::int as good from long_codes where expires_at > now()');
    expect(good).toBeGreaterThan(0);
  }
  expect(shop.codes.length - sent).toBeLessThanOrEqual(8);
  const owner = fresh();
  await owner.post('/api/account', { ...ada, email });
  expect(await confirm(owner, email)).toEqual([200, 'string']);
});

test('the console’s line is one plain sentence for each case', async () => {
  const print = jest.spyOn(console, 'log').mockImplementation(() => {});
  const code = { address: 'ada@example.com', code: '012345', minutes: 15 };
  expect(await sendCodeToConsole({ ...code, hasAccount: false })).toBe('console');
  await sendCodeToConsole({ ...code, hasAccount: true });
  const end = 'It expires in 15 minutes. It is printed here because no email server is set up.';
  expect(print.mock.calls).toEqual([
    [`The code to create an account for ada@example.com is 012345. ${end}`],
    [`Someone tried to create an account for ada@example.com, which already has one: the code 012345 logs in. ${end}`],
  ]);
  print.mockRestore();
});

test('a guest who signs up is taken over', async () => {
  const browser = fresh();
  await browser.post('/api/session/guest');
  const guest = browser.copy();
  await browser.join(shop.codes, { ...ada, email: 'was-guest@example.com' });
  const rows = await shop.run('select guest_id from sessions where id = $1', [decodeJwt(browser.token ?? '').sid]);
  expect(rows).toEqual([{ guest_id: guest.id }]);
});
