import { rules, type DeliveryKind } from '@paw/rules/rules.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import type { CouponWorth } from './priceOrder.ts';

/** A coupon, and how often it was used. */
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
  /** By this customer; 0 while it is not known who it is. */
  customerUses: number;
}

interface Circumstances {
  merchandiseCents: number;
  delivery: DeliveryKind;
  now: Date;
  /** False: nothing may be revealed about this customer. */
  isKnown?: boolean;
}

const { least, most } = rules.coupons.code;
const shape = new RegExp(`^[A-Z0-9-]{${least},${most}}$`);

/** The stored form of a typed code; undefined when it cannot be one. */
export function readCouponCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return shape.test(code) ? code : undefined;
}

export const unknownCoupon = 'We don’t recognize that code. Check the spelling.';

/** Why a coupon cannot be used, as a sentence; undefined when it can. */
export function findCouponRefusal(coupon: Coupon, circumstances: Circumstances) {
  const { merchandiseCents, delivery, now, isKnown = true } = circumstances;
  const { code, startsAt, endsAt, totalLimit, customerLimit, minimumCents } = coupon;
  if (!coupon.active) return `The code ${code} is no longer active.`;
  if (startsAt && now < startsAt) return `The code ${code} starts on ${dayOf(startsAt)}.`;
  if (endsAt && now >= endsAt) return `The code ${code} ended on ${lastDayOf(endsAt)}.`;
  if (totalLimit !== null && coupon.uses >= totalLimit)
    return `The code ${code} has reached its limit and is no longer available.`;
  if (customerLimit !== null && !isKnown) return `Please log in to use the code ${code}.`;
  if (customerLimit !== null && coupon.customerUses >= customerLimit) {
    return customerLimit === 1
      ? `You’ve already used the code ${code}.`
      : `You’ve already used the code ${code} ${customerLimit} times, as often as it can be used.`;
  }
  if (merchandiseCents < minimumCents) {
    const missing = formatPrice(minimumCents - merchandiseCents);
    return `Add ${missing} more to use the code ${code} (minimum ${formatPrice(minimumCents)}).`;
  }
  if (coupon.kind === 'delivery' && delivery !== 'standard') {
    return `The code ${code} makes standard delivery free. Choose standard delivery to use it.`;
  }
  return undefined;
}

/** The store's own days: its customers are from Maine to Guam. */
const storeDays = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: rules.dispatch.timeZone });
const dayOf = (time: Date | number) => storeDays.format(time);
/** An end at midnight is that of the day before. */
const lastDayOf = (end: Date) => dayOf(end.getTime() - 1);
