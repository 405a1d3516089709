import { z } from 'zod';
import { readCouponCode } from '../pricing/judgeCoupon.ts';

const limit = z.int().min(1).max(1_000_000).optional();
const moment = z.iso.datetime('must be a time such as 2026-11-20T06:00:00Z').optional();

/** A coupon of data/coupons.json. `value`: 1 to 100 percent, or cents; none for free delivery. Ends are exclusive. */
export const couponDatum = z
  .strictObject({
    code: z.string().refine((code) => readCouponCode(code) === code, 'must be 3 to 20 capitals, digits and hyphens'),
    kind: z.enum(['percent', 'fixed', 'delivery']),
    value: z.int().min(1).max(100_000).optional(),
    minimumCents: z.int().min(0).max(1_000_000).default(0),
    startsAt: moment,
    endsAt: moment,
    totalLimit: limit,
    customerLimit: limit,
  })
  .refine(({ kind, value }) => (kind === 'delivery') === (value === undefined), {
    path: ['value'],
    error: 'belongs to percent and fixed, and to them only',
  })
  .refine(({ kind, value = 0 }) => kind !== 'percent' || value <= 100, { path: ['value'], error: 'is more than 100 %' })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || new Date(startsAt) < new Date(endsAt), {
    path: ['endsAt'],
    error: 'must come after startsAt',
  });

export type CouponDatum = z.infer<typeof couponDatum>;
