import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { startLimits } from '../../platform/database/databaseLimits.ts';
import { insertTestOrder } from './testing/insertTestOrder.ts';
import { OutboxWorker } from '../../platform/outbox/OutboxWorker.ts';
import { outboxQueries, reviveDead } from '../../platform/outbox/outboxQueries.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { mostTries } from '../../platform/outbox/retryDelay.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { folderTransport } from '../../platform/mail/folderTransport.ts';
import type { MailTransport } from '../../platform/mail/MailTransport.ts';
import { smtpTransport } from '../../platform/mail/smtpTransport.ts';
import { testMails } from './testing/testMails.ts';
import { orderMailKinds } from '../../selling/order-state/orderMailKinds.ts';
import { orderReferences } from '../../selling/order/orderReferences.ts';
import { codeMailKinds } from '../../people/account/codeMail.ts';
import { mailComposers } from './mailComposers.ts';
import { openSilentServer, TestPostOffice } from '../../platform/mail/testing/TestPostOffice.ts';

const times = { connectionTimeout: 2000, greetingTimeout: 2000, socketTimeout: 2000, dnsTimeout: 2000 };
let files: TestDatabase;
let database: Database;
let office: TestPostOffice;

beforeAll(async () => {
  files = await startTestDatabase('tables');
  database = openDatabase(files.url, { embedded: files.embedded, limits: startLimits });
  office = await TestPostOffice.open();
});
afterAll(async () => {
  await office.close();
  await database.close();
  await files.stop();
});
beforeEach(async () => {
  await database.pool.query('delete from outbox');
  office.mood = 'kind';
  office.mails.length = 0;
  office.receivers.length = 0;
});

const worker = (transport: MailTransport = smtpTransport(office.url, times)) => testMails(database, office, transport);
const queue = (mail: Parameters<typeof orderMailKinds.row>[0]) => queueWork(database.db, orderMailKinds.row(mail));
const queueCode = (fields: object = {}) =>
  queueWork(
    database.db,
    codeMailKinds.row({
      mail: 'code',
      id: randomUUID(),
      to: 'maya@example.test',
      hasAccount: false,
      minutes: 15,
      goodUntil: new Date(Date.now() + 60_000).toISOString(),
      secret: '012345',
      ...fields,
    }),
  );
const rows = async () => (await database.pool.query('select * from outbox order by id')).rows;
const makeDue = () => database.pool.query('update outbox set due_at = now(), locked_until = null');

