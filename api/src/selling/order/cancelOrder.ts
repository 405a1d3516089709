import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { statesBefore, fulfilmentTransitions, paymentTransitions } from '../order-state/transitions.ts';
import { orderMailKinds } from '../order-state/orderMailKinds.ts';
import { paymentRow } from '../payment/paymentJobs.ts';

/**
 * Cancels an order in the caller's transaction: stock and the coupon's use are given back, and email and payment work
 * queued, all of it once, also for simultaneous calls. A cash payment that was not made is void at once; the worker
 * releases what a provider authorized.
 * @param reason for the email and the timeline: 'shopper', 'unpaid', 'unconfirmed' or 'sold_out'
 * @returns false when the order is gone too far, or cancelled already: then nothing was changed
 */
export async function cancelOrderIn(tx: Queries, orderId: string, reason: string): Promise<boolean> {
  const from = statesBefore(fulfilmentTransitions, 'cancelled');
  const voidable = statesBefore(paymentTransitions, 'voided');
  const { rows } = await tx.execute(sql`
    with cancelled as (
      update orders set fulfilment_state = 'cancelled', updated_at = now(),
        payment_state = case
          when payment_method = 'delivery' and payment_state = any(${sql.param(voidable)}::text[]) then 'voided'
          else payment_state
        end
      where id = ${orderId} and fulfilment_state = any(${sql.param(from)}::text[])
      returning id, payment_method, holds_stock, confirm_by is not null and confirmed_at is null as is_unconfirmed
    ),
    amounts as (
      select variant_id, sum(quantity)::int as quantity,
        case when is_unconfirmed then sum(quantity)::int else 0 end as held
      from order_lines join cancelled on order_id = cancelled.id
      where variant_id is not null and holds_stock group by variant_id, is_unconfirmed
    ),
    locked as (
      select s.variant_id from stock s join amounts on amounts.variant_id = s.variant_id
      order by s.variant_id for update of s
    ),
    returned as (
      update stock s set units = s.units + amounts.quantity,
        held_units = greatest(s.held_units - amounts.held, 0)
      from amounts join locked on locked.variant_id = amounts.variant_id
      where s.variant_id = amounts.variant_id
    ),
    freed as (delete from coupon_uses using cancelled where order_id = cancelled.id returning coupon_code),
    counted as (
      update coupons set uses = uses - 1 where code in (select distinct coupon_code from freed)
    ),
    told as (
      insert into order_events (order_id, kind, facts)
      select id, 'cancelled', jsonb_build_object('reason', ${reason}::text) from cancelled
    )
    select payment_method as method from cancelled`);
  if (!rows[0]) return false;
  const work = [orderMailKinds.row({ mail: 'order-cancelled', orderId })];
  if (rows[0].method === 'stripe') work.push(paymentRow({ job: 'release', orderId }));
  await queueWork(tx, ...work);
  return true;
}
