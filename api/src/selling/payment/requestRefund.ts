import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Queries } from '../../platform/database/database.ts';
import { orderLines } from '../../platform/database/orderTables.ts';
import { refunds } from '../../platform/database/outboxTables.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { decideRefund, type LineUnits } from './decideRefund.ts';
import { lockPayable } from './paymentQueries.ts';
import { paymentRow } from './paymentJobs.ts';

/** `lines` by position from 0; neither cents nor lines = all that is left. */
export interface RefundWish {
  /** Of the caller's choice: the same one again is the same refund. */
  id?: string;
  reason: string;
  cents?: number;
  lines?: LineUnits[];
}

/**
 * Promises some of what was taken back and queues the way there. The order is locked, so that no two promise the same
 * cents.
 * @throws ApiProblem 404 order_not_found, or as decideRefund
 */
export async function requestRefund(
  tx: Queries,
  orderId: string,
  { id = randomUUID(), reason, cents, lines }: RefundWish,
) {
  const order = await lockPayable(tx, orderId);
  if (!order) throw new ApiProblem(404, 'order_not_found', 'There is no such order.');
  const [known] = await tx.select().from(refunds).where(eq(refunds.id, id));
  if (known && known.orderId !== orderId) throw new ApiProblem(409, 'key_reused', 'This id belongs to another refund.');
  if (known) return { id, cents: known.cents, isNew: false };
  const paid = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const earlier = await tx
    .select({ cents: refunds.cents, lines: refunds.lines })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed')));
  const decided = decideRefund({ ...order, lines: paid, earlier }, { cents, lines });
  const row = paymentRow({ job: 'refund', orderId, refundId: id });
  await tx.insert(refunds).values({ id, orderId, cents: decided, reason, lines, key: row.messageId });
  await queueWork(tx, row);
  return { id, cents: decided, isNew: true };
}
