import { eq } from 'drizzle-orm';
import { refunds } from '../../platform/database/outboxTables.ts';
import { NeverWorks } from '../../platform/outbox/queueWork.ts';
import type { PaymentProvider, ProviderPayment } from './PaymentProvider.ts';
import { findPayable, lockPayable, type PayableOrder } from './paymentQueries.ts';
import type { SettleNeeds } from './settleOrder.ts';
import { takeOverRefunds } from './takeOverRefunds.ts';

/**
 * Makes a promised refund at the provider's, once: by its key, and because one that is there already is taken over.
 * One that is refused for good has failed, and what it promised may be refunded again.
 */
export async function sendRefund(
  { database, settleRefunded }: Pick<SettleNeeds, 'database' | 'settleRefunded'>,
  provider: PaymentProvider,
  refundId: string,
): Promise<void> {
  const [refund] = await database.db.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund) throw new NeverWorks('There is no such refund.');
  if (refund.state !== 'pending') return;
  const order = await findPayable(database, refund.orderId);
  if (!order) throw new NeverWorks('There is no such order.');
  const made = await make(provider, order, refund);
  await database.transaction(async (tx) => {
    const now = await lockPayable(tx, order.id);
    if (now) await takeOverRefunds(tx, now, [made], settleRefunded);
  });
}

async function make(
  provider: PaymentProvider,
  order: PayableOrder,
  { id, cents, key }: typeof refunds.$inferSelect,
): Promise<ProviderPayment['refunds'][number]> {
  const { refunds: there } = await provider.find(order);
  const found = there.find(({ refundId }) => refundId === id);
  if (found) return found;
  try {
    return await provider.refund(order.providerPayment ?? '', { orderId: order.id, refundId: id, cents }, key);
  } catch (error) {
    if (!(error instanceof NeverWorks)) throw error;
    return { id: `refused.${id}`, refundId: id, cents, state: 'failed' };
  }
}
