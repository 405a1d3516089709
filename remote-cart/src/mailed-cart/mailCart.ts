import type { CartItem } from '@paw/contract/cartItems.ts';
import type { CartLine } from '@paw/contract/cartStorage.ts';
import { answer, createApi } from '@paw/api-client/http.ts';
import { askedLine } from '../quote/askedLine.ts';

/** @returns what happens next, in words. @throws ApiProblem; its code is `bad_email` when that is what is wrong */
export async function mailCart(email: string, lines: readonly CartLine[]): Promise<string> {
  const body = { email, lines: lines.map(askedLine) };
  const { message } = await answer(createApi({ baseUrl: '' }).POST('/api/cart/mail', { body }));
  return message;
}

/** @returns lines of a cart; what is sold out or no longer sold has none. @throws ApiProblem */
export async function findItems(items: CartItem[]): Promise<CartLine[]> {
  const { lines } = await answer(createApi({ baseUrl: '' }).POST('/api/cart/items', { body: { items } }));
  return lines;
}
