import type { components, operations } from '@paw/api-client/apiTypes.d.ts';
import { cartLimits } from '@paw/rules/cartLimits.ts';
import type { CartLine } from '@paw/contract/cartStorage.ts';
import { answer, createApi } from '@paw/api-client/http.ts';
import { readToken } from '@paw/contract/tokenStorage.ts';

/** What everything costs, as the api says it: integer cents throughout. Nothing of it is computed in the browser. */
export type Quote = components['schemas']['Quote'];
export type QuotedLine = Quote['lines'][number];

export type QuoteQuestion = NonNullable<operations['quoteCart']['requestBody']>['content']['application/json'];
/** One line as the browser asks about it. `priceCents` is what it showed so far. */
export type AskedLine = QuoteQuestion['lines'][number];

/** A cart's line as the api is asked about it, and as it is ordered: nothing of the browser's own goes along. */
export function askedLine({ title, size, color, quantity, priceCents, variantId }: CartLine): AskedLine {
  const claimed = Math.min(priceCents, cartLimits.cents);
  return { title, size, color: { name: color.name }, quantity, priceCents: claimed, ...(variantId && { variantId }) };
}

/**
 * What the lines cost. A token goes along, because a member's first order is known by the account; whose session is old
 * or over gets a quote all the same.
 * @throws ApiProblem whose message is for the shopper
 */
export async function askQuote(body: QuoteQuestion, signal: AbortSignal): Promise<Quote> {
  const token = readToken();
  const headers: Record<string, string> = token && !token.expired ? { authorization: `Bearer ${token.token}` } : {};
  return answer(createApi({ baseUrl: '', signal, headers }).POST('/api/cart/quote', { body }));
}
