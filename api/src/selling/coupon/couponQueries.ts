import type { Database, Transaction } from '../../platform/database/database.ts';
import { preparedRead, preparedStep } from '../../platform/database/preparedRead.ts';
import type { Coupon } from '../pricing/judgeCoupon.ts';

/** By a customer who is known by any of the keys in $2. */
const customerUses = `(
    select count(distinct order_id)::int from coupon_uses where coupon_code = c.code and customer_key = any($2::text[])
  )`;

const columns = `c.code, c.kind, c.value, c.minimum_cents as "minimumCents", c.starts_at as "startsAt", c.ends_at as "endsAt",
  c.total_limit as "totalLimit", c.customer_limit as "customerLimit", c.active`;

const texts = {
  find: `select ${columns}, c.uses, ${customerUses} as "customerUses" from coupons c where c.code = $1`,

  // What is given is the coupon as it was a moment before.
  use: `update coupons c set uses = uses + 1
    where c.code = $1 and c.active
      and (c.starts_at is null or c.starts_at <= now()) and (c.ends_at is null or now() < c.ends_at)
      and (c.total_limit is null or c.uses < c.total_limit)
      and (c.customer_limit is null or ${customerUses} < c.customer_limit)
    returning ${columns}, c.uses - 1 as uses, 0 as "customerUses"`,
};

/** Coupons' reads and the one way to use them up. @param keys see customerKeys.ts */
export function couponQueries(database: Database) {
  const find = preparedRead<Coupon>(database, 'find_coupon', texts.find);
  const count = preparedStep<Coupon>(database, 'use_coupon', texts.use);
  return {
    findCoupon: async (code: string, keys: readonly string[]) => (await find([code, keys]))[0],

    /**
     * Counts one use, within the order's transaction; undefined when dates or limits forbid it. The caller holds the
     * customer's lock: else two orders of one customer could both be within the customer's limit.
     */
    countUse: async (tx: Transaction, code: string, keys: readonly string[]) => (await count(tx, [code, keys]))[0],
  };
}
