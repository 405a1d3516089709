import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { cancelOrderIn } from './cancelOrder.ts';
import type { Round } from '../../platform/rounds/Round.ts';

/** An expression for `orders o`: it is not confirmed, and there is still time. */
export const unconfirmedSql = `(o.confirm_by is not null and o.confirmed_at is null and o.fulfilment_state = 'new')`;

/** `released` = it was canceled before; `sold_out` = its units are gone, and it was canceled just now. */
export type Confirmation = 'confirmed' | 'released' | 'sold_out';

/**
 * Confirms an order, any number of times. One whose units were left on the shelf takes them now.
 * @param orderId of an order that exists
 */
export async function confirmOrder({ transaction }: Database, orderId: string): Promise<Confirmation> {
  return transaction(async (tx) => {
    const { rows } = await tx.execute<{ waits: boolean; holds: boolean; canceled: boolean }>(sql`
      select ${sql.raw(unconfirmedSql)} as waits, o.holds_stock as holds, o.fulfilment_state = 'cancelled' as canceled
      from orders o where o.id = ${orderId} for update`);
    const [order] = rows;
    if (!order?.waits) return order?.canceled ? 'released' : 'confirmed';
    if (order.holds) await confirmHeldIn(tx, sql`o.id = ${orderId}`);
    else if (!(await takeAndConfirm(tx, orderId))) {
      await cancelOrderIn(tx, orderId, 'sold_out');
      return 'sold_out';
    }
    return 'confirmed';
  });
}

/** Confirms the orders that have their units already. @param which for `orders o` */
export async function confirmHeldIn(tx: Queries, which: SQL): Promise<void> {
  await tx.execute(sql`
    with confirmed as (
      update orders o set confirmed_at = now(), updated_at = now()
      where ${sql.raw(unconfirmedSql)} and o.holds_stock and ${which}
      returning o.id
    ),
    amounts as (
      select variant_id, sum(quantity)::int as quantity
      from order_lines join confirmed on order_id = confirmed.id
      where variant_id is not null group by variant_id
    ),
    locked as (
      select s.variant_id, amounts.quantity from stock s join amounts on amounts.variant_id = s.variant_id
      order by s.variant_id for update of s
    ),
    freed as (
      update stock s set held_units = greatest(s.held_units - locked.quantity, 0)
      from locked where s.variant_id = locked.variant_id
    )
    insert into order_events (order_id, kind) select id, 'confirmed' from confirmed`);
}

/** @returns false when not all of it is there anymore: then nothing was changed */
async function takeAndConfirm(tx: Queries, orderId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with amounts as (
      select variant_id, sum(quantity)::int as quantity from order_lines where order_id = ${orderId} group by variant_id
    ),
    locked as (
      select s.variant_id, s.units, amounts.quantity from stock s join amounts on amounts.variant_id = s.variant_id
      order by s.variant_id for update of s
    ),
    decided as (
      select count(*) = (select count(*) from amounts) and coalesce(bool_and(units >= quantity), false) as is_there
      from locked
    ),
    taken as (
      update stock s set units = locked.units - locked.quantity
      from locked cross join decided
      where s.variant_id = locked.variant_id and decided.is_there
    ),
    confirmed as (
      update orders o set confirmed_at = now(), holds_stock = true, updated_at = now()
      from decided where o.id = ${orderId} and decided.is_there
      returning o.id
    )
    insert into order_events (order_id, kind) select id, 'confirmed' from confirmed returning id`);
  return rows.length > 0;
}

/** The most orders of one round; the next round takes others. */
const most = 100;

/**
 * Cancels the orders that were not confirmed in time, and releases their units. Several processes may do so at once.
 * @returns how many orders
 */
export async function releaseUnconfirmed({ db, transaction }: Database, now = new Date()): Promise<number> {
  const isDue = sql`${sql.raw(unconfirmedSql)} and o.confirm_by <= ${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: string }>(
    sql`select o.id from orders o where ${isDue} order by o.confirm_by limit ${most}`,
  );
  let released = 0;
  for (const { id } of rows) {
    await transaction(async (tx) => {
      // Someone may have confirmed it in between.
      const due = await tx.execute(sql`select o.id from orders o where o.id = ${id} and ${isDue} for update`);
      if (due.rows.length && (await cancelOrderIn(tx, id, 'unconfirmed'))) released += 1;
    });
  }
  return released;
}

export const unconfirmedRound: Round = {
  name: 'unconfirmed orders',
  go: (database) => releaseUnconfirmed(database),
};
