import { eq } from 'drizzle-orm';
import { type Database, openDatabase } from '../database/database.ts';
import { startLimits } from '../database/databaseLimits.ts';
import { orders } from '../database/orderTables.ts';
import { insertTestOrder } from '../outbox/testing/insertTestOrder.ts';
import { OutboxWorker } from '../outbox/OutboxWorker.ts';
import { paymentRow, queueWork } from '../outbox/queueWork.ts';
import { startTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { cashOnDelivery } from './cashOnDelivery.ts';
import { doPaymentJob } from './doPaymentJob.ts';
import { paymentDesk } from './paymentDesk.ts';
import { queueUnsettled } from './queueUnsettled.ts';
import { requestRefund } from './requestRefund.ts';
import { openStripe, stripeProvider } from './stripeProvider.ts';
import { FakeStripe } from './testing/FakeStripe.ts';

jest.setTimeout(60_000);

let files: TestDatabase;
let database: Database;
let stripe: FakeStripe;
let worker: OutboxWorker;
const cancelled: string[] = [];

beforeAll(async () => {
  files = await startTestDatabase('tables');
  database = openDatabase(files.url, { embedded: files.embedded, limits: startLimits });
  stripe = await FakeStripe.start();
  const returnsTo = async (id: string) => ({
    done: `https://shop.test/success?order=${id}`,
    back: 'https://shop.test/viewcart',
  });
  const provider = stripeProvider(openStripe({ secretKey: stripe.key, apiUrl: stripe.url }), returnsTo);
  const work = doPaymentJob({
    database,
    providers: { delivery: cashOnDelivery, stripe: provider },
    cancelOrder: async (tx, id) => {
      cancelled.push(id);
      await tx.update(orders).set({ fulfilmentState: 'cancelled' }).where(eq(orders.id, id));
    },
  });
  worker = new OutboxWorker({ database, kind: 'payment', work, limit: 20_000 });
});
afterAll(async () => {
  await stripe.stop();
  await worker.stop();
  await database.close();
  await files.stop();
});
beforeEach(async () => {
  await database.pool.query('delete from outbox');
  stripe.faults.length = 0;
  stripe.calls.length = 0;
  stripe.ledger.refundStatus = 'succeeded';
});

const run = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const read = async (id: string) => (await run('select * from orders where id = $1', [id]))[0];
const sums = ({ payment_state, authorised_cents, captured_cents, refunded_cents }: Record<string, unknown>) => [
  payment_state,
  authorised_cents,
  captured_cents,
  refunded_cents,
];
const events = async (id: string) =>
  (await run('select kind from order_events where order_id = $1 order by id', [id])).map(({ kind }) => kind);
const mails = async (id: string) =>
  (await run("select payload from outbox where kind = 'mail' and payload->>'orderId' = $1 order by id", [id])).map(
    ({ payload }) => payload.mail,
  );
const due = async () => {
  await run("update outbox set due_at = now(), locked_until = null where kind = 'payment' and done_at is null");
  while (await worker.runDue());
};
let settled = 0;
const settle = async (orderId: string) => {
  await queueWork(database.db, paymentRow({ job: 'settle', orderId, why: `test-${settled++}` }));
  await due();
};
/** An order whose page is open. */
async function openOrder(order: Parameters<typeof insertTestOrder>[1] = {}) {
  const { id } = await insertTestOrder(database.db, { paymentMethod: 'stripe', ...order });
  await queueWork(database.db, paymentRow({ job: 'start', orderId: id }));
  await due();
  const { provider_session: session, payment_url: url } = await read(id);
  return { id, session, url };
}
async function paidOrder() {
  const order = await openOrder();
  const { id: intent } = stripe.ledger.pay(order.session);
  await run("update orders set fulfilment_state = 'packed' where id = $1", [order.id]);
  await settle(order.id);
  return { ...order, intent };
}
const ask = (orderId: string, wish: { cents?: number }) =>
  database.transaction((tx) => requestRefund(tx, orderId, { reason: 'Torn', ...wish }));

test('an order’s page opens once, for its sum, whatever breaks on the way', async () => {
  stripe.faults.push('lost', 'broken', 'lost');
  const { id } = await insertTestOrder(database.db, { paymentMethod: 'stripe' });
  await queueWork(database.db, paymentRow({ job: 'start', orderId: id }));
  for (let tries = 0; tries < 4; tries++) await due();
  const sessions = [...stripe.ledger.sessions.values()].filter(({ client_reference_id }) => client_reference_id === id);
  expect(sessions).toMatchObject([{ amount_total: 4828, customer_email: 'Maya@example.test' }]);
  expect(await read(id)).toMatchObject({
    provider_session: sessions[0]?.id,
    payment_url: sessions[0]?.url,
    payment_state: 'pending',
  });
});

test('the desk gives the page’s address at once, and none when the provider is silent', async () => {
  const desk = paymentDesk(database, worker, ['stripe'], 500);
  const { id } = await insertTestOrder(database.db, { paymentMethod: 'stripe' });
  await queueWork(database.db, paymentRow({ job: 'start', orderId: id }));
  expect(await desk.openPage(id)).toBe(`${stripe.url}/pay/${[...stripe.ledger.sessions.keys()].at(-1)}`);
  stripe.faults.push('silent', 'silent');
  const other = await insertTestOrder(database.db, { paymentMethod: 'stripe' });
  await queueWork(database.db, paymentRow({ job: 'start', orderId: other.id }));
  const began = Date.now();
  expect(await desk.openPage(other.id)).toBeUndefined();
  expect(Date.now() - began).toBeLessThan(2000);
});

test('paid on its page, an order is authorised and confirmed by mail; packed, it is captured', async () => {
  const { id, session } = await openOrder();
  await settle(id);
  expect(sums(await read(id))).toEqual(['pending', 0, 0, 0]);
  const intent = stripe.ledger.pay(session);
  await settle(id);
  await settle(id);
  expect(sums(await read(id))).toEqual(['authorised', 4828, 0, 0]);
  expect(await mails(id)).toEqual(['order-placed']);
  await run("update orders set fulfilment_state = 'packed' where id = $1", [id]);
  await queueWork(database.db, paymentRow({ job: 'capture', orderId: id }));
  stripe.faults.push('lost');
  await due();
  await due();
  expect(sums(await read(id))).toEqual(['paid', 4828, 4828, 0]);
  expect([intent.status, intent.amount_received]).toEqual(['succeeded', 4828]);
  expect(stripe.calls.filter((call) => call.endsWith('/capture'))).toHaveLength(1);
  expect(await events(id)).toEqual(['authorised', 'paid']);
});

test('an order that was cancelled before it was paid has its page closed', async () => {
  const { id, session } = await openOrder();
  await run("update orders set fulfilment_state = 'cancelled' where id = $1", [id]);
  await queueWork(database.db, paymentRow({ job: 'release', orderId: id }));
  await due();
  expect(stripe.ledger.session(session).status).toBe('expired');
  expect(sums(await read(id))).toEqual(['voided', 0, 0, 0]);
});

test('an order that is cancelled while somebody pays is given up at the provider’s too', async () => {
  const { id, session } = await openOrder();
  await run("update orders set fulfilment_state = 'cancelled' where id = $1", [id]);
  const intent = stripe.ledger.pay(session);
  await queueWork(database.db, paymentRow({ job: 'release', orderId: id }));
  await due();
  expect(intent.status).toBe('canceled');
  expect(sums(await read(id))).toEqual(['voided', 0, 0, 0]);
  expect(await mails(id)).toEqual([]);
});

test('what was taken of a cancelled order goes back whole', async () => {
  const { id, session } = await openOrder();
  const intent = stripe.ledger.pay(session);
  stripe.ledger.capture(intent.id, 4828);
  await run("update orders set fulfilment_state = 'cancelled' where id = $1", [id]);
  await settle(id);
  expect(sums(await read(id))).toEqual(['refunded', 4828, 4828, 4828]);
  expect(stripe.ledger.refundedCents(intent.id)).toBe(4828);
  await settle(id);
  expect(stripe.ledger.listRefunds(intent.id)).toHaveLength(1);
});

test('an order cancelled before its page was opened never gets one', async () => {
  const { id } = await insertTestOrder(database.db, { paymentMethod: 'stripe', fulfilmentState: 'cancelled' });
  await queueWork(database.db, paymentRow({ job: 'start', orderId: id }), paymentRow({ job: 'release', orderId: id }));
  await due();
  expect(await read(id)).toMatchObject({ provider_session: null, payment_state: 'voided' });
});

test('nobody paid in 45 minutes: the page closes, and the order is given up', async () => {
  const { id, session } = await openOrder();
  await run("update orders set placed_at = now() - interval '46 minutes' where id = $1", [id]);
  expect(await queueUnsettled(database)).toBeGreaterThan(0);
  await due();
  expect(stripe.ledger.session(session).status).toBe('expired');
  expect(cancelled).toContain(id);
  expect((await read(id)).payment_state).toBe('voided');
});

test('a webhook that was lost is made good: the order that was paid is found by asking', async () => {
  const { id, session } = await openOrder();
  stripe.ledger.pay(session);
  await run("update orders set placed_at = now() - interval '3 minutes' where id = $1", [id]);
  await Promise.all([queueUnsettled(database), queueUnsettled(database)]);
  const asked = await run("select 1 from outbox where payload->>'job' = 'settle' and payload->>'orderId' = $1", [id]);
  expect(asked).toHaveLength(1);
  await due();
  expect((await read(id)).payment_state).toBe('authorised');
});

test('with more unsettled orders than a round takes, each has its turn', async () => {
  const opened = [await openOrder(), await openOrder(), await openOrder()];
  await run("update orders set placed_at = now() - interval '3 minutes' where id = any($1)", [
    opened.map(({ id }) => id),
  ]);
  const now = new Date();
  for (let rounds = 0; rounds < 9 && (await queueUnsettled(database, now, 2)) > 0; ) rounds += 1;
  const asked = await run("select payload->>'orderId' as id from outbox where payload->>'job' = 'settle'");
  expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining(opened.map(({ id }) => id)));
  expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
});

