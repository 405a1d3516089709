/**
 * What the owner of a storage key wrote last, beside the key itself: `cart` and `cart-kept`. A key that is empty or
 * missing while its record has another value was emptied by other code. See `secondCopy.ts`.
 */
export const ownKey = (key: string): string => `${key}-kept`;

/**
 * Call it before the key itself is written: other tabs see both in this order, and know whose change it is.
 * @param text '' = removed on purpose
 */
export function recordOwn(key: string, text: string): void {
  try {
    localStorage.setItem(ownKey(key), text);
  } catch {
    // Storage is full or blocked: the key itself is not written either.
  }
}

/** A key's text, '' for none, and what its owner wrote last. */
export interface KeyState {
  text: string;
  own: string | null;
}

/** Undefined where storage is blocked. */
export function readKey(key: string): KeyState | undefined {
  try {
    return { text: localStorage.getItem(key) ?? '', own: localStorage.getItem(ownKey(key)) };
  } catch {
    return undefined;
  }
}
