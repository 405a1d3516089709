/**
 * A guest's wishlist in this browser: a plain array of slugs under the key 'wishlist', the latest first. At the
 * next login it joins the member's list. Prices and stock are not stored, because they change.
 */
import { WISHLIST_KEY } from '@paw/contract/wishlistStorage.ts';

/** Empty when the stored value is damaged or storage is blocked. */
export function readGuestWishlist(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(WISHLIST_KEY) ?? '[]');
    const slugs = Array.isArray(value) ? value.filter((slug) => typeof slug === 'string' && slug !== '') : [];
    return [...new Set(slugs)];
  } catch {
    return [];
  }
}

/** @throws when storage is full or blocked */
export function writeGuestWishlist(slugs: readonly string[]): void {
  if (slugs.length) localStorage.setItem(WISHLIST_KEY, JSON.stringify(slugs));
  else localStorage.removeItem(WISHLIST_KEY);
}
