import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orderEvents, orderLines, orders } from '../../platform/database/orderTables.ts';
import { accounts } from '../../platform/database/schema.ts';
import { refunds } from '../../platform/database/outboxTables.ts';

export type MailedOrder = NonNullable<Awaited<ReturnType<typeof findMailedOrder>>>;

/** All that emails say about an order. */
export async function findMailedOrder({ db }: Pick<Database, 'db'>, id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) return undefined;
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position));
  const timeline = await db
    .select({ at: orderEvents.at, kind: orderEvents.kind, facts: orderEvents.facts })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.id));
  const cancelled = timeline.find(({ kind }) => kind === 'cancelled');
  const [owner] = order.accountId
    ? await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, order.accountId))
    : [];
  /** The owner of the address has proved to be the buyer. To anyone else no word goes that someone typed. */
  const isEmailProved = order.confirmedAt !== null || owner?.email === order.email;
  return { ...order, lines, timeline, cancelledBecause: cancelled?.facts.reason, isEmailProved };
}

export const isUnconfirmed = ({ confirmBy, confirmedAt, fulfilmentState }: MailedOrder): boolean =>
  confirmBy !== null && confirmedAt === null && fulfilmentState === 'new';

export async function findRefundCents({ db }: Pick<Database, 'db'>, id: string): Promise<number | undefined> {
  const [refund] = await db.select({ cents: refunds.cents }).from(refunds).where(eq(refunds.id, id));
  return refund?.cents;
}
