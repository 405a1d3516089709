import { and, eq, sql } from 'drizzle-orm';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Queries } from '../../platform/database/database.ts';
import { orders } from '../../platform/database/orderTables.ts';
import { checkTransition, fulfilmentTransitions } from '../../selling/order-state/transitions.ts';
import type { FulfilmentState } from '../../platform/database/orderStates.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { checkPromised, checkTaken } from '../../selling/payment/checkPaid.ts';
import { insertEvent, lockPayable, movePayment, type PayableOrder } from '../../selling/payment/paymentQueries.ts';
import { orderMailKinds } from '../../selling/order-state/orderMailKinds.ts';
import { paymentRow } from '../../selling/payment/paymentJobs.ts';

/** @param number in its stored form. @throws ApiProblem 404 */
export async function lockOrder(tx: Queries, number: string): Promise<PayableOrder> {
  const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
  const order = found && (await lockPayable(tx, found.id));
  if (order) return order;
  throw new ApiProblem(404, 'order_not_found', `There is no order ${number}: "orders" lists them.`);
}

/** Money that a provider promised is taken now. @throws ApiProblem 409 wrong_state, not_confirmed, not_paid */
export async function packOrder(tx: Queries, number: string): Promise<void> {
  const order = await lockOrder(tx, number);
  checkTransition(fulfilmentTransitions, order.fulfilmentState, 'packed');
  checkConfirmed(order);
  checkPromised(order);
  await move(tx, order, 'packed');
  if (order.method !== 'delivery') await queueWork(tx, paymentRow({ job: 'capture', orderId: order.id }));
}

function checkConfirmed({ number, confirmBy, confirmedAt }: PayableOrder): void {
  if (confirmBy === null || confirmedAt !== null) return;
  const until = `${new Date(confirmBy).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const words = `Order ${number} is not confirmed: its buyer has until ${until} to open the link in our email. Pack it after that, or not at all.`;
  throw new ApiProblem(409, 'not_confirmed', words);
}

/** @throws ApiProblem 409 wrong_state, not_paid */
export async function shipOrder(tx: Queries, number: string, tracking?: string): Promise<void> {
  const order = await lockOrder(tx, number);
  checkTransition(fulfilmentTransitions, order.fulfilmentState, 'shipped');
  checkTaken(order);
  await move(tx, order, 'shipped', tracking);
  await queueWork(tx, orderMailKinds.row({ mail: 'order-shipped', orderId: order.id }));
}

/** Cash changes hands with the parcel. @throws ApiProblem 409 wrong_state */
export async function deliverOrder(tx: Queries, number: string): Promise<void> {
  const order = await lockOrder(tx, number);
  checkTransition(fulfilmentTransitions, order.fulfilmentState, 'delivered');
  await move(tx, order, 'delivered');
  const { totalCents } = order;
  if (order.method === 'delivery') {
    await movePayment(
      tx,
      order,
      'paid',
      { authorisedCents: totalCents, capturedCents: totalCents },
      { cents: totalCents },
    );
  }
  await queueWork(tx, orderMailKinds.row({ mail: 'order-delivered', orderId: order.id }));
}

/** The row is locked; `where` says once more from which state it goes. */
async function move(tx: Queries, order: PayableOrder, to: FulfilmentState, tracking?: string): Promise<void> {
  const { id, fulfilmentState: from } = order;
  const moved = await tx
    .update(orders)
    .set({ fulfilmentState: to, ...(tracking && { tracking }), updatedAt: sql`now()` })
    .where(and(eq(orders.id, id), eq(orders.fulfilmentState, from)))
    .returning({ id: orders.id });
  if (!moved.length)
    throw new ApiProblem(409, 'wrong_state', `Order ${order.number} has just changed: check it and try again.`);
  await insertEvent(tx, id, to, tracking ? { tracking } : {});
}
