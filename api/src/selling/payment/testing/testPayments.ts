import { eq } from 'drizzle-orm';
import { settleReturn } from '../../return/returnMoves.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { startLimits } from '../../../platform/database/databaseLimits.ts';
import { orders } from '../../../platform/database/orderTables.ts';
import { insertTestOrder } from '../../../back-office/office/testing/insertTestOrder.ts';
import { OutboxWorker } from '../../../platform/outbox/OutboxWorker.ts';
import { queueWork } from '../../../platform/outbox/queueWork.ts';
import { startTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { cashOnDelivery } from '../cashOnDelivery.ts';
import { doPaymentJob } from '../doPaymentJob.ts';
import { openStripe, stripeProvider } from '../stripeProvider.ts';
import { FakeStripe } from './FakeStripe.ts';
import { paymentRow } from '../paymentJobs.ts';

/** Orders, the work on their payments and a provider with signatures like Stripe's, opened and closed with the test file. */
export function testPayments() {
  let files: TestDatabase;
  let database: Database;
  let stripe: FakeStripe;
  let worker: OutboxWorker;
  let settled = 0;
  /** Orders that the work gave up. */
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
      settleRefunded: settleReturn,
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
  return {
    cancelled,
    get database() {
      return database;
    },
    get stripe() {
      return stripe;
    },
    get worker() {
      return worker;
    },
    run,
    read,
    sums,
    events,
    mails,
    due,
    settle,
    openOrder,
    paidOrder,
  };
}
