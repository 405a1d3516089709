import { CART_KEY } from '@paw/contract/cartStorage.ts';
import { addListener } from '@reduxjs/toolkit';
import { isCartChange } from '../cart/cartSlice.ts';
import type { CartStore } from '../cart/cartStore.ts';

/** In ms, from the start of the page or from a change to loading the code. */
const LATER = 3_000;

/** Second copies of cart and checkout draft. Their code is loaded only for a shopper with a cart or copies. */
export function watchCart(store: CartStore): void {
  const begun = [CART_KEY, `${CART_KEY}-kept`].map(read);
  const load = async () => {
    if (!read(CART_KEY) && !(await indexedDB.databases()).length) return;
    const { keepCopies } = await import(/* webpackChunkName: "second-copy" */ './keepCopies.ts');
    keepCopies(store, begun);
  };
  // A second copy is a precaution: the shop works without it.
  const watch = () => void setTimeout(() => load().catch(() => undefined), LATER);
  watch();
  store.dispatch(addListener({ matcher: isCartChange, effect: watch }));
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