test('an authorisation that ran out at the bank is a failed payment, and a packed order is not captured', async () => {
  const { id, session } = await openOrder();
  const intent = stripe.ledger.pay(session);
  await settle(id);
  stripe.ledger.cancel(intent.id);
  await run("update orders set fulfilment_state = 'packed' where id = $1", [id]);
  await settle(id);
  expect(sums(await read(id))).toEqual(['failed', 4828, 0, 0]);
  expect(await events(id)).toContain('payment_failed');
});

test('a payment over another sum is not taken for the order’s', async () => {
  const { id, session } = await openOrder();
  stripe.ledger.pay(session).amount = 100;
  await settle(id);
  expect((await read(id)).payment_state).toBe('pending');
  expect(await run('select last_error from outbox where last_error is not null')).toEqual([
    { last_error: expect.stringContaining('4828 cents, the payment about 100') },
  ]);
});

test('refunds: part, then the rest, each once although answers are lost; more is refused in words', async () => {
  const { id, intent } = await paidOrder();
  stripe.faults.push('lost', 'lost');
  await ask(id, { cents: 1000 });
  await due();
  await due();
  expect(sums(await read(id))).toEqual(['partly_refunded', 4828, 4828, 1000]);
  await expect(ask(id, { cents: 3829 })).rejects.toThrow('at most $38.28 can be refunded');
  await ask(id, {});
  await due();
  expect(sums(await read(id))).toEqual(['refunded', 4828, 4828, 4828]);
  await expect(ask(id, {})).rejects.toThrow('all of it was refunded already');
  expect(stripe.ledger.listRefunds(intent).map(({ amount }) => amount)).toEqual([1000, 3828]);
  expect((await mails(id)).filter((mail) => mail === 'order-refunded')).toHaveLength(2);
});

