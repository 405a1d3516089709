import { goRounds } from '../../back-office/office/testing/goRounds.ts';
import { hashOf } from '../session/secrets.ts';
import { testSignUps } from './testing/testSignUps.ts';

const world = testSignUps();
const { ada, fresh, from, newestCode, wrongCode, accountsOf, confirm } = world;
// What holds for an address holds whether it has an account or not.
beforeAll(() => fresh().join(world.shop.codes, ada));

test('a code is accepted once, even when it is sent twice at once', async () => {
  const email = 'double@example.com';
  const browser = fresh();
  await browser.post('/api/account', { ...ada, email });
  const twins = [browser.copy(), browser.copy(world.shop.otherApp)];
  const statuses = (await Promise.all(twins.map((twin) => confirm(twin, email)))).map(([status]) => status);
  expect(statuses).toEqual(expect.arrayContaining([200, 400]));
  expect(await confirm(browser, email)).toEqual([400, 'wrong_code']);
  expect(await accountsOf(email)).toHaveLength(1);
});

test('after five wrong tries the right code is refused too', async () => {
  const email = 'guesser@example.com';
  const browser = fresh();
  await browser.post('/api/account', { ...ada, email });
  const guesses = [1, 2, 3, 4, 5, 6].map((by) =>
    confirm(browser.copy(by % 2 ? world.shop.app : world.shop.otherApp), email, wrongCode(by)),
  );
  expect((await Promise.all(guesses)).flat()).not.toContain(200);
  expect(await world.shop.run('select tries from sign_ups where email = $1', [email])).toEqual([{ tries: 5 }]);
  expect(await confirm(browser, email)).toEqual([400, 'wrong_code']);
});

test('after four wrong tries one try is left', async () => {
  const email = 'typist@example.com';
  const browser = fresh();
  await browser.post('/api/account', { ...ada, email });
  for (const by of [1, 2, 3, 4]) expect(await confirm(browser, email, wrongCode(by))).toEqual([400, 'wrong_code']);
  expect(await confirm(browser, email)).toEqual([200, 'string']);
});

test('after 10 minutes a code is refused, and its data is deleted', async () => {
  const email = 'late@example.com';
  const browser = fresh();
  await browser.post('/api/account', { ...ada, email });
  const [row] = await world.shop.run(
    'select round(extract(epoch from expires_at - now()))::int as left from sign_ups where email = $1',
    [email],
  );
  expect(Math.abs(row.left - 10 * 60)).toBeLessThan(30);
  await world.shop.run(`update sign_ups set expires_at = now() - interval '1 second' where email = $1`, [email]);
  expect(await confirm(browser, email)).toEqual([400, 'wrong_code']);
  await world.shop.run(
    `insert into long_codes (id, email, code_hash, expires_at) values (gen_random_uuid(), $1, 'x', now())`,
    [email],
  );
  await goRounds(world.shop.database);
  for (const table of ['sign_ups', 'long_codes']) {
    expect(await world.shop.run(`select 1 from ${table} where email = $1`, [email])).toEqual([]);
  }
});

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', "' or 1=1"])('"%s" is not a valid code', async (code) => {
  expect(await confirm(fresh(), 'nobody@example.com', code)).toEqual([400, 'wrong_code']);
});

test('a stored code is useless for another sign-up, and a hash of an older kind only fails to match', async () => {
  const [one, other] = ['one@example.com', 'other@example.com'];
  const browser = fresh();
  await browser.post('/api/account', { ...ada, email: one });
  const code = newestCode();
  const stranger = fresh();
  await stranger.post('/api/account', { ...ada, email: other });
  await world.shop.run(
    'update sign_ups set code_hash = (select code_hash from sign_ups where email = $1) where email = $2',
    [one, other],
  );
  expect(await confirm(stranger, other, code)).toEqual([400, 'wrong_code']);
  await world.shop.run(`update sign_ups set code_hash = '$argon2id$v=19$m=19456,t=2,p=1$abc$def' where email = $1`, [
    other,
  ]);
  expect(await confirm(stranger, other, code)).toEqual([400, 'wrong_code']);
  expect(await confirm(browser, one, code)).toEqual([200, 'string']);
});

test('the code, the password and the browser’s secret are not stored in readable form', async () => {
  const browser = fresh();
  await browser.post('/api/account', { ...ada, email: 'stored@example.com' });
  const stored = JSON.stringify(await world.shop.run(`select * from sign_ups where email = 'stored@example.com'`));
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  for (const secret of [newestCode(), ada.password, browser.cookies.get('paw_sign_up_3000') ?? '?']) {
    expect(stored).not.toContain(`"${secret}"`);
  }
});

test('the sixth code for one address within 15 minutes has to wait, whether it has an account or not', async () => {
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
  world.shop.run(
    `insert into counted_tries (kind, account, address, counted_at)
      select 'code', $1, '192.0.2.' || n, now() from generate_series(1, 20) n`,
    [hashOf(email)],
  );

test.each(['far@example.com', ada.email])(
  'after 20 sign-ups in a day the codes of %s are longer, and sign-ups still work',
  async (email) => {
    await crowded(email);
    const [stranger, owner] = [from('203.0.113.9'), fresh()];
    expect((await stranger.post('/api/account', { ...ada, name: 'Stranger', email })).status).toBe(202);
    const code = newestCode();
    expect(code).toMatch(/^\d{4} \d{4} \d{4}$/);
    const sent = world.shop.codes.length;
    for (let n = 0; n < 4; n++) expect((await owner.post('/api/account', { ...ada, email })).status).toBe(202);
    // No second email within a minute: the code that is in the mailbox is valid in the owner’s browser too.
    expect(world.shop.codes).toHaveLength(sent);
    for (let by = 1; by < 8; by++) await confirm(stranger, email, String(by).padStart(12, '0'));
    expect(await confirm(owner, email, code)).toEqual([200, 'string']);
    expect(await accountsOf(email)).toEqual([{ name: 'Ada' }]);
    expect(await confirm(stranger, email, code)).toEqual([400, 'wrong_code']);
  },
);

test('after two hours of a stranger’s sign-ups the owner has a valid code and few emails', async () => {
  const email = 'flooded-all-day@example.com';
  await crowded(email);
  const sent = world.shop.codes.length;
  for (let quarter = 0; quarter < 8; quarter++) {
    for (let n = 0; n < 3; n++) {
      expect((await from(`198.51.${quarter}.${n}`).post('/api/account', { ...ada, email })).status).toBe(202);
    }
    await world.shop.run(`update counted_tries set counted_at = counted_at - interval '15 minutes'`);
    await world.shop.run(`update long_codes set expires_at = expires_at - interval '15 minutes'`);
    const [{ good }] = await world.shop.run('select count(*)::int as good from long_codes where expires_at > now()');
    expect(good).toBeGreaterThan(0);
  }
  expect(world.shop.codes.length - sent).toBeLessThanOrEqual(8);
  const owner = fresh();
  await owner.post('/api/account', { ...ada, email });
  expect(await confirm(owner, email)).toEqual([200, 'string']);
});
