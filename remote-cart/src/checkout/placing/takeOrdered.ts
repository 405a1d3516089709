import { cartLineKey } from '@paw/contract/cartStorage.ts';
import { itemRemoved, quantityChanged, selectLines } from '../../cart/cartSlice.ts';
import type { CartStore } from '../../cart/cartStore.ts';
import { changeDraft, readDraft } from '../../draft/draftStore.ts';

/** Removes what was ordered from the cart, once; lines added since then stay. */
export function takeOrdered(store: Pick<CartStore, 'getState' | 'dispatch'>): void {
  const { done } = readDraft();
  if (!done?.toEmpty) return;
  const { toEmpty, ...order } = done;
  changeDraft({ done: order });
  for (const ordered of toEmpty) {
    const key = cartLineKey(ordered);
    const line = selectLines(store.getState()).find((one) => cartLineKey(one) === key);
    if (!line) continue;
    const left = line.quantity - ordered.quantity;
    store.dispatch(left > 0 ? quantityChanged({ key, quantity: left }) : itemRemoved(key));
  }
}
