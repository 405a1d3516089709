import { formatPrice } from '@paw/rules/formatPrice.ts';
import type { Quote } from '../cart/quoteSchemas.ts';

export type RefusalCode = 'sold_out' | 'quote_changed' | 'coupon_refused' | 'express_unavailable' | 'key_reused';

/** Why an order is not placed as it was asked for: its transaction is undone, and the shopper gets a new quote. */
export class OrderRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(`The order was refused: ${code}.`);
    this.code = code;
  }
}

/** What happened, in words. @param quote as things are now */
export function refusalWords(code: RefusalCode, quote: Quote): string {
  const words: Record<RefusalCode, string> = {
    sold_out: soldOutWords(quote),
    quote_changed: `Something changed: your total is now ${formatPrice(quote.totalCents)}. Check it and place your order again.`,
    coupon_refused: quote.coupon?.ok === false ? quote.coupon.message : 'Enter the code again.',
    express_unavailable: quote.delivery.express.message ?? 'Choose a delivery speed again.',
    key_reused: 'We already received this order with different details. Check your cart and try again.',
  };
  return words[code];
}

function soldOutWords({ lines }: Quote): string {
  const short = lines.filter(({ status }) => status !== 'ok');
  const shortages = short.map(({ title, quantity }) =>
    quantity ? `only ${quantity} left of ${title}` : `${title} is sold out`,
  );
  const what = shortages.length ? shortages.slice(0, 3).join(', ') : 'something just ran out';
  return `Someone beat you to it: ${what}. We didn’t place your order, and your cart is saved.`;
}
