import { settleReturn } from '../return/returnMoves.ts';
import { insertTestOrder } from '../../back-office/office/testing/insertTestOrder.ts';
import { OutboxWorker } from '../../platform/outbox/OutboxWorker.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { doPaymentJob } from './doPaymentJob.ts';
import { paymentDesk } from './paymentDesk.ts';
import { queueUnsettled } from './queueUnsettled.ts';
import { openStripe, stripeProvider } from './stripeProvider.ts';
import { testPayments } from './testing/testPayments.ts';
import { paymentRow } from './paymentJobs.ts';

const payments = testPayments();
const { cancelled, run, read, sums, events, mails, due, settle, openOrder } = payments;

test('an order gets one payment page, for its sum, whatever fails on the way', async () => {
  payments.stripe.faults.push('lost', 'broken', 'lost');
  const { id } = await insertTestOrder(payments.database.db, { paymentMethod: 'stripe' });
  await queueWork(payments.database.db, paymentRow({ job: 'start', orderId: id }));
  for (let tries = 0; tries < 4; tries++) await due();
  const sessions = [...payments.stripe.ledger.sessions.values()].filter(
    ({ client_reference_id }) => client_reference_id === id,
  );
  expect(sessions).toMatchObject([{ amount_total: 4828, customer_email: 'Maya@example.test' }]);
  expect(await read(id)).toMatchObject({
    provider_session: sessions[0]?.id,
    payment_url: sessions[0]?.url,
    payment_state: 'pending',
  });
});

test('the desk returns the page’s URL at once, and none when the provider does not answer', async () => {
  const desk = paymentDesk(payments.database, payments.worker, ['stripe'], 500);
  const { id } = await insertTestOrder(payments.database.db, { paymentMethod: 'stripe' });
  await queueWork(payments.database.db, paymentRow({ job: 'start', orderId: id }));
  expect(await desk.openPage(id)).toBe(
    `${payments.stripe.url}/pay/${[...payments.stripe.ledger.sessions.keys()].at(-1)}`,
  );
  payments.stripe.faults.push('silent', 'silent');
  const other = await insertTestOrder(payments.database.db, { paymentMethod: 'stripe' });
  await queueWork(payments.database.db, paymentRow({ job: 'start', orderId: other.id }));
  const began = Date.now();
  expect(await desk.openPage(other.id)).toBeUndefined();
  // Stripe itself is given 8 s.
  expect(Date.now() - began).toBeLessThan(7000);
});

test('an order is authorized and confirmed by email when its page is paid, and captured when it is packed', async () => {
  const { id, session } = await openOrder();
  await settle(id);
  expect(sums(await read(id))).toEqual(['pending', 0, 0, 0]);
  const intent = payments.stripe.ledger.pay(session);
  await settle(id);
  await settle(id);
  expect(sums(await read(id))).toEqual(['authorised', 4828, 0, 0]);
  expect(await mails(id)).toEqual(['order-placed']);
  await run("update orders set fulfilment_state = 'packed' where id = $1", [id]);
  await queueWork(payments.database.db, paymentRow({ job: 'capture', orderId: id }));
  payments.stripe.faults.push('lost');
  await due();
  await due();
  expect(sums(await read(id))).toEqual(['paid', 4828, 4828, 0]);
  expect([intent.status, intent.amount_received]).toEqual(['succeeded', 4828]);
  expect(payments.stripe.calls.filter((call) => call.endsWith('/capture'))).toHaveLength(1);
  expect(await events(id)).toEqual(['authorised', 'paid']);
});

test('the page of an order that was canceled before payment is closed', async () => {
  const { id, session } = await openOrder();
  await run("update orders set fulfilment_state = 'cancelled' where id = $1", [id]);
  await queueWork(payments.database.db, paymentRow({ job: 'release', orderId: id }));
  await due();
  expect(payments.stripe.ledger.session(session).status).toBe('expired');
  expect(sums(await read(id))).toEqual(['voided', 0, 0, 0]);
});

test('an order that is canceled during payment is released at the provider too', async () => {
  const { id, session } = await openOrder();
  await run("update orders set fulfilment_state = 'cancelled' where id = $1", [id]);
  const intent = payments.stripe.ledger.pay(session);
  await queueWork(payments.database.db, paymentRow({ job: 'release', orderId: id }));
  await due();
  expect(intent.status).toBe('canceled');
  expect(sums(await read(id))).toEqual(['voided', 0, 0, 0]);
  expect(await mails(id)).toEqual([]);
});

