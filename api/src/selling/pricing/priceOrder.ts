import { type DeliveryKind, rules } from '@paw/rules/rules.ts';
import { shareOut } from './shareOut.ts';
import { divideHalfUp, taxOn, taxRateOf } from './taxRates.ts';

export interface LineToPrice {
  unitCents: number;
  quantity: number;
  oversize: boolean;
}

/** What a coupon takes off; whether it may is decided before (judgeCoupon.ts). `value` is percent or cents. */
export interface CouponWorth {
  kind: 'percent' | 'fixed' | 'delivery';
  value: number;
}

export interface OrderToPrice {
  lines: readonly LineToPrice[];
  coupon?: CouponWorth | undefined;
  delivery: DeliveryKind;
  /** The destination's two letters; undefined while it is unknown: then there is no tax yet. */
  state?: string | undefined;
  /** Undefined while the customer is unknown: then there is no first-order discount. */
  isFirstOrder?: boolean | undefined;
}

export type OrderPrice = ReturnType<typeof priceOrder>;

const { standard, express, oversizeCents, freeFirstOrderCents, freeLaterOrdersCents } = rules.delivery;
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/**
 * What an order costs, in whole cents: the one place where prices are computed. The total is merchandise - discount +
 * delivery + surcharge + tax; lines' discounts and taxes come to the order's, and nothing is ever negative.
 */
export function priceOrder({ lines, coupon, delivery, state, isFirstOrder }: OrderToPrice) {
  const lineCents = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  const merchandiseCents = sum(lineCents);
  const discountCents = discountOf(coupon, merchandiseCents);
  const discounts = shareOut(discountCents, lineCents);
  const rate = state === undefined ? 0 : taxRateOf(state);
  const priced = lineCents.map((cents, index) => {
    const discount = discounts[index] ?? 0;
    return { lineCents: cents, discountCents: discount, taxCents: taxOn(cents - discount, rate) };
  });
  const owedForGoods = merchandiseCents - discountCents;
  const ways = priceWays(lines, coupon, owedForGoods, isFirstOrder);
  const { cents: deliveryCents, surchargeCents } = ways[delivery];
  const taxCents = sum(priced.map((line) => line.taxCents));
  const totalCents = owedForGoods + deliveryCents + surchargeCents + taxCents;
  return { lines: priced, merchandiseCents, discountCents, deliveryCents, surchargeCents, taxCents, totalCents, ways };
}

function discountOf(coupon: CouponWorth | undefined, merchandiseCents: number): number {
  if (coupon?.kind === 'percent') return divideHalfUp(merchandiseCents * coupon.value, 100);
  return coupon?.kind === 'fixed' ? Math.min(coupon.value, merchandiseCents) : 0;
}

/** From how much on, after discounts, standard delivery is free. */
export const freeFromCents = (isFirstOrder: boolean | undefined): number =>
  isFirstOrder ? freeFirstOrderCents : freeLaterOrdersCents;

/** Both ways of delivery. A free first order has no surcharge either; a coupon and a free later order leave it. */
function priceWays(
  lines: readonly LineToPrice[],
  coupon: CouponWorth | undefined,
  owedForGoods: number,
  isFirstOrder: boolean | undefined,
) {
  const units = sum(lines.map(({ oversize, quantity }) => (oversize ? quantity : 0)));
  const surchargeCents = units * oversizeCents;
  const nothing = lines.length === 0;
  const isFree = nothing || owedForGoods >= freeFromCents(isFirstOrder);
  const isFreeByCoupon = coupon?.kind === 'delivery';
  return {
    standard: {
      cents: isFree || isFreeByCoupon ? 0 : standard.cents,
      surchargeCents: isFree && isFirstOrder ? 0 : surchargeCents,
      /** What it costs without a coupon. */
      withoutCoupon: isFree ? 0 : standard.cents,
    },
    express: { cents: nothing ? 0 : express.cents, surchargeCents, withoutCoupon: nothing ? 0 : express.cents },
  };
}
