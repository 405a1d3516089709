import { rules, type DeliveryKind } from '@paw/shared/contract/rules.ts';
import { formatPrice } from '@paw/shared/ui/formatPrice.ts';
import type { CouponWorth } from './priceOrder.ts';

/** A coupon as it stands, and how far it is used. */
export interface Coupon extends CouponWorth {
  code: string;
  minimumCents: number;
  startsAt: Date | null;
  /** Exclusive. */
  endsAt: Date | null;
  totalLimit: number | null;
  customerLimit: number | null;
  uses: number;
  active: boolean;
  /** By this customer; 0 while nobody knows who it is. */
  customerUses: number;
}

interface Circumstances {
  merchandiseCents: number;
  delivery: DeliveryKind;
  now: Date;
}

const { least, most } = rules.coupons.code;
const shape = new RegExp(`^[A-Z0-9-]{${least},${most}}$`);

/** A code as people type it, as it is stored; undefined when it cannot be one. */
export function readCouponCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return shape.test(code) ? code : undefined;
}

export const unknownCoupon = 'We do not know this code. Please check the spelling.';

/** Why a coupon cannot be used, as a sentence; undefined when it can. */
export function findCouponRefusal(coupon: Coupon, { merchandiseCents, delivery, now }: Circumstances) {
  const { code, startsAt, endsAt, totalLimit, customerLimit, minimumCents } = coupon;
  if (!coupon.active) return `The code ${code} is no longer in use.`;
  if (startsAt && now < startsAt) return `The code ${code} works from ${dayOf(startsAt)} on.`;
  if (endsAt && now >= endsAt) return `The code ${code} ended on ${lastDayOf(endsAt)}.`;
  if (totalLimit !== null && coupon.uses >= totalLimit) return `The code ${code} has been used up.`;
  if (customerLimit !== null && coupon.customerUses >= customerLimit) {
    const times = customerLimit === 1 ? 'once' : `${customerLimit} times`;
    return `The code ${code} works ${times} for each customer, and you have used it already.`;
  }
  if (merchandiseCents < minimumCents) {
    const missing = formatPrice(minimumCents - merchandiseCents);
    return `The code ${code} needs ${formatPrice(minimumCents)} of merchandise: add ${missing} more.`;
  }
  if (coupon.kind === 'delivery' && delivery !== 'standard') {
    return `The code ${code} makes standard delivery free. Choose standard delivery to use it.`;
  }
  return undefined;
}

/** The shop's own days: its customers are from Maine to Guam. */
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });
const dayOf = (time: Date) => days.format(time);
/** An end at midnight is that of the day before. */
const lastDayOf = (end: Date) => days.format(end.getTime() - 1);
