import { CART_KEY, type CartLine, cartLineKey, parseCart } from '@paw/contract/cartStorage.ts';
import { keepSecondCopy } from '@paw/contract/secondCopy.ts';
import { itemAdded, selectLines } from '../cart/cartSlice.ts';
import type { CartStore } from '../cart/cartStore.ts';
import { copyDamagedCart } from '../cart/storedCart.ts';
import { DRAFT_KEY } from '../draft/draftStore.ts';

let kept = false;

/**
 * Keeps second copies of what this remote owns in storage, until the page is left. A second call changes nothing.
 * @param begun the cart's text and its record when the page began
 */
export function keepCopies(store: CartStore, [text, own]: readonly (string | null | undefined)[]): void {
  if (kept) return;
  kept = true;
  const begun = { text: text ?? '', own: own ?? null };
  const merge = (lost: string) => {
    for (const line of missing(readLines(lost), selectLines(store.getState()))) store.dispatch(itemAdded(line));
  };
  void keepSecondCopy({ key: CART_KEY, isWorth: isCart, begun, merge, putAside: copyDamagedCart });
  void keepSecondCopy({ key: DRAFT_KEY, isWorth: isDraft });
}

function missing(lines: readonly CartLine[], present: readonly CartLine[]): CartLine[] {
  const known = new Set(present.map(cartLineKey));
  return lines.filter((line) => !known.has(cartLineKey(line)));
}

const isCart = (text: string) => readLines(text).length > 0;

function readLines(text: string): CartLine[] {
  try {
    return parseCart(text).lines;
  } catch {
    return [];
  }
}

/** More than its version is in it. */
function isDraft(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && Object.keys(value).some((name) => name !== 'version');
  } catch {
    return false;
  }
}
