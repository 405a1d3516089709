import { and, eq, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { orders } from '../../platform/database/orderTables.ts';
import { refunds } from '../../platform/database/outboxTables.ts';
import { mayFollow, paymentTransitions, stateAfterRefunds } from '../order-state/transitions.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import type { ProviderPayment } from './PaymentProvider.ts';
import { insertEvent, type PayableOrder } from './paymentQueries.ts';
import { orderMailKinds } from '../order-state/orderMailKinds.ts';

type Refunds = ProviderPayment['refunds'];

/** A refund's money has arrived: whatever it was for is at its end. */
export type SettleRefunded = (tx: Queries, refundId: string) => Promise<void>;

/**
 * Brings a locked order's refunds to what is true at the provider's, those too that someone made there by hand.
 * @param settle called for each refund whose money has arrived
 */
export async function takeOverRefunds(
  tx: Queries,
  order: PayableOrder,
  found: Refunds,
  settle: SettleRefunded,
): Promise<void> {
  for (const one of found) await takeOverRefund(tx, order.id, one, settle);
  if (found.length) await recount(tx, order);
}

async function takeOverRefund(
  tx: Queries,
  orderId: string,
  { id, refundId, cents, state }: Refunds[number],
  settle: SettleRefunded,
): Promise<void> {
  const isOurs = refundId ? eq(refunds.id, refundId) : undefined;
  const [known] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), or(eq(refunds.providerId, id), isOurs)));
  if (known?.state === state && known.providerId === id) return;
  const settledAt = state === 'pending' ? null : sql`now()`;
  const values = { state, providerId: id, settledAt };
  const [saved] = known
    ? await tx.update(refunds).set(values).where(eq(refunds.id, known.id)).returning({ id: refunds.id })
    : await tx
        .insert(refunds)
        .values({ orderId, cents, reason: 'Made at the payment provider.', key: `provider.${id}`, ...values })
        .returning({ id: refunds.id });
  if (!saved || state === 'pending' || known?.state === state) return;
  await insertEvent(tx, orderId, state === 'done' ? 'refunded' : 'refund_failed', { cents });
  if (state !== 'done') return;
  await settle(tx, saved.id);
  await queueWork(tx, orderMailKinds.row({ mail: 'order-refunded', orderId, refundId: saved.id }));
}

/** `refunded_cents` is the sum of what is done; the state follows it where it can. */
async function recount(tx: Queries, order: PayableOrder): Promise<void> {
  const [sum] = await tx
    .select({ cents: sql<number>`coalesce(sum(${refunds.cents}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.state, 'done')));
  const refundedCents = sum?.cents ?? 0;
  if (refundedCents === order.refundedCents) return;
  const to = stateAfterRefunds(refundedCents, order.capturedCents);
  const isNext = mayFollow(paymentTransitions, order.paymentState, to);
  await tx
    .update(orders)
    .set({ refundedCents, ...(isNext && { paymentState: to }), updatedAt: sql`now()` })
    .where(and(eq(orders.id, order.id), eq(orders.paymentState, order.paymentState)));
}
