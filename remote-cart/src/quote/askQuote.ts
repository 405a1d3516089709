import { answer, createApi } from '@paw/api-client/http.ts';
import { readToken } from '@paw/contract/tokenStorage.ts';
import type { Quote, QuoteQuestion } from './quoteTypes.ts';

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
