import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { startLimits } from '../../platform/database/databaseLimits.ts';
import { orderEvents } from '../../platform/database/orderTables.ts';
import { insertPhoto } from '../../selling/return/photoQueries.ts';
import { insertReturn } from '../../selling/return/returnQueries.ts';
import { paint } from '../../selling/return/testing/paint.ts';
import { insertTestOrder } from '../office/testing/insertTestOrder.ts';
import { type ApiProcess, startApi } from '../../testing/apiProcess.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

const STAFF_KEY = 'a-key-that-no-one-can-guess';
let files: TestDatabase;
let api: ApiProcess;
let database: Database;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'paw-staff-'));
  writeFileSync(join(folder, 'staff-key'), `${STAFF_KEY}\n`, { mode: 0o600 });
  files = await startTestDatabase();
  const env = { DATABASE_URL: files.url, ...(files.embedded && { DATABASE_EMBEDDED: '1' }) };
  api = await startApi({ ...env, STAFF_KEY, MAIL_FOLDER: join(folder, 'mail') });
  database = openDatabase(files.url, { embedded: files.embedded, limits: startLimits });
});
afterAll(async () => {
  await database.close();
  await api.stop();
  await files.stop();
  rmSync(folder, { recursive: true });
});

/** The command as staff types it, on the machine where `npm start` runs. */
function shop(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ status: number; out: string; error: string }> {
  const all = { ...process.env, SHOP_URL: api.url, PAW_DATA: folder, STAFF_KEY: '', ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(__dirname, 'main.ts'), ...args], { env: all }, (problem, out, error) => {
      resolve({ status: Number(problem?.code ?? 0), out, error: error.trim() });
    });
  });
}

test('an order is listed, packed, shipped, delivered and refunded', async () => {
  const { number } = await insertTestOrder(database.db);
  expect((await shop(['orders', '--state', 'new'])).out).toMatch(
    new RegExp(`order .*\\n${number} .* new +pending +delivery +3  \\$48.28`),
  );
  expect(await shop(['pack', number])).toMatchObject({ status: 0, out: `${number} is packed; payment: pending.\n` });
  expect((await shop(['ship', number, '--tracking', '1Z999'])).out).toContain('is shipped');
  expect((await shop(['deliver', number])).out).toBe(`${number} is delivered; payment: paid.\n`);
  const refund = await shop(['refund', number, '--line', '1x2', '--reason', 'Torn', '--by', 'Zoë']);
  expect(refund).toMatchObject({ status: 0, out: expect.stringContaining('Refunding $28.89 of') });
  const { out } = await shop(['orders', number]);
  for (const words of ['Maya <Rosen>, 12 Elm & Oak St, Portland, OR 97201', '1Z999', 'Torn', 'delivered', '2  COL']) {
    expect(out).toContain(words);
  }
  expect((await shop(['audit', number])).out).toMatch(/Zoë +refund/);
});

test('--dry-run says what would change, and changes nothing', async () => {
  const { number } = await insertTestOrder(database.db);
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
  const { number } = await insertTestOrder(database.db);
  expect(JSON.parse((await shop(['pack', number, '--json'])).out)).toMatchObject({
    orders: [{ number, fulfilment: 'packed' }],
  });
  const refused = await shop(['pack', number, '--json']);
  expect(refused.status).toBe(1);
  expect(JSON.parse(refused.out)).toEqual({ error: { code: 'wrong_state', message: refused.error } });
});

