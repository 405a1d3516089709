import { CART_KEY, type CartLine, parseCart } from '@paw/contract/cartStorage.ts';
import { keepSecondCopy } from '@paw/contract/secondCopy.ts';
import { itemAdded, selectLines } from '../cart/cartSlice.ts';
import { missingLines } from '../cart/mergeCarts.ts';
import type { CartStore } from '../cart/cartStore.ts';
import { copyDamagedCart } from '../cart/storedCart.ts';
import { DRAFT_KEY } from '../draft/draftStore.ts';

let kept = false;

/**
 * Keeps second copies of what this remote stores, until the page is left. A second call changes nothing.
 * @param begun the stored text of the cart, and this browser's record of it, at the start of the page
 */
export function keepCopies(store: CartStore, [text, own]: readonly (string | null | undefined)[]): void {
  if (kept) return;
  kept = true;
  const begun = { text: text ?? '', own: own ?? null };
  const merge = (lost: string) => {
    for (const line of missingLines(readLines(lost), selectLines(store.getState()))) store.dispatch(itemAdded(line));
  };
  void keepSecondCopy({ key: CART_KEY, isWorth: isCart, begun, merge, putAside: copyDamagedCart });
  void keepSecondCopy({ key: DRAFT_KEY, isWorth: isDraft });
}

const isCart = (text: string) => readLines(text).length > 0;

function readLines(text: string): CartLine[] {
  try {
    return parseCart(text).lines;
  } catch {
    return [];
  }
}

/** It has more than a version. */
function isDraft(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && Object.keys(value).some((name) => name !== 'version');
  } catch {
    return false;
  }
}
