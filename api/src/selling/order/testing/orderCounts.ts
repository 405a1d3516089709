import type { TestOrders } from '../../../testing/testOrders.ts';

const texts = [
  ...['orders', 'order_lines', 'order_events', 'coupon_uses', 'outbox'].map(
    (table) => `select count(*)::int from ${table}`,
  ),
  'select sum(units)::int from stock',
  'select sum(uses)::int from coupons',
];

/** Everything that an order writes, and what is left of what it takes. */
export const orderCounts = async ({ run }: TestOrders): Promise<number[]> =>
  (await Promise.all(texts.map((text) => run(text)))).map(([row]) => Object.values<number>(row)[0] ?? 0);
