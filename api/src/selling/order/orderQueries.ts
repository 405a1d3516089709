import type { Address } from '@paw/rules/addressRules.ts';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';
import { unconfirmedSql } from './confirmOrder.ts';
import type { OrderView } from './orderSchemas.ts';
import { type OrderRow, viewOrder } from './viewOrder.ts';

const texts = {
  // Of an event's facts only these are shown: the others are internal.
  find: `select o.number, to_json(o.placed_at) #>> '{}' as "placedAt", o.email_typed as email, o.name, o.phone, o.address,
      o.delivery, o.merchandise_cents as "merchandiseCents", o.discount_cents as "discountCents",
      o.coupon_code as coupon, o.delivery_cents as "deliveryCents", o.surcharge_cents as "surchargeCents",
      o.tax_cents as "taxCents", o.total_cents as "totalCents", o.refunded_cents as "refundedCents",
      o.is_first_order as "isFirstOrder", o.payment_method as method, o.payment_state as "paymentState",
      o.payment_url as "paymentUrl", o.fulfilment_state as "fulfilmentState", o.tracking,
      case when ${unconfirmedSql} then json_build_object('by', o.confirm_by, 'isSetAside', o.holds_stock) end as unconfirmed,
      (
        select json_agg(json_build_object(
          'sku', sku, 'slug', product_slug, 'title', title, 'size', size, 'color', json_build_object('name', colour),
          'picture', picture, 'unitCents', unit_cents, 'quantity', quantity, 'lineCents', unit_cents * quantity,
          'discountCents', discount_cents, 'taxCents', tax_cents
        ) order by position)
        from order_lines where order_id = o.id
      ) as lines, (
        select json_agg(json_strip_nulls(json_build_object(
          'at', at, 'kind', kind, 'cents', (facts->>'cents')::int, 'tracking', facts->>'tracking',
          'reason', case when kind = 'cancelled' then facts->>'reason' end
        )) order by id)
        from order_events where order_id = o.id
      ) as timeline
    from orders o where o.id = $1`,

  track: `select id from orders where number = $1 and email = $2`,

  addresses: `select address from (
      select distinct on (address_key) address, placed_at from orders where account_id = $1
      order by address_key, placed_at desc
    ) each order by placed_at desc limit $2`,
};

export function orderQueries(database: Database) {
  const find = preparedRead<OrderRow>(database, 'find_order', texts.find);
  const track = preparedRead<{ id: string }>(database, 'track_order', texts.track);
  const addresses = preparedRead<{ address: Address }>(database, 'list_addresses', texts.addresses);
  return {
    /** @throws ApiProblem 404 */
    getOrder: async (id: string | undefined): Promise<OrderView> => {
      const [row] = id ? await find([id]) : [];
      if (!row) throw new ApiProblem(404, 'order_not_found', 'We can’t find this order. Check the link.');
      return viewOrder(row);
    },

    /** Both as they are stored. */
    findOrderId: async (number: string, email: string) => (await track([number, email]))[0]?.id,

    /** Where a member's orders went, the last one first, each household once. */
    listAddresses: async (accountId: string, most: number) =>
      (await addresses([accountId, most])).map(({ address }) => address),
  };
}
