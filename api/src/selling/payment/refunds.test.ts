import { insertTestOrder } from '../../back-office/office/testing/insertTestOrder.ts';
import { requestRefund } from './requestRefund.ts';
import { testPayments } from './testing/testPayments.ts';

const payments = testPayments();
const { run, read, sums, events, mails, due, settle, paidOrder } = payments;
const ask = (orderId: string, wish: { cents?: number }) =>
  payments.database.transaction((tx) => requestRefund(tx, orderId, { reason: 'Torn', ...wish }));

test('refunds: part, then the rest, each once although answers are lost; more is refused with a message', async () => {
  const { id, intent } = await paidOrder();
  payments.stripe.faults.push('lost', 'lost');
  await ask(id, { cents: 1000 });
  await due();
  await due();
  expect(sums(await read(id))).toEqual(['partly_refunded', 4828, 4828, 1000]);
  await expect(ask(id, { cents: 3829 })).rejects.toThrow('has at most $38.28 left to refund');
  await ask(id, {});
  await due();
  expect(sums(await read(id))).toEqual(['refunded', 4828, 4828, 4828]);
  await expect(ask(id, {})).rejects.toThrow('all of it was refunded already');
  expect(payments.stripe.ledger.listRefunds(intent).map(({ amount }) => amount)).toEqual([1000, 3828]);
  expect((await mails(id)).filter((mail) => mail === 'order-refunded')).toHaveLength(2);
});

test('of ten simultaneous refunds of half the sum two are made', async () => {
  const { id, intent } = await paidOrder();
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => ask(id, { cents: 2414 })));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await due();
  expect(payments.stripe.ledger.refundedCents(intent)).toBe(4828);
});

test('a refund can be pending; one that the bank returns may be made again', async () => {
  const { id, intent } = await paidOrder();
  payments.stripe.ledger.refundStatus = 'pending';
  await ask(id, { cents: 1000 });
  await due();
  expect(sums(await read(id))).toEqual(['paid', 4828, 4828, 0]);
  const [refund] = payments.stripe.ledger.listRefunds(intent);
  payments.stripe.ledger.settleRefund(refund?.id ?? '', 'failed');
  await settle(id);
  expect(await events(id)).toContain('refund_failed');
  payments.stripe.ledger.refundStatus = 'succeeded';
  await ask(id, {});
  await due();
  expect(sums(await read(id))).toEqual(['refunded', 4828, 4828, 4828]);
});

test('a payment that is read again after a refund is processed once', async () => {
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

test('a completed refund that the bank returns later is owed again', async () => {
  const { id, intent } = await paidOrder();
  await ask(id, { cents: 1000 });
  await due();
  await ask(id, {});
  await due();
  const [first, second] = payments.stripe.ledger.listRefunds(intent);
  payments.stripe.ledger.settleRefund(second?.id ?? '', 'failed');
  await settle(id);
  expect(sums(await read(id))).toEqual(['partly_refunded', 4828, 4828, 1000]);
  payments.stripe.ledger.settleRefund(first?.id ?? '', 'failed');
  await settle(id);
  expect(sums(await read(id))).toEqual(['paid', 4828, 4828, 0]);
  await ask(id, {});
  await due();
  expect(sums(await read(id))).toEqual(['refunded', 4828, 4828, 4828]);
});

test('a refund that someone made at the provider’s counts', async () => {
  const { id, intent } = await paidOrder();
  payments.stripe.ledger.refund(intent, 4000, {});
  await settle(id);
  expect(sums(await read(id))).toEqual(['partly_refunded', 4828, 4828, 4000]);
  await expect(ask(id, { cents: 900 })).rejects.toThrow('at most $8.28');
});

test('a refund that the provider refuses has failed, and the timeline shows it', async () => {
  const { id, intent } = await paidOrder();
  payments.stripe.ledger.refund(intent, 4828, {});
  await ask(id, { cents: 100 });
  await due();
  expect(await run('select state from refunds where order_id = $1 and cents = 100', [id])).toEqual([
    { state: 'failed' },
  ]);
});

test('cash that was paid on delivery is refunded manually, and the refund is recorded', async () => {
  const { id } = await insertTestOrder(payments.database.db, {
    paymentState: 'paid',
    authorisedCents: 4828,
    capturedCents: 4828,
    fulfilmentState: 'delivered',
  });
  await ask(id, { cents: 828 });
  await due();
  expect(sums(await read(id))).toEqual(['partly_refunded', 4828, 4828, 828]);
});
