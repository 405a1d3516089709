import type { CartLine } from '@paw/contract/cartStorage.ts';
import { browserCartStorage, restoreCart } from '@paw/contract/restoreCart.ts';
import { type CartStore, makeCartStore } from '../cart/cartStore.ts';
import { ownCart } from '../cart/ownCart.ts';

export const bowl: CartLine = { title: 'Bowl', size: '', color: { name: 'Teal' }, quantity: 1, priceCents: 1235 };
export const leash: CartLine = { title: 'Leash', size: 'M', color: { name: '' }, quantity: 2, priceCents: 800 };

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A tab of the shop over this test's storage, as the shell starts it. It closes with the test. */
export async function openTab(intact?: boolean): Promise<CartStore> {
  const restored = await restoreCart(browserCartStorage);
  const store = makeCartStore();
  const restoredCart = intact === false ? { lines: [], foreign: [], intact } : restored;
  open.push(ownCart(store, { restoredCart }));
  return store;
}

export const quantities = (store: CartStore): Record<string, number> =>
  Object.fromEntries(store.getState().cart.lines.map(({ title, quantity }) => [title, quantity]));
