import { insertTestOrder } from '../office/testing/insertTestOrder.ts';
import { nextYear, testCommands } from './testing/testCommands.ts';

const world = testCommands();
const { shop } = world;

test('an order is listed, packed, shipped, delivered and refunded', async () => {
  const { number } = await insertTestOrder(world.database.db);
  expect((await shop(['orders', '--state', 'new'])).out).toMatch(
    new RegExp(`order .*\\n${number} .* new +pending +delivery +3  \\$48.28`),
  );
  expect(await shop(['pack', number])).toMatchObject({ status: 0, out: `${number} is packed; payment: pending.\n` });
  expect((await shop(['ship', number, '--tracking', '1Z999'])).out).toContain('is shipped');
  expect((await shop(['deliver', number])).out).toBe(`${number} is delivered; payment: paid.\n`);
  const refund = await shop(['refund', number, '--line', '1x2', '--reason', 'Torn']);
  expect(refund).toMatchObject({ status: 0, out: expect.stringContaining('Refunding $28.89 of') });
  const { out } = await shop(['orders', number]);
  for (const words of ['Maya <Rosen>, 12 Elm & Oak St, Portland, OR 97201', '1Z999', 'Torn', 'delivered', '2  COL']) {
    expect(out).toContain(words);
  }
  expect((await shop(['audit', number])).out).toMatch(/Zoë +refund/);
});

test('--dry-run says what would change, and changes nothing', async () => {
  const { number } = await insertTestOrder(world.database.db);
  const line = `${number} is packed; payment: pending.\n`;
  expect((await shop(['pack', number, '--dry-run'])).out).toBe(
    `Dry run: nothing was changed. The result would be:\n${line}`,
  );
  expect(JSON.parse((await shop(['pack', number, '--dry-run', '--json'])).out)).toMatchObject({
    dryRun: true,
    orders: [{ number, fulfilment: 'packed' }],
  });
  expect((await shop(['pack', number])).out).toBe(line);
});

test('--json prints one object, for a refusal too', async () => {
  const { number } = await insertTestOrder(world.database.db);
  expect(JSON.parse((await shop(['pack', number, '--json'])).out)).toMatchObject({
    orders: [{ number, fulfilment: 'packed' }],
  });
  const refused = await shop(['pack', number, '--json']);
  expect(refused.status).toBe(1);
  expect(JSON.parse(refused.out)).toEqual({ error: { code: 'wrong_state', message: refused.error } });
});

test('orders before a refusal are completed, and the message lists them', async () => {
  const [one, two] = [
    await insertTestOrder(world.database.db),
    await insertTestOrder(world.database.db, { fulfilmentState: 'shipped' }),
  ];
  const { status, error } = await shop(['pack', one.number, two.number]);
  expect([status, error]).toEqual([1, expect.stringContaining(`Completed first: ${one.number}.`)]);
});

test('stock is set and changed; reviews and failed jobs are listed', async () => {
  const sku = JSON.parse((await shop(['stock', '--most', '1', '--json'])).out).variants[0].sku;
  expect((await shop(['stock', sku, '--set', '7'])).out).toContain(' 7 now.');
  expect((await shop(['stock', sku, '--add=-2'])).out).toBe(`${sku}: 7 before, 5 now.\n`);
  expect(await shop(['stock', sku, '--add=-9'])).toMatchObject({
    status: 1,
    error: expect.stringContaining('has only 5 units'),
  });
  expect((await shop(['reviews'])).out).toBe('No reviews waiting.\n');
  expect((await shop(['outbox'])).out).toBe('No failed jobs.\n');
});

test('events are listed by person, kind, outcome and time, each in one line', async () => {
  await shop(['orders'], { STAFF_KEY: 'x'.repeat(24) });
  const { out } = await shop(['events', '--kind', 'staff-key', '--refused', '--since', '2h']);
  expect(out).toMatch(
    /^at \(UTC\) .*\n.* staff-key {2}refused .* wrong_key {2}GET \/api\/staff\/orders {2}[0-9a-f]{12}\n/,
  );
  expect((await shop(['events', '--person', 'Zoë'])).out).toMatch(/staff-key {2}ok {2,}Zoë/);
  expect((await shop(['events', '--since', nextYear])).out).toBe('No events.\n');
  const stored = '\n2026-01-01 00:00  sign-in  ok\u001b[2J';
  await world.database.pool.query('insert into security_events (kind, outcome, person) values ($1, $2, $3)', [
    'proof',
    'ok',
    stored,
  ]);
  const forged = (await shop(['events', '--kind', 'proof'])).out;
  expect(forged.trimEnd().split('\n')).toHaveLength(2);
  expect(forged).not.toContain('\u001b');
});

test('the key that signs sessions is rotated, and the audit says by whom', async () => {
  await fetch(`${world.api.url}/api/session/guest`, { method: 'POST' });
  expect((await shop(['keys', 'rotate'])).out).toContain('the one before it verifies until');
  expect((await shop(['audit', 'keys'])).out).toMatch(/Zoë +rotate/);
});

