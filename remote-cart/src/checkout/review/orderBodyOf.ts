import type { CartLine } from '@paw/contract/cartStorage.ts';
import type { CheckoutDraft } from '../../draft/checkoutDraft.ts';
import { askedLine } from '../../quote/askedLine.ts';
import type { Quote } from '../../quote/quoteTypes.ts';
import type { OrderBody } from '../placing/orderTypes.ts';
import { wholeAddress } from '../step/steps.ts';

/** The order as the shopper has seen it on the review, to the cent. A refused code is not sent. */
export function orderBodyOf(
  { contact, address, delivery = 'standard', payment = 'delivery', coupon }: CheckoutDraft,
  lines: readonly CartLine[],
  quote: Quote,
  hasAgreed: boolean,
): OrderBody {
  const phone = contact.phone.trim();
  return {
    contact: { email: contact.email.trim(), ...(phone && { phone }) },
    address: wholeAddress(address),
    delivery,
    payment,
    ...(quote.coupon?.ok && { coupon }),
    lines: lines.map(askedLine),
    quoteHash: quote.hash,
    ...(hasAgreed && { acceptHigherPrices: true }),
  };
}
