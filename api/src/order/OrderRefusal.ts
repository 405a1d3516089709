import { formatPrice } from '@paw/shared/ui/formatPrice.ts';
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
    quote_changed: `Something changed since you looked: the total is ${formatPrice(quote.totalCents)} now. Please check it and order again.`,
    coupon_refused: quote.coupon?.ok === false ? quote.coupon.message : 'Please enter the code once more.',
    express_unavailable: quote.delivery.express.message ?? 'Please choose the delivery once more.',
    key_reused: 'An order was sent under this key before, with other content. Please check yours and order again.',
  };
  return words[code];
}

function soldOutWords({ lines }: Quote): string {
  const short = lines.filter(({ status }) => status !== 'ok');
  const told = short.map(({ title, quantity }) =>
    quantity ? `only ${quantity} left of ${title}` : `${title} is sold out`,
  );
  const what = told.length ? told.slice(0, 3).join(', ') : 'something ran short for a moment';
  return `Somebody was faster: ${what}. Nothing was ordered, and your cart is kept.`;
}