test('ten refunds of half at the same moment are two', async () => {
  const { id, intent } = await paidOrder();
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => ask(id, { cents: 2414 })));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await due();
  expect(stripe.ledger.refundedCents(intent)).toBe(4828);
});

test('a refund takes its time; one that the bank sends back may be made again', async () => {
  const { id, intent } = await paidOrder();
  stripe.ledger.refundStatus = 'pending';
  await ask(id, { cents: 1000 });
  await due();
  expect(sums(await read(id))).toEqual(['paid', 4828, 4828, 0]);
  const [refund] = stripe.ledger.listRefunds(intent);
  stripe.ledger.settleRefund(refund?.id ?? '', 'failed');
  await settle(id);
  expect(await events(id)).toContain('refund_failed');
  stripe.ledger.refundStatus = 'succeeded';
  await ask(id, {});
  await due();
  expect(sums(await read(id))).toEqual(['refunded', 4828, 4828, 4828]);
});

test('asked again after a refund, the payment is taken over once', async () => {
  const { id } = await paidOrder();
  await ask(id, { cents: 1000 });
  await due();
  await settle(id);
  expect(sums(await read(id))).toEqual(['partly_refunded', 4828, 4828, 1000]);
  await ask(id, {});
  await due();
  await settle(id);
  expect(sums(await read(id))).toEqual(['refunded', 4828, 4828, 4828]);
  expect((await events(id)).filter((kind) => kind === 'paid')).toHaveLength(1);
  expect((await mails(id)).filter((mail) => mail === 'order-placed')).toHaveLength(1);
});

