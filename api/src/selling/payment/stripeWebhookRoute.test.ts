import { Stripe } from './stripeSdk.ts';
import { settleReturn } from '../return/returnMoves.ts';
import { buildApp } from '../../app.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { startLimits } from '../../platform/database/databaseLimits.ts';
import { openBackOffice } from '../../back-office/office/backOffice.ts';
import { insertTestOrder } from '../../back-office/office/testing/insertTestOrder.ts';
import { OutboxWorker } from '../../platform/outbox/OutboxWorker.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { doPaymentJob } from './doPaymentJob.ts';
import { openStripe, stripeProvider } from './stripeProvider.ts';
import { FakeStripe } from './testing/FakeStripe.ts';
import { noOrderLimits } from '../../testing/noOrderLimits.ts';
import { paymentRow } from './paymentJobs.ts';

const path = '/api/payments/stripe/webhook';
let files: TestDatabase;
let database: Database;
let stripe: FakeStripe;
let app: App;
let worker: OutboxWorker;
let wakes = 0;

beforeAll(async () => {
  files = await startTestDatabase('tables');
  database = openDatabase(files.url, { embedded: files.embedded, limits: startLimits });
  stripe = await FakeStripe.start();
  const webhooks = { verifier: Stripe.webhooks, secret: stripe.webhookSecret };
  app = await buildApp(database, { webhooks, wake: () => (wakes += 1) });
  const provider = stripeProvider(openStripe({ secretKey: stripe.key, apiUrl: stripe.url }), async () => ({
    done: 'https://shop.test/success',
    back: 'https://shop.test/viewcart',
  }));
  const work = doPaymentJob({
    database,
    providers: { stripe: provider },
    cancelOrder: async () => {},
    settleRefunded: settleReturn,
  });
  worker = new OutboxWorker({ database, kind: 'payment', work, limit: 20_000 });
});
afterAll(async () => {
  await app.close();
  await stripe.stop();
  await database.close();
  await files.stop();
});

const run = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const stateOf = async (id: string) =>
  (await run('select payment_state from orders where id = $1', [id]))[0].payment_state;
const work = async () => {
  while (await worker.runDue());
};
async function deliver(body: string, signature = stripe.sign(body)) {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return app.inject({ method: 'POST', url: path, headers, payload: body });
}
async function openOrder() {
  const { id } = await insertTestOrder(database.db, { paymentMethod: 'stripe' });
  await queueWork(database.db, paymentRow({ job: 'start', orderId: id }));
  await work();
  stripe.events.length = 0;
  return { id, session: (await run('select provider_session from orders where id = $1', [id]))[0].provider_session };
}

/** All orders of some things. */
function ordersOf<Thing>(things: Thing[]): Thing[][] {
  if (things.length <= 1) return [things];
  return things.flatMap((thing, index) => ordersOf(things.toSpliced(index, 1)).map((rest) => [thing, ...rest]));
}

test('events in any order, each delivered twice, have the same result: the order is paid once', async () => {
  for (const order of ordersOf([0, 1, 2])) {
    const { id, session } = await openOrder();
    const intent = stripe.ledger.pay(session);
    stripe.ledger.capture(intent.id, 4828);
    for (const index of order) {
      for (let times = 0; times < 2; times++) expect((await deliver(stripe.events[index] ?? '')).statusCode).toBe(200);
      await work();
    }
    expect(await stateOf(id)).toBe('paid');
    const kinds = await run('select kind from order_events where order_id = $1', [id]);
    expect(kinds).toEqual([{ kind: 'paid' }]);
    expect(await run("select 1 from outbox where kind = 'mail' and payload->>'orderId' = $1", [id])).toHaveLength(1);
  }
});

test('a late event changes nothing', async () => {
  const { id, session } = await openOrder();
  stripe.ledger.decline(session);
  const intent = stripe.ledger.pay(session);
  stripe.ledger.capture(intent.id, 4828);
  stripe.ledger.refund(intent.id, 4828, {});
  const [declined = '', ...others] = stripe.events;
  for (const event of others) await deliver(event);
  await work();
  expect(await stateOf(id)).toBe('refunded');
  await deliver(declined);
  await work();
  expect(await stateOf(id)).toBe('refunded');
});

test('a repeated event does not wake the worker', async () => {
  const { session } = await openOrder();
  stripe.ledger.pay(session);
  const before = wakes;
  for (let times = 0; times < 3; times++) await deliver(stripe.events[0] ?? '');
  expect(wakes).toBe(before + 1);
});

test('events about other business of the account are accepted and do nothing', async () => {
  const before = (await run('select count(*)::int as n from outbox'))[0].n;
  for (const object of [{ id: 'pi_other' }, { metadata: { order: "'; drop table orders" } }, { metadata: null }, {}]) {
    const body = JSON.stringify({ id: `evt_${Math.random()}`, object: 'event', type: 'x', data: { object } });
    expect((await deliver(body)).json()).toEqual({ received: true });
  }
  expect((await run('select count(*)::int as n from outbox'))[0].n).toBe(before);
});

test('an event that Stripe did not sign, that is old, or that was changed is refused', async () => {
  const { session } = await openOrder();
  stripe.ledger.pay(session);
  const body = stripe.events[0] ?? '';
  const old = Math.floor(Date.now() / 1000) - 3600;
  const wrong = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_other' });
  for (const signature of ['', 'nonsense', wrong, stripe.sign(body, old), stripe.sign(`${body} `)]) {
    const reply = await deliver(body, signature);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_signature']);
  }
  const id = JSON.parse(body).id;
  expect(await run('select 1 from stripe_events where id = $1', [id])).toEqual([]);
});

test.each([
  ['', 'application/json'],
  ['{"id"', 'application/json'],
  ['[]', 'application/json'],
  ['a=b', 'application/x-www-form-urlencoded'],
  ['x', 'text/plain'],
  ['{}', undefined],
  [`{"id":"${'x'.repeat(600_000)}"}`, 'application/json'],
])('a hostile body %# is refused with a message', async (payload, type) => {
  const headers = { ...(type && { 'content-type': type }), 'stripe-signature': 't=1,v1=abc' };
  const reply = await app.inject({ method: 'POST', url: path, headers, payload });
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode).toBeLessThan(500);
  expect(reply.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
});

test('the shop lists the payment methods that it accepts', async () => {
  const stripeSettings = {
    STRIPE_SECRET_KEY: stripe.key,
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_API_URL: stripe.url,
  };
  const { payments } = openBackOffice(database, { SITE_ORIGIN: '', SITE_EMAIL: 'hello@shop.test', ...stripeSettings });
  const withStripe = await buildApp(database, { payments, orderLimits: noOrderLimits });
  expect((await app.inject('/api/payments')).json()).toEqual({ methods: ['delivery'] });
  expect((await withStripe.inject('/api/payments')).json()).toEqual({ methods: ['stripe', 'delivery'] });
  await withStripe.close();
});
