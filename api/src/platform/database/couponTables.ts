import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { orders } from './orderTables.ts';

/** `code` in capitals. `value` is percent, or cents, or nothing (0) for free delivery. Loading never touches `uses`. */
export const coupons = pgTable(
  'coupons',
  {
    code: text().primaryKey(),
    kind: text().$type<'percent' | 'fixed' | 'delivery'>().notNull(),
    value: integer().notNull(),
    /** Of merchandise. */
    minimumCents: integer('minimum_cents').notNull().default(0),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    totalLimit: integer('total_limit'),
    customerLimit: integer('customer_limit'),
    uses: integer().notNull().default(0),
    /** False when the data has it no more. */
    active: boolean().notNull().default(true),
  },
  (table) => [
    check('coupons_kind', sql`${table.kind} in ('percent', 'fixed', 'delivery')`),
    check(
      'coupons_uses',
      sql`${table.uses} >= 0 and (${table.totalLimit} is null or ${table.uses} <= ${table.totalLimit})`,
    ),
  ],
);

/** One row for each name by which the customer of an order is known (see customerKeys.ts); gone when it is canceled. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    couponCode: text('coupon_code')
      .notNull()
      .references(() => coupons.code),
    customerKey: text('customer_key').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
  },
  (table) => [
    primaryKey({ columns: [table.couponCode, table.customerKey, table.orderId] }),
    index('coupon_uses_order').on(table.orderId),
  ],
);