test('a captured payment of a canceled order is fully refunded', async () => {
  const { id, session } = await openOrder();
  const intent = payments.stripe.ledger.pay(session);
  payments.stripe.ledger.capture(intent.id, 4828);
  await run("update orders set fulfilment_state = 'cancelled' where id = $1", [id]);
  await settle(id);
  expect(sums(await read(id))).toEqual(['refunded', 4828, 4828, 4828]);
  expect(payments.stripe.ledger.refundedCents(intent.id)).toBe(4828);
  await settle(id);
  expect(payments.stripe.ledger.listRefunds(intent.id)).toHaveLength(1);
});

test('an order that is canceled before its page was made never gets one', async () => {
  const { id } = await insertTestOrder(payments.database.db, { paymentMethod: 'stripe', fulfilmentState: 'cancelled' });
  await queueWork(
    payments.database.db,
    paymentRow({ job: 'start', orderId: id }),
    paymentRow({ job: 'release', orderId: id }),
  );
  await due();
  expect(await read(id)).toMatchObject({ provider_session: null, payment_state: 'voided' });
});

test('an order that is not paid in 45 minutes is canceled, and its page is closed', async () => {
  const { id, session } = await openOrder();
  await run("update orders set placed_at = now() - interval '46 minutes' where id = $1", [id]);
  expect(await queueUnsettled(payments.database)).toBeGreaterThan(0);
  await due();
  expect(payments.stripe.ledger.session(session).status).toBe('expired');
  expect(cancelled).toContain(id);
  expect((await read(id)).payment_state).toBe('voided');
});

test('when a webhook is lost, the worker asks the provider and finds the paid order', async () => {
  const { id, session } = await openOrder();
  payments.stripe.ledger.pay(session);
  await run("update orders set placed_at = now() - interval '3 minutes' where id = $1", [id]);
  await Promise.all([queueUnsettled(payments.database), queueUnsettled(payments.database)]);
  const asked = await run("select 1 from outbox where payload->>'job' = 'settle' and payload->>'orderId' = $1", [id]);
  expect(asked).toHaveLength(1);
  await due();
  expect((await read(id)).payment_state).toBe('authorised');
});

test('when there are more unsettled orders than one round takes, each is checked in a later round', async () => {
  const opened = [await openOrder(), await openOrder(), await openOrder()];
  await run("update orders set placed_at = now() - interval '3 minutes' where id = any($1)", [
    opened.map(({ id }) => id),
  ]);
  const now = new Date();
  for (let rounds = 0; rounds < 9 && (await queueUnsettled(payments.database, now, 2)) > 0; ) rounds += 1;
  const asked = await run("select payload->>'orderId' as id from outbox where payload->>'job' = 'settle'");
  expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining(opened.map(({ id }) => id)));
  expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
});

test('an authorization that expired at the bank is a failed payment, and a packed order is not captured', async () => {
  const { id, session } = await openOrder();
  const intent = payments.stripe.ledger.pay(session);
  await settle(id);
  payments.stripe.ledger.cancel(intent.id);
  await run("update orders set fulfilment_state = 'packed' where id = $1", [id]);
  await settle(id);
  expect(sums(await read(id))).toEqual(['failed', 4828, 0, 0]);
  expect(await events(id)).toContain('payment_failed');
});

test('a payment of another sum is not accepted for the order', async () => {
  const { id, session } = await openOrder();
  payments.stripe.ledger.pay(session).amount = 100;
  await settle(id);
  expect((await read(id)).payment_state).toBe('pending');
  expect(await run('select last_error from outbox where last_error is not null')).toEqual([
    { last_error: expect.stringContaining('4828 cents, but the payment is for 100') },
  ]);
});

test('with a wrong key no job fails for good: jobs wait until the settings are fixed', async () => {
  const { id } = await insertTestOrder(payments.database.db, { paymentMethod: 'stripe' });
  await queueWork(payments.database.db, paymentRow({ job: 'start', orderId: id }));
  const provider = stripeProvider(
    openStripe({ secretKey: 'sk_test_wrong', apiUrl: payments.stripe.url }),
    async () => ({
      done: 'https://a.test',
      back: 'https://a.test',
    }),
  );
  const work = doPaymentJob({
    database: payments.database,
    providers: { stripe: provider },
    cancelOrder: async () => {},
    settleRefunded: settleReturn,
  });
  await new OutboxWorker({ database: payments.database, kind: 'payment', work, limit: 20_000 }).runDue();
  expect((await run('select attempts, done_at from outbox'))[0]).toEqual({ attempts: 1, done_at: null });
});
