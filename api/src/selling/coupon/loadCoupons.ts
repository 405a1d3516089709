import { notInArray, sql } from 'drizzle-orm';
import { coupons } from '../../platform/database/couponTables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CouponDatum } from './couponDatum.ts';

/** Any number, as long as every process that loads coupons uses the same. */
const loadLock = 720_407;

/**
 * Brings the table to the data: how often a coupon was used stays, and one that the data has no more is switched off.
 * A limit below what was used already leaves the coupon used up.
 */
export async function loadCoupons({ transaction }: Database, data: readonly CouponDatum[]): Promise<void> {
  const rows = data.map(({ value = 0, ...coupon }) => ({ ...emptyLimits, ...coupon, value, active: true }));
  await transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${loadLock})`);
    const codes = rows.map(({ code }) => code);
    await tx.update(coupons).set({ active: false }).where(notInArray(coupons.code, codes));
    if (!rows.length) return;
    await tx
      .insert(coupons)
      .values(rows)
      .onConflictDoUpdate({
        target: coupons.code,
        set: {
          kind: sql`excluded.kind`,
          value: sql`excluded.value`,
          minimumCents: sql`excluded.minimum_cents`,
          startsAt: sql`excluded.starts_at`,
          endsAt: sql`excluded.ends_at`,
          totalLimit: sql`greatest(excluded.total_limit, case when excluded.total_limit is not null then ${coupons.uses} end)`,
          customerLimit: sql`excluded.customer_limit`,
          active: sql`excluded.active`,
        },
      });
  });
}

const emptyLimits = { startsAt: null, endsAt: null, totalLimit: null, customerLimit: null };
