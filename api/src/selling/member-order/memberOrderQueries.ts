import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';
import type { ListedOrder } from './memberOrderSchemas.ts';

const ordersAPage = 10;

const texts = {
  list: `select o.id, o.number, to_json(o.placed_at) #>> '{}' as "placedAt", o.total_cents as "totalCents",
      json_build_object('state', o.fulfilment_state) as fulfilment, json_build_object('state', o.payment_state) as payment,
      lines.units, lines.lines
    from orders o cross join lateral (
      select coalesce(sum(quantity), 0)::int as units, coalesce(json_agg(json_build_object(
        'title', title, 'slug', product_slug, 'picture', picture, 'quantity', quantity
      ) order by position), '[]') as lines
      from order_lines where order_id = o.id
    ) lines
    where o.account_id = $1 order by o.placed_at desc, o.id limit ${ordersAPage} offset $2`,
  count: `select count(*)::int as total from orders where account_id = $1`,
  find: `select id from orders where account_id = $1 and number = $2`,
};

/** A member's own orders; those of others are never found. */
export function memberOrderQueries(database: Database) {
  const list = preparedRead<ListedOrder>(database, 'list_member_orders', texts.list);
  const count = preparedRead<{ total: number }>(database, 'count_member_orders', texts.count);
  const find = preparedRead<{ id: string }>(database, 'find_member_order', texts.find);
  return {
    async listPage(accountId: string, page: number) {
      const [orders, [counted]] = await Promise.all([list([accountId, (page - 1) * ordersAPage]), count([accountId])]);
      const total = counted?.total ?? 0;
      return { orders, total, pages: Math.max(1, Math.ceil(total / ordersAPage)) };
    },

    /** @param number in its stored form */
    findOrderId: async (accountId: string, number: string): Promise<string | undefined> =>
      (await find([accountId, number]))[0]?.id,
  };
}
