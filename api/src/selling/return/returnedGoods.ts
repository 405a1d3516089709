import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { mayFollow, fulfilmentTransitions } from '../order-state/transitions.ts';
import { insertEvent, type PayableOrder } from '../payment/paymentQueries.ts';

/** Returned units go back into stock, if the catalogue still has them. Rows are locked by their ids' order. */
export async function putBack(tx: Queries, returnId: string): Promise<void> {
  await tx.execute(sql`
    with amounts as (
      select ol.variant_id, sum(rl.quantity)::int as quantity
      from return_lines rl
        join returns r on r.id = rl.return_id
        join order_lines ol on ol.order_id = r.order_id and ol.position = rl.position
      where rl.return_id = ${returnId} and ol.variant_id is not null
      group by ol.variant_id
    ),
    locked as (
      select s.variant_id from stock s join amounts on amounts.variant_id = s.variant_id
      order by s.variant_id for update of s
    )
    update stock s set units = s.units + amounts.quantity
    from amounts join locked on locked.variant_id = amounts.variant_id
    where s.variant_id = amounts.variant_id`);
}

/** An order of which everything came back is a returned one. */
export async function closeReturnedOrder(tx: Queries, { id, fulfilmentState }: PayableOrder): Promise<void> {
  if (!mayFollow(fulfilmentTransitions, fulfilmentState, 'returned')) return;
  const { rows } = await tx.execute(sql`
    update orders set fulfilment_state = 'returned', updated_at = now()
    where id = ${id} and fulfilment_state = ${fulfilmentState} and not exists (
      select from order_lines ol where ol.order_id = ${id} and ol.quantity > (
        select coalesce(sum(rl.quantity), 0) from return_lines rl join returns r on r.id = rl.return_id
        where r.order_id = ${id} and rl.position = ol.position and r.state in ('received', 'refunded')
      )
    ) returning id`);
  if (rows.length) await insertEvent(tx, id, 'returned');
}
