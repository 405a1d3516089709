/**
 * What the owner of a key in storage wrote last, beside the key itself: `cart` and `cart-kept`. A key that is empty or gone
 * while its record says otherwise was emptied by something else. See `secondCopy.ts`.
 */
export const ownKey = (key: string): string => `${key}-kept`;

/**
 * To be called before the key itself is written, so that other tabs, which see both in this order, know whose change it is.
 * @param text '' = removed on purpose
 */
export function recordOwn(key: string, text: string): void {
  try {
    localStorage.setItem(ownKey(key), text);
  } catch {
    // Full or blocked: the key itself is not written either.
  }
}

/** What is under a key, '' for nothing, and what its owner wrote last. */
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
