import { and, eq, ne } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { orders } from '../../platform/database/orderTables.ts';
import { refunds } from '../../platform/database/outboxTables.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { judgePayment } from './judgePayment.ts';
import type { ProviderPayment } from './PaymentProvider.ts';
import { movePayment, type PayableOrder } from './paymentQueries.ts';
import { requestRefund } from './requestRefund.ts';
import { type SettleRefunded, takeOverRefunds } from './takeOverRefunds.ts';
import { orderMailKinds } from '../order-state/orderMailKinds.ts';

/** What other subjects do when a payment changes; the payment does not know them. */
export interface PaymentEffects {
  /** Of an unpaid order: its stock and its coupon are available again. */
  cancelOrder: (tx: Queries, orderId: string, reason: string) => Promise<unknown>;
  settleRefunded: SettleRefunded;
}

/**
 * Brings a locked order to the state at the provider. A repeated or late state changes nothing: states only advance.
 * @throws NeverWorks when the sum is not the order's
 */
export async function takeOver(
  tx: Queries,
  order: PayableOrder,
  truth: ProviderPayment,
  { cancelOrder, settleRefunded }: PaymentEffects,
): Promise<void> {
  const news = judgePayment(order, truth);
  if (truth.payment && truth.payment !== order.providerPayment) {
    await tx.update(orders).set({ providerPayment: truth.payment }).where(eq(orders.id, order.id));
  }
  if (news === 'taken') await takeOverMoney(tx, order, truth, settleRefunded);
  if (news === 'failed') await movePayment(tx, order, 'failed', {});
  if (news === 'abandoned') await cancelOrder(tx, order.id, 'unpaid');
  if (news === 'abandoned' || news === 'voided') await movePayment(tx, order, 'voided', {});
  if (news === 'authorised') {
    const isNew = await movePayment(tx, order, 'authorised', { authorisedCents: order.totalCents });
    if (isNew) await queueWork(tx, orderMailKinds.row({ mail: 'order-placed', orderId: order.id }));
  }
}

async function takeOverMoney(
  tx: Queries,
  order: PayableOrder,
  truth: ProviderPayment,
  settleRefunded: SettleRefunded,
): Promise<void> {
  const { id, totalCents } = order;
  const wasPending = order.paymentState === 'pending' || order.paymentState === 'failed';
  const sums = { authorisedCents: totalCents, capturedCents: totalCents };
  // Once: back from a refund to paid leads only what the bank sends back, see takeOverRefunds.
  const isNew = !order.capturedCents && (await movePayment(tx, order, 'paid', sums, { cents: totalCents }));
  const now = isNew ? { ...order, ...sums, paymentState: 'paid' as const } : order;
  if (isNew && wasPending && order.fulfilmentState !== 'cancelled') {
    await queueWork(tx, orderMailKinds.row({ mail: 'order-placed', orderId: id }));
  }
  await takeOverRefunds(tx, now, truth.refunds, settleRefunded);
  // Someone paid in the moment in which the order was cancelled.
  if (order.fulfilmentState === 'cancelled' && !(await hasRefund(tx, id))) {
    await requestRefund(tx, id, { reason: 'The order was canceled.' });
  }
}

async function hasRefund(tx: Queries, orderId: string): Promise<boolean> {
  const isLive = and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed'));
  return (await tx.select({ id: refunds.id }).from(refunds).where(isLive).limit(1)).length > 0;
}
