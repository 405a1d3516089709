import type { components } from '@paw/api-client/apiTypes.d.ts';
import { type AddAnswer, requestAdd } from '@paw/contract/cartEvents.ts';
import { answer, createApi } from '@paw/api-client/http.ts';
import { cartFullWords } from '@paw/ui/cartFullWords.ts';

export type WishedProduct = components['schemas']['WishedProducts']['products'][number];

/** The products' current data, in the order of `slugs`; discontinued ones are left out. @throws ApiProblem */
export async function fetchWished(slugs: readonly string[], signal: AbortSignal): Promise<WishedProduct[]> {
  if (!slugs.length) return [];
  const api = createApi({ baseUrl: '', signal });
  const { products } = await answer(api.POST('/api/wishlist/products', { body: { slugs: [...slugs] } }));
  return products;
}

/** Adds one unit to the cart. `gone` = it sold out meanwhile; otherwise the bus's answer. @throws ApiProblem */
export async function addToCart(sku: string, signal: AbortSignal): Promise<AddAnswer | 'gone'> {
  const api = createApi({ baseUrl: '', signal });
  const { lines } = await answer(api.POST('/api/cart/items', { body: { items: [{ sku, quantity: 1 }] } }));
  const [line] = lines;
  return line ? requestAdd(line) : 'gone';
}

/** The result of adding a product to the cart, as a sentence. */
export const cartWords = {
  added: (title: string) => `Added to your cart: ${title}.`,
  waiting: (title: string) => `Your cart is still loading. We’ll add ${title} in a moment.`,
  lost: (title: string) =>
    `We couldn’t add ${title}. Your browser is blocking storage for this site, or it’s full. Allow storage or free up space, then try again.`,
  'cart full': (title: string) => `We couldn’t add ${title}. ${cartFullWords}`,
  gone: (title: string) => `${title} just sold out.`,
};
