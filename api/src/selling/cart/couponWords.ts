import { formatPrice } from '@paw/rules/formatPrice.ts';
import type { Coupon } from '../pricing/judgeCoupon.ts';
import type { OrderPrice } from '../pricing/priceOrder.ts';
import type { Quote } from './quoteSchemas.ts';

interface Judged {
  /** As it was typed. */
  asked: string;
  coupon: Coupon | undefined;
  refusal: string | undefined;
  price: OrderPrice;
}

/** What a coupon brings, or why it brings nothing. */
export function couponWords({ asked, coupon, refusal, price }: Judged): Quote['coupon'] {
  if (!coupon || refusal !== undefined) {
    return { code: coupon?.code ?? asked.toUpperCase(), ok: false, message: refusal ?? '', discountCents: 0 };
  }
  const { code, kind, value } = coupon;
  const { standard } = price.ways;
  const saved = kind === 'delivery' ? standard.withoutCoupon - standard.cents : price.discountCents;
  const words = {
    percent: `${value}% off with ${code}: you save ${formatPrice(saved)}.`,
    fixed: `You save ${formatPrice(saved)} with ${code}.`,
    delivery: saved
      ? `Free standard delivery with ${code}.`
      : `You already have free standard delivery, so you don’t need ${code}.`,
  };
  return { code, ok: true, message: words[kind], discountCents: saved };
}
