import type { operations } from '@paw/api-client/apiTypes.d.ts';
import type { CartLine } from '@paw/contract/cartStorage.ts';
import type { CheckoutDraft } from '../../draft/checkoutDraft.ts';
import { askedLine, type Quote } from '../../quote/askQuote.ts';
import { wholeAddress } from '../step/steps.ts';

/** The request body of an order. */
export type OrderBody = operations['placeOrder']['requestBody']['content']['application/json'];

/** The order exactly as the review showed it. A refused code is not sent. */
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
