import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { orderEvents, orders } from '../../platform/database/orderTables.ts';
import { mayFollow, paymentTransitions } from '../order-state/transitions.ts';
import type { PaymentState } from '../../platform/database/orderStates.ts';

/** An order as its payment sees it. `age` in minutes since it was placed. */
export type PayableOrder = NonNullable<Awaited<ReturnType<typeof findPayable>>>;

const columns = {
  id: orders.id,
  number: orders.number,
  email: orders.emailTyped,
  totalCents: orders.totalCents,
  method: orders.paymentMethod,
  paymentState: orders.paymentState,
  fulfilmentState: orders.fulfilmentState,
  authorisedCents: orders.authorisedCents,
  capturedCents: orders.capturedCents,
  refundedCents: orders.refundedCents,
  providerSession: orders.providerSession,
  providerPayment: orders.providerPayment,
  paymentUrl: orders.paymentUrl,
  confirmBy: orders.confirmBy,
  confirmedAt: orders.confirmedAt,
  age: sql<number>`(extract(epoch from now() - ${orders.placedAt}) / 60)::float8`,
};

export async function findPayable({ db }: Pick<Database, 'db'>, id: string) {
  const [order] = await db.select(columns).from(orders).where(eq(orders.id, id));
  return order;
}

/** The same, locked until the transaction ends. */
export async function lockPayable(tx: Queries, id: string): Promise<PayableOrder | undefined> {
  const [order] = await tx.select(columns).from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

type Change = Partial<
  Pick<
    typeof orders.$inferInsert,
    'authorisedCents' | 'capturedCents' | 'refundedCents' | 'providerPayment' | 'paymentUrl'
  >
>;

/**
 * Moves a payment on, with what changes beside its state, and writes it into the timeline.
 * @returns false when `to` cannot follow, or when the order was elsewhere by now: then nothing changed
 */
export async function movePayment(
  tx: Queries,
  { id, paymentState: from }: Pick<PayableOrder, 'id' | 'paymentState'>,
  to: PaymentState,
  change: Change,
  facts: Record<string, unknown> = {},
): Promise<boolean> {
  if (!mayFollow(paymentTransitions, from, to)) return false;
  const moved = await tx
    .update(orders)
    .set({ ...change, paymentState: to, updatedAt: sql`now()` })
    .where(and(eq(orders.id, id), eq(orders.paymentState, from)))
    .returning({ id: orders.id });
  if (!moved.length) return false;
  await insertEvent(tx, id, to === 'failed' ? 'payment_failed' : to, facts);
  return true;
}

/** A line of the order's timeline: `kind` is a past fact. */
export async function insertEvent(
  tx: Queries,
  orderId: string,
  kind: string,
  facts: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, kind, facts });
}

/** Where the hosted page of an order is. The first one counts. */
export async function savePage(tx: Queries, id: string, page: { session: string; url: string }) {
  const [saved] = await tx
    .update(orders)
    .set({ providerSession: page.session, paymentUrl: page.url, updatedAt: sql`now()` })
    .where(and(eq(orders.id, id), sql`${orders.providerSession} is null`))
    .returning({ fulfilmentState: orders.fulfilmentState });
  return saved;
}
