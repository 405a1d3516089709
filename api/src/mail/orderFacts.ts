import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orderEvents, orderLines, orders } from '../database/orderTables.ts';
import { refunds } from '../database/outboxTables.ts';

export type MailedOrder = NonNullable<Awaited<ReturnType<typeof findMailedOrder>>>;

/** All that mails say of an order. */
export async function findMailedOrder({ db }: Pick<Database, 'db'>, id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) return undefined;
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position));
  const [cancelled] = await db
    .select({ facts: orderEvents.facts })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), eq(orderEvents.kind, 'cancelled')))
    .limit(1);
  return { ...order, lines, cancelledBecause: cancelled?.facts.reason };
}

export async function findRefundCents({ db }: Pick<Database, 'db'>, id: string): Promise<number | undefined> {
  const [refund] = await db.select({ cents: refunds.cents }).from(refunds).where(eq(refunds.id, id));
  return refund?.cents;
}