test.each([
  ['a refusal without a reason', ['returns', 'refuse', '12345678'], {}, 2, 'add --text'],
  [
    'a return without an id',
    ['returns', 'approve'],
    {},
    2,
    'An argument is missing: write "npm run shop -- returns approve <id>"',
  ],
  [
    'an unknown action for a return',
    ['returns', 'burn', '12345678'],
    {},
    2,
    'Use show, approve, refuse, receive, photos',
  ],
  ['an unknown return', ['returns', '12345678'], {}, 1, 'There is no return 12345678'],
  ['an answer without text', ['messages', 'answer', '1'], {}, 2, 'add --text'],
  ['an answer without an id', ['messages', 'answer', '--text', 'Hello'], {}, 2, 'An argument is missing'],
  ['an unknown action for a message', ['messages', 'burn', '1'], {}, 2, 'Use answer, close, reopen'],
  ['an unknown message', ['messages', '999999'], {}, 1, 'There is no message 999999'],
  ['an unknown action for the keys', ['keys', 'burn'], {}, 2, 'Use rotate'],
  ['an unknown command', ['fly'], {}, 2, 'There is no command "fly"'],
  ['a refund without a reason', ['refund', 'PD-ABCD2346'], {}, 2, 'add --reason'],
  ['an invalid order number', ['pack', 'banana'], {}, 1, 'they look like PD-ABCD2346'],
  ['an unknown order', ['pack', 'PD-ABCD2346'], {}, 1, 'There is no order PD-ABCD2346'],
  ['a shop that is not running', ['orders'], { STAFF_URL: 'http://127.0.0.1:1' }, 3, 'start it with "npm start"'],
  ['a wrong key', ['orders'], { STAFF_KEY: 'x'.repeat(24) }, 3, 'Set STAFF_KEY'],
  ['sessions without a member', ['sessions', 'end'], {}, 2, 'add --account'],
  [
    'sessions of a stranger',
    ['sessions', 'end', '--account', 'no@one.test'],
    {},
    1,
    'No member has this email address',
  ],
  ['a key without rights', ['staff', 'add', 'Bo'], {}, 2, 'add --may'],
  ['a right that there is not', ['staff', 'add', 'Bo', '--may', 'money'], {}, 2, '"money" is none of orders'],
  ['a day that there is not', ['staff', 'add', 'Bo', '--until', '2027-02-31'], {}, 2, 'give a day'],
  ['the key of a person without one', ['staff', 'revoke', 'Bo'], {}, 1, 'Bo has no key'],
  ['a time that there is not', ['events', '--since', 'soon'], {}, 2, 'give a day, such as'],
  ['a kind of event that there is not', ['events', '--kind', 'theft'], {}, 2, 'use sign-in, proof'],
  ['a missing key', ['orders'], { PAW_DATA: '/nowhere', STAFF_KEY: '' }, 3, 'There is no staff key'],
])('%s: the exit code and the message name the fix', async (_what, args, env, status, words) => {
  expect(await shop(args, env as Record<string, string>)).toMatchObject({
    status,
    out: '',
    error: expect.stringContaining(words),
  });
});

test('a person gets a key for some work, and after it is replaced or revoked the old one opens nothing', async () => {
  const added = await shop(['staff', 'add', 'Ines', '--may', 'stock,reviews', '--until', nextYear]);
  expect(added.out).toContain('It is shown only now');
  const key = added.out.trim().split('\n').at(-1) ?? '';
  expect((await shop(['stock'], { STAFF_KEY: key })).status).toBe(0);
  expect(await shop(['orders'], { STAFF_KEY: key })).toMatchObject({
    status: 1,
    error: 'The key of Ines may not do this: it is for stock, reviews.',
  });
  const next = JSON.parse((await shop(['staff', 'rotate', 'Ines', '--json'])).out).key;
  expect((await shop(['stock'], { STAFF_KEY: key })).status).toBe(3);
  expect((await shop(['staff'])).out).toMatch(/Ines +stock,reviews +\d{4}-.* never +Zoë/);
  expect((await shop(['staff', 'revoke', 'Ines'])).out).toBe('The key of Ines opens nothing any more.\n');
  expect((await shop(['stock'], { STAFF_KEY: next })).status).toBe(3);
});

test('the key of the start opens nothing once a person may give keys', async () => {
  expect(await shop(['staff'], { STAFF_KEY: '' })).toMatchObject({ status: 3, out: '' });
});

test('control characters in a customer’s text do not reach the terminal', async () => {
  const { number } = await insertTestOrder(world.database.db, { name: 'Eve\u001b[2J\n\u202eevE' });
  const { out } = await shop(['orders', '--search', number]);
  expect(out).toContain('Eve [2J evE');
  for (const unseen of ['\u001b', '\u202e']) expect(out).not.toContain(unseen);
});
