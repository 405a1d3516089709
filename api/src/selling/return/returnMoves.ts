import { and, eq, sql } from 'drizzle-orm';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refunds } from '../../platform/database/outboxTables.ts';
import { returns } from '../../platform/database/returnTables.ts';
import { mayFollow } from '../order-state/transitions.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { insertEvent, lockPayable, type PayableOrder } from '../payment/paymentQueries.ts';
import { requestRefund } from '../payment/requestRefund.ts';
import { closeReturnedOrder, putBack } from './returnedGoods.ts';
import type { ReturnState } from '../../platform/database/orderStates.ts';
import { returnTransitions } from './returnStates.ts';
import { returnMailKinds } from './returnMails.ts';

type Return = typeof returns.$inferSelect;

/**
 * A return; its order is locked until the transaction ends.
 * @throws ApiProblem 404 return_not_found
 */
async function lockReturn(tx: Queries, id: string): Promise<{ order: PayableOrder; found: Return }> {
  const [known] = await tx.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, id));
  const order = known && (await lockPayable(tx, known.orderId));
  const [found] = order ? await tx.select().from(returns).where(eq(returns.id, id)) : [];
  if (order && found) return { order, found };
  throw new ApiProblem(404, 'return_not_found', 'There is no such return: "returns" lists the open ones.');
}

/** @throws ApiProblem 409 wrong_state */
async function move(tx: Queries, { id, state: from, orderId }: Return, to: ReturnState, words?: string) {
  if (!mayFollow(returnTransitions, from, to)) {
    throw new ApiProblem(409, 'wrong_state', `This return is ${from}, so it cannot become ${to}.`);
  }
  await tx
    .update(returns)
    .set({ state: to, ...(words && { words }), updatedAt: sql`now()` })
    .where(and(eq(returns.id, id), eq(returns.state, from)));
  await insertEvent(tx, orderId, `return_${to}`);
}

/**
 * The shopper may send it, or may not, and reads why.
 * @returns the order's number. @throws ApiProblem 404 return_not_found, 409 wrong_state
 */
export async function answerReturn(tx: Queries, id: string, to: 'approved' | 'refused', words?: string) {
  const { order, found } = await lockReturn(tx, id);
  await move(tx, found, to, words);
  await queueWork(tx, returnMailKinds.row({ mail: `return-${to}`, orderId: order.id, returnId: id }));
  return order.number;
}

interface Arrival {
  /** The goods can be sold again. */
  restock: boolean;
  /** False when the money went back another way. */
  refund: boolean;
}

/**
 * The units have arrived: the refund is made like any other, with its email. A second call after a failed refund only
 * repeats the refund.
 * @returns the order's number, and the cents that go back
 * @throws ApiProblem 404 return_not_found, 409 wrong_state, or as requestRefund
 */
export async function receiveReturn(tx: Queries, id: string, { restock, refund }: Arrival) {
  const { order, found } = await lockReturn(tx, id);
  if (!(await needsMoneyOnly(tx, found))) {
    await move(tx, found, 'received');
    if (restock) await putBack(tx, id);
    await closeReturnedOrder(tx, order);
  }
  const { number } = order;
  if (!refund) {
    await tx.update(returns).set({ state: 'refunded', updatedAt: sql`now()` }).where(eq(returns.id, id));
    return { number, cents: 0 };
  }
  const { rows } = await tx.execute<{ position: number; quantity: number }>(sql`
    select position, quantity from return_lines where return_id = ${id} order by position`);
  const made = await requestRefund(tx, order.id, { reason: `Return ${id.slice(0, 8)}`, lines: rows });
  await tx.update(returns).set({ refundId: made.id }).where(eq(returns.id, id));
  return { number, cents: made.cents };
}

async function needsMoneyOnly(tx: Queries, { state, refundId }: Return): Promise<boolean> {
  if (state !== 'received' || !refundId) return false;
  const [refund] = await tx.select({ state: refunds.state }).from(refunds).where(eq(refunds.id, refundId));
  return refund?.state === 'failed';
}

/** The money of a refund has arrived: the return that it was for is at its end. */
export async function settleReturn(tx: Queries, refundId: string): Promise<void> {
  await tx
    .update(returns)
    .set({ state: 'refunded', updatedAt: sql`now()` })
    .where(and(eq(returns.refundId, refundId), eq(returns.state, 'received')));
}