test('a refund that was done and that the bank sends back later is owed again', async () => {
  const { id, intent } = await paidOrder();
  await ask(id, { cents: 1000 });
  await due();
  await ask(id, {});
  await due();
  const [first, second] = stripe.ledger.listRefunds(intent);
  stripe.ledger.settleRefund(second?.id ?? '', 'failed');
  await settle(id);
  expect(sums(await read(id))).toEqual(['partly_refunded', 4828, 4828, 1000]);
  stripe.ledger.settleRefund(first?.id ?? '', 'failed');
  await settle(id);
  expect(sums(await read(id))).toEqual(['paid', 4828, 4828, 0]);
  await ask(id, {});
  await due();
  expect(sums(await read(id))).toEqual(['refunded', 4828, 4828, 4828]);
});

test('a refund that somebody made at the provider’s counts', async () => {
  const { id, intent } = await paidOrder();
  stripe.ledger.refund(intent, 4000, {});
  await settle(id);
  expect(sums(await read(id))).toEqual(['partly_refunded', 4828, 4828, 4000]);
  await expect(ask(id, { cents: 900 })).rejects.toThrow('at most $8.28');
});

test('a refund that the provider refuses has failed, and is said in the timeline', async () => {
  const { id, intent } = await paidOrder();
  stripe.ledger.refund(intent, 4828, {});
  await ask(id, { cents: 100 });
  await due();
  expect(await run('select state from refunds where order_id = $1 and cents = 100', [id])).toEqual([
    { state: 'failed' },
  ]);
});

test('cash that was paid at the door goes back by hand, and is written down', async () => {
  const { id } = await insertTestOrder(database.db, {
    paymentState: 'paid',
    authorisedCents: 4828,
    capturedCents: 4828,
    fulfilmentState: 'delivered',
  });
  await ask(id, { cents: 828 });
  await due();
  expect(sums(await read(id))).toEqual(['partly_refunded', 4828, 4828, 828]);
});

test('with a wrong key nothing is given up: the work waits until the settings are mended', async () => {
  const { id } = await insertTestOrder(database.db, { paymentMethod: 'stripe' });
  await queueWork(database.db, paymentRow({ job: 'start', orderId: id }));
  const provider = stripeProvider(openStripe({ secretKey: 'sk_test_wrong', apiUrl: stripe.url }), async () => ({
    done: 'https://a.test',
    back: 'https://a.test',
  }));
  const work = doPaymentJob({ database, providers: { stripe: provider }, cancelOrder: async () => {} });
  await new OutboxWorker({ database, kind: 'payment', work, limit: 20_000 }).runDue();
  expect((await run('select attempts, done_at from outbox'))[0]).toEqual({ attempts: 1, done_at: null });
});