test('an order is confirmed with every line, sum and the link to its page, as text and as HTML', async () => {
  const order = await insertTestOrder(database.db, { couponCode: 'SAVE5', confirmedAt: new Date().toISOString() });
  await queue({ mail: 'order-placed', orderId: order.id ?? '' });
  await worker().runDue();
  const [mail] = office.mails;
  expect(mail?.subject).toBe(`Your order ${order.number} is confirmed`);
  expect([mail?.from?.address, mail?.to?.[0]?.address]).toEqual(['orders@shop.test', 'Maya@example.test']);
  expect(mail?.messageId).toBe(`<order-placed.${order.id}@mail.paw-dailies.example>`);
  const link = `https://shop.test/order-sent?order=${await orderReferences(database).sign(order.id ?? '')}`;
  for (const words of ['2 × Adjustable Dog Collar', 'Navy, L', '$30.00', '−$5.00', '$4.95', '$3.33', '$48.28', link]) {
    expect(mail?.text).toContain(words);
    expect(mail?.html).toContain(words);
  }
  expect(mail?.text).toContain('ready to pay the driver');
  expect(mail?.text).toContain(`Order number:\n${order.number}`);
  expect(mail?.text).toMatch(/It should arrive \w{3}, \w{3} \d+ – \w{3}, \w{3} \d+\./);
  expect(mail?.html).toContain('Maya &lt;Rosen&gt;<br>12 Elm &amp; Oak St');
  expect(mail?.html).not.toMatch(/<img|<script|<link|http:\/\//);
});

test.each([
  ['order-shipped', {}, 'is on its way', '1Z999'],
  ['order-delivered', {}, 'was delivered', '30 days to return'],
  ['order-cancelled', {}, 'is canceled', 'You owe nothing.'],
] as const)('%s says what happened', async (mail, change, subject, words) => {
  const order = await insertTestOrder(database.db, { tracking: '1Z999', ...change });
  await queue({ mail, orderId: order.id ?? '' });
  await worker().runDue();
  expect(office.mails[0]?.subject).toContain(subject);
  expect(office.mails[0]?.text).toContain(words);
});

test('no email says that a card is charged later if it was charged at packing', async () => {
  const order = await insertTestOrder(database.db, { paymentMethod: 'stripe', fulfilmentState: 'shipped' });
  await queue({ mail: 'order-shipped', orderId: order.id ?? '' });
  await worker().runDue();
  expect(office.mails[0]?.text).not.toContain('charge');
});

test('an email is queued once and sent once, however often and by however many', async () => {
  const order = await insertTestOrder(database.db);
  const mail = { mail: 'order-placed', orderId: order.id ?? '' } as const;
  for (let times = 0; times < 5; times++) await queue(mail);
  await Promise.all(Array.from({ length: 5 }, () => worker().runDue()));
  await worker().runDue();
  await queue(mail);
  expect(office.mails).toHaveLength(1);
});

test('the secret of a code is forgotten once it was sent', async () => {
  await queueCode();
  await worker().runDue();
  expect(office.mails[0]?.subject).toBe('012345 is your code');
  expect((await rows())[0]).toMatchObject({
    done_at: expect.any(Date),
    payload: expect.not.objectContaining({ secret: '012345' }),
  });
});

test('a code that is no longer good is not sent', async () => {
  await queueCode({ goodUntil: '2020-01-01T00:00:00Z' });
  await worker().runDue();
  expect(office.mails).toHaveLength(0);
  expect((await rows())[0]?.done_at).not.toBeNull();
});

test('an address is never read as several, and a title cannot add a header', async () => {
  await queueCode({ to: '"a" <b@example.test>, c@example.test' });
  const order = await insertTestOrder(database.db, { number: 'PD-1\r\nBcc: spy@example.test' });
  await queue({ mail: 'order-delivered', orderId: order.id ?? '' });
  await worker().runDue();
  expect(office.receivers).not.toContain('c@example.test');
  expect(office.receivers).not.toContain('spy@example.test');
});

test('a server that is down, busy, silent or breaks off keeps an email waiting; it arrives later with the same name', async () => {
  const silent = await openSilentServer();
  await queueCode();
  const tries: [string, string][] = [
    ['smtp://127.0.0.1:1', 'kind'],
    [silent.url, 'kind'],
    [office.url, 'busy'],
    [office.url, 'lost'],
  ];
  for (const [index, [url, mood]] of tries.entries()) {
    office.mood = mood as 'kind';
    await worker(smtpTransport(url, times)).runDue();
    const [row] = await rows();
    expect(row).toMatchObject({
      done_at: null,
      attempts: index + 1,
      locked_until: null,
      last_error: expect.any(String),
    });
    expect(row.due_at.getTime()).toBeGreaterThan(Date.now() + 1000);
    expect(await worker().runDue()).toBe(0);
    await makeDue();
  }
  office.mood = 'kind';
  await worker().runDue();
  const [first, again] = office.mails;
  expect(office.mails).toHaveLength(2);
  expect(again?.messageId).toBe(first?.messageId);
  expect(again?.text).toBe(first?.text);
  await silent.close();
});

test('a receiver who is refused is given up at once, listed, and tried again when someone says so', async () => {
  office.mood = 'refusing';
  await queueCode();
  await worker().runDue();
  await makeDue();
  expect(await worker().runDue()).toBe(0);
  const [dead] = await outboxQueries(database).listDead();
  expect(dead).toMatchObject({ kind: 'mail', work: 'code', lastError: expect.stringContaining('550') });
  office.mood = 'kind';
  expect(await reviveDead(database, dead?.id ?? 0)).toBe(true);
  expect(await reviveDead(database, dead?.id ?? 0)).toBe(false);
  await worker().runDue();
  expect(office.mails).toHaveLength(1);
});

test('after so many tries an email is a dead letter', async () => {
  office.mood = 'busy';
  await queueCode();
  for (let tries = 0; tries < mostTries; tries++) {
    expect(await worker().runDue()).toBe(1);
    await makeDue();
  }
  expect(await worker().runDue()).toBe(0);
  expect(await outboxQueries(database).listDead()).toHaveLength(1);
});

test('what a process had in hand when it was killed is done by the next one when the lease is over', async () => {
  await queueCode();
  const [claimed] = await outboxQueries(database).claim('mail', { most: 1, lease: 60 });
  expect(claimed?.attempts).toBe(1);
  expect(await worker().runDue()).toBe(0);
  await database.pool.query("update outbox set locked_until = now() - interval '1 second'");
  expect(await worker().runDue()).toBe(1);
  expect(office.mails).toHaveLength(1);
});

test('an email that never ends counts as failed after its limit', async () => {
  await queueCode();
  const work = () => new Promise<void>(() => {});
  await new OutboxWorker({ database, kind: 'mail', work, limit: 50 }).runDue();
  expect((await rows())[0]).toMatchObject({ done_at: null, last_error: 'It took more than 0.05 s.' });
});

test('a worker that runs sends what is queued soon, and ends with what it has in hand', async () => {
  const running = worker();
  running.start();
  await queueCode();
  running.wake();
  for (const end = Date.now() + 60_000; !office.mails.length && Date.now() < end; )
    await new Promise((done) => setTimeout(done, 20));
  await running.stop();
  expect(office.mails).toHaveLength(1);
  await queueCode();
  await new Promise((done) => setTimeout(done, 100));
  expect(office.mails).toHaveLength(1);
});

test('without a mail server each email is one file that others cannot read, and the console says where', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'paw-mail-')), 'mail');
  const printed: string[] = [];
  const order = await insertTestOrder(database.db);
  await queue({ mail: 'order-placed', orderId: order.id ?? '' });
  await worker(folderTransport(folder, (line) => printed.push(line))).runDue();
  await database.pool.query('update outbox set done_at = null');
  await worker(folderTransport(folder, (line) => printed.push(line))).runDue();
  const names = readdirSync(folder);
  expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ order-placed\.[\da-f-]{36}\.eml$/)]);
  const file = join(folder, names[0] ?? '');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const mail = await PostalMime.parse(readFileSync(file));
  expect([mail.subject, mail.to?.[0]?.address]).toEqual([
    `Your order ${order.number} is confirmed`,
    'Maya@example.test',
  ]);
  expect(printed).toEqual([expect.stringContaining(file), expect.stringContaining(file)]);
  expect(printed.join()).not.toContain('@');
  rmSync(folder, { recursive: true });
});

test('every kind of email that a subject defines has one composer', () => {
  const source = join(__dirname, '../..');
  const defined = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => /^export const \w+ = mailKinds\(/m.test(readFileSync(join(source, path), 'utf8')))
    .flatMap((path) =>
      Object.values(require(join(source, path)) as Record<string, { row?: unknown; names?: string[] }>),
    )
    .flatMap(({ row, names = [] }) => (row ? names : []));
  expect(defined).toContain('order-placed');
  expect(mailComposers.flatMap(({ names }) => names).toSorted()).toEqual(defined.toSorted());
});

test('an email that this release does not know is given up, and the reason is kept', async () => {
  await queueWork(database.db, { kind: 'mail', payload: { mail: 'from-tomorrow' }, messageId: '<one@test>' });
  await queueWork(database.db, {
    kind: 'mail',
    payload: { mail: 'order-placed', orderId: 7 },
    messageId: '<two@test>',
  });
  await worker().runDue();
  const errors = (await outboxQueries(database).listDead()).map(({ lastError }) => lastError);
  expect(errors).toEqual([expect.stringContaining('no composer knows'), expect.stringContaining('orderId')]);
});
