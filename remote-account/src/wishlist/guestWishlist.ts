/**
 * What a guest wishes for, in this browser: a plain array of slugs under the key 'wishlist', the latest first. At the
 * next login it joins the member's list. Prices and stock are not stored: they would be yesterday's.
 */
export const WISHLIST_KEY = 'wishlist';

/** None when what is stored is something else, or nothing can be read. */
export function readGuestWishlist(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(WISHLIST_KEY) ?? '[]');
    const slugs = Array.isArray(value) ? value.filter((slug) => typeof slug === 'string' && slug !== '') : [];
    return [...new Set(slugs)];
  } catch {
    return [];
  }
}

/** @throws when storage is full or blocked: say so to the shopper. */
export function writeGuestWishlist(slugs: readonly string[]): void {
  if (slugs.length) localStorage.setItem(WISHLIST_KEY, JSON.stringify(slugs));
  else localStorage.removeItem(WISHLIST_KEY);
}