test('orders before a refusal are completed, and the message lists them', async () => {
  const [one, two] = [
    await insertTestOrder(database.db),
    await insertTestOrder(database.db, { fulfilmentState: 'shipped' }),
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

test('the key that signs sessions is rotated, and the audit says by whom', async () => {
  await fetch(`${api.url}/api/session/guest`, { method: 'POST' });
  expect((await shop(['keys', 'rotate', '--by', 'Noor'])).out).toContain('the one before it verifies until');
  expect((await shop(['audit', 'keys'])).out).toMatch(/Noor +rotate/);
});

test('a message is listed, read, and answered from a file', async () => {
  await fetch(`${api.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Maya',
      email: 'maya@example.test',
      subject: 'product',
      message: 'Does it\nfloat?',
    }),
  });
  const [{ id }] = JSON.parse((await shop(['messages', '--json'])).out).messages;
  expect((await shop(['messages'])).out).toMatch(new RegExp(`\\n +${id}  .* open .* Maya +Does it float\\?`));
  expect((await shop(['messages', String(id)])).out).toContain('from     Maya, maya@example.test');
  const answer = join(folder, 'answer.txt');
  writeFileSync(answer, 'It does.\n\nNoor\n');
  expect(await shop(['messages', 'answer', String(id), '--file', answer, '--by', 'Noor'])).toMatchObject({
    status: 0,
    out: `Message ${id} is answered. Sending the answer to maya@example.test.\n`,
  });
  expect((await shop(['messages'])).out).toBe('No open messages.\n');
  expect((await shop(['messages', String(id)])).out).toMatch(/answered .* by Noor\n {4}It does\.\n\n {4}Noor\n/);
  expect((await shop(['audit', `message ${id}`])).out).toMatch(/Noor +answer/);
});

test('a return is listed, approved and received', async () => {
  const paid = {
    authorisedCents: 4828,
    capturedCents: 4828,
    paymentState: 'paid',
    fulfilmentState: 'delivered',
  } as const;
  const order = await insertTestOrder(database.db, paid);
  await database.db.insert(orderEvents).values({ orderId: order.id, kind: 'delivered' });
  const asked = { lines: [{ position: 0, quantity: 1, reason: 'damaged' as const }], note: 'A torn\u001b[2J seam' };
  const made = await database.transaction((tx) => insertReturn(tx, order.id, asked));
  const id = made.id.slice(0, 8);
  expect((await shop(['returns'])).out).toMatch(new RegExp(`${id}  ${order.number}  requested .* 1  Maya Rosen`));
  const { out } = await shop(['returns', 'show', id]);
  for (const words of ['note    A torn [2J seam', 'Arrived damaged', '1     1       2  COL'])
    expect(out).toContain(words);
  const jpeg = await paint({ width: 30, height: 20 }).jpeg().toBuffer();
  await database.transaction((tx) => insertPhoto(tx, { orderId: order.id, returnId: made.id }, jpeg));
  expect((await shop(['returns', id])).out).toContain(`photos  1: "returns photos ${id}" saves them`);
  const pictures = join(folder, 'pictures');
  await shop(['returns', 'photos', id, '--folder', pictures, '--dry-run']);
  expect(existsSync(pictures)).toBe(false);
  expect((await shop(['returns', 'photos', id, '--folder', pictures])).out).toBe(
    `${join(pictures, `return-${id}-1.jpg`)}\n`,
  );
  expect(readFileSync(join(pictures, `return-${id}-1.jpg`))).toEqual(jpeg);
  expect((await shop(['returns', 'approve', id, '--text', 'Send it', '--by', 'Noor'])).out).toContain('We’ve emailed');
  expect((await shop(['returns', 'receive', id, '--restock'])).out).toContain(
    `${order.number} is received. Refunding $14.45.`,
  );
  expect((await shop(['audit', order.number])).out).toMatch(/Noor +approve return/);
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
  ['a shop that is not running', ['orders'], { SHOP_URL: 'http://127.0.0.1:1' }, 3, 'start it with "npm start"'],
  ['a wrong key', ['orders'], { STAFF_KEY: 'x'.repeat(24) }, 3, 'Set STAFF_KEY'],
  ['a missing key', ['orders'], { PAW_DATA: '/nowhere' }, 3, 'There is no staff key'],
])('%s: the exit code and the message name the fix', async (_what, args, env, status, words) => {
  expect(await shop(args, env as Record<string, string>)).toMatchObject({
    status,
    out: '',
    error: expect.stringContaining(words),
  });
});

test('control characters in a customer’s text do not reach the terminal', async () => {
  const { number } = await insertTestOrder(database.db, { name: 'Eve\u001b[2J\n\u202eevE' });
  const { out } = await shop(['orders', '--search', number]);
  expect(out).toContain('Eve [2J evE');
  for (const unseen of ['\u001b', '\u202e']) expect(out).not.toContain(unseen);
});
