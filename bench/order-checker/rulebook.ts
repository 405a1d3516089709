/**
 * The shop's rules as they are promised to shoppers, written down a second time for the checker: none of the api's own
 * rules or functions are used here, so a mistake in them is found. Money is integer cents.
 */
import type { CouponDatum } from '../../api/src/selling/coupon/couponDatum.ts';

/** Coupons that are short on purpose; `value` is percent or cents. */
export const coupons: CouponDatum[] = [
  { code: 'CHECK-TENTH', kind: 'percent', value: 10, minimumCents: 0 },
  { code: 'CHECK-FIVER', kind: 'fixed', value: 500, minimumCents: 3000, customerLimit: 3 },
  { code: 'CHECK-SHIP', kind: 'delivery', minimumCents: 1500 },
  { code: 'CHECK-FEW', kind: 'percent', value: 33, minimumCents: 0, totalLimit: 8 },
  { code: 'CHECK-EACH', kind: 'fixed', value: 177, minimumCents: 0, customerLimit: 1 },
];

/** Where the checker's customers live: `tax` in thousandths of a percent. */
export const places = [
  { state: 'TX', city: 'Austin', zip: '78701', tax: 6250 },
  { state: 'MN', city: 'Saint Paul', zip: '55101', tax: 6875 },
  { state: 'OR', city: 'Portland', zip: '97201', tax: 0 },
  { state: 'CA', city: 'Sacramento', zip: '95814', tax: 7250 },
  { state: 'NJ', city: 'Trenton', zip: '08608', tax: 6625 },
  { state: 'PR', city: 'San Juan', zip: '00901', tax: 10_500 },
] as const;

interface PricedLine {
  unitCents: number;
  quantity: number;
  oversize: boolean;
}

export interface OrderFacts {
  lines: readonly PricedLine[];
  coupon: string | null;
  delivery: 'standard' | 'express';
  state: string;
  isFirstOrder: boolean;
}

/** What an order owes, worked out on paper: line by line, then the order. */
export function priceOnPaper({ lines, coupon: code, delivery, state, isFirstOrder }: OrderFacts) {
  const coupon = coupons.find((each) => each.code === code);
  let goods = 0;
  for (const { unitCents, quantity } of lines) goods += unitCents * quantity;
  let off = 0;
  if (coupon?.kind === 'percent') off = roundHalfUp(goods * (coupon.value ?? 0), 100);
  if (coupon?.kind === 'fixed') off = Math.min(coupon.value ?? 0, goods);
  const shares = shareCents(off, lines, goods);
  const rate = places.find((place) => place.state === state)?.tax ?? Number.NaN;
  const taxes = lines.map(({ unitCents, quantity }, at) => {
    return roundHalfUp((unitCents * quantity - (shares[at] ?? 0)) * rate, 100_000);
  });
  const isFree = delivery === 'standard' && goods - off >= (isFirstOrder ? 3500 : 4900);
  const basic = delivery === 'express' ? 995 : 495;
  const way = isFree || (delivery === 'standard' && coupon?.kind === 'delivery') ? 0 : basic;
  const bulky = lines.reduce((units, line) => units + (line.oversize ? line.quantity : 0), 0);
  const surcharge = isFree && isFirstOrder ? 0 : bulky * 1200;
  const tax = taxes.reduce((sum, cents) => sum + cents, 0);
  return { goods, off, shares, taxes, way, surcharge, tax, total: goods - off + way + surcharge + tax };
}

/** Of what is not negative. */
function roundHalfUp(dividend: number, divisor: number): number {
  const whole = Math.floor(dividend / divisor);
  return dividend - whole * divisor >= divisor / 2 ? whole + 1 : whole;
}

/** Cent by cent to the line with the largest part still due, the first of equals first. */
function shareCents(off: number, lines: readonly PricedLine[], goods: number): number[] {
  const due = lines.map(({ unitCents, quantity }) => unitCents * quantity * off);
  const shares = due.map((part) => (goods ? Math.floor(part / goods) : 0));
  let left = off - shares.reduce((sum, cents) => sum + cents, 0);
  const rests = due.map((part, at) => part - (shares[at] ?? 0) * goods);
  for (; left > 0; left -= 1) {
    const at = rests.indexOf(Math.max(...rests));
    shares[at] = (shares[at] ?? 0) + 1;
    rests[at] = -1;
  }
  return shares;
}

/** What the first units of a line came to, tax and discount in it: refunds by the unit end on the cent. */
export function paidForUnits(
  line: { unitCents: number; quantity: number; discountCents: number; taxCents: number },
  units: number,
): number {
  const paid = line.unitCents * line.quantity - line.discountCents + line.taxCents;
  return roundHalfUp(paid * units, line.quantity);
}
