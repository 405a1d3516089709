import { insertTestOrder } from './testing/insertTestOrder.ts';
import { OutboxWorker } from '../../platform/outbox/OutboxWorker.ts';
import { outboxQueries, reviveDead } from '../../platform/outbox/outboxQueries.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { mostTries } from '../../platform/outbox/retryDelay.ts';
import { smtpTransport } from '../../platform/mail/smtpTransport.ts';
import { openSilentServer } from '../../platform/mail/testing/TestPostOffice.ts';
import { mailTimes, openMailShop } from './testing/openMailShop.ts';

const shop = openMailShop();
const { worker, queue, queueCode, rows, makeDue } = shop;

test('an email is queued once and sent once, for any number of calls and workers', async () => {
  const order = await insertTestOrder(shop.database.db);
  const mail = { mail: 'order-placed', orderId: order.id ?? '' } as const;
  for (let times = 0; times < 5; times++) await queue(mail);
  await Promise.all(Array.from({ length: 5 }, () => worker().runDue()));
  await worker().runDue();
  await queue(mail);
  expect(shop.office.mails).toHaveLength(1);
});

test('someone on the line who hides STARTTLS gets neither the password nor the email, which waits', async () => {
  await queueCode();
  const { port } = shop.office;
  await worker(smtpTransport(`smtp://shop:secret@127.0.0.1:${port}`, { times: mailTimes })).runDue();
  const [row] = await rows();
  expect(row).toMatchObject({ done_at: null, attempts: 1, last_error: expect.stringMatching(/STARTTLS/i) });
  expect([shop.office.logIns, shop.office.receivers, shop.office.mails]).toEqual([[], [], []]);
});

test('an email waits while the server is down, busy, silent or disconnects, and arrives later with the same message id', async () => {
  const silent = await openSilentServer();
  await queueCode();
  const tries: [string, string][] = [
    ['smtp://127.0.0.1:1', 'kind'],
    [silent.url, 'kind'],
    [shop.office.url, 'busy'],
    [shop.office.url, 'lost'],
  ];
  for (const [index, [url, mood]] of tries.entries()) {
    shop.office.mood = mood as 'kind';
    await worker(smtpTransport(url, { isPlain: true, times: mailTimes })).runDue();
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
  shop.office.mood = 'kind';
  await worker().runDue();
  const [first, again] = shop.office.mails;
  expect(shop.office.mails).toHaveLength(2);
  expect(again?.messageId).toBe(first?.messageId);
  expect(again?.text).toBe(first?.text);
  await silent.close();
});

test('an email that the server refuses fails at once, is listed, and is sent when staff retries it', async () => {
  shop.office.mood = 'refusing';
  await queueCode();
  await worker().runDue();
  await makeDue();
  expect(await worker().runDue()).toBe(0);
  const [dead] = await outboxQueries(shop.database).listDead();
  expect(dead).toMatchObject({ kind: 'mail', work: 'code', lastError: expect.stringContaining('550') });
  shop.office.mood = 'kind';
  expect(await reviveDead(shop.database, dead?.id ?? 0)).toBe(true);
  expect(await reviveDead(shop.database, dead?.id ?? 0)).toBe(false);
  await worker().runDue();
  expect(shop.office.mails).toHaveLength(1);
});

test('an email that fails the maximum number of tries is a dead letter', async () => {
  shop.office.mood = 'busy';
  await queueCode();
  for (let tries = 0; tries < mostTries; tries++) {
    expect(await worker().runDue()).toBe(1);
    await makeDue();
  }
  expect(await worker().runDue()).toBe(0);
  expect(await outboxQueries(shop.database).listDead()).toHaveLength(1);
});

test('after a killed process’s lease ends, the next process sends its email', async () => {
  await queueCode();
  const [claimed] = await outboxQueries(shop.database).claim('mail', { most: 1, lease: 60 });
  expect(claimed?.attempts).toBe(1);
  expect(await worker().runDue()).toBe(0);
  await shop.database.pool.query("update outbox set locked_until = now() - interval '1 second'");
  expect(await worker().runDue()).toBe(1);
  expect(shop.office.mails).toHaveLength(1);
});

test('a delivery that exceeds its time limit counts as failed', async () => {
  await queueCode();
  const work = () => new Promise<void>(() => {});
  await new OutboxWorker({ database: shop.database, kind: 'mail', work, limit: 50 }).runDue();
  expect((await rows())[0]).toMatchObject({ done_at: null, last_error: 'It took more than 0.05 s.' });
});

test('a running worker sends queued emails soon, and finishes its current email before it stops', async () => {
  const running = worker();
  running.start();
  await queueCode();
  running.wake();
  for (const end = Date.now() + 60_000; !shop.office.mails.length && Date.now() < end; )
    await new Promise((done) => setTimeout(done, 20));
  await running.stop();
  expect(shop.office.mails).toHaveLength(1);
  await queueCode();
  await new Promise((done) => setTimeout(done, 100));
  expect(shop.office.mails).toHaveLength(1);
});

test('an email of an unknown kind fails for good, and the reason is stored', async () => {
  await queueWork(shop.database.db, { kind: 'mail', payload: { mail: 'from-tomorrow' }, messageId: '<one@test>' });
  await queueWork(shop.database.db, {
    kind: 'mail',
    payload: { mail: 'order-placed', orderId: 7 },
    messageId: '<two@test>',
  });
  await worker().runDue();
  const errors = (await outboxQueries(shop.database).listDead()).map(({ lastError }) => lastError);
  expect(errors).toEqual([expect.stringContaining('no composer knows'), expect.stringContaining('orderId')]);
});
