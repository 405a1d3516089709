import type { components, operations } from '@paw/api-client/apiTypes.d.ts';
import { cartLimits } from '@paw/rules/cartLimits.ts';
import type { CartLine } from '@paw/contract/cartStorage.ts';
import { answer, createApi } from '@paw/api-client/http.ts';
import { readToken } from '@paw/contract/tokenStorage.ts';

/** What a cart costs, in integer cents. The api calculates all of it, the browser nothing. */
export type Quote = components['schemas']['Quote'];
export type QuotedLine = Quote['lines'][number];

export type QuoteQuestion = NonNullable<operations['quoteCart']['requestBody']>['content']['application/json'];
/** A cart line in a request to the api. `priceCents` is the price that the browser shows. */
export type AskedLine = QuoteQuestion['lines'][number];

/** A cart line for a request: a quote, an order or an email. Fields that only the browser uses are left out. */
export function askedLine({ title, size, color, quantity, priceCents, variantId }: CartLine): AskedLine {
  const claimed = Math.min(priceCents, cartLimits.cents);
  return { title, size, color: { name: color.name }, quantity, priceCents: claimed, ...(variantId && { variantId }) };
}

/**
 * Asks what the lines cost. The request has the token, because a first order has free delivery. With an expired session
 * the api still returns a quote.
 * @throws ApiProblem whose message is for the shopper
 */
export async function askQuote(body: QuoteQuestion, signal: AbortSignal): Promise<Quote> {
  const token = readToken();
  const headers: Record<string, string> = token && !token.expired ? { authorization: `Bearer ${token.token}` } : {};
  return answer(createApi({ baseUrl: '', signal, headers }).POST('/api/cart/quote', { body }));
}
