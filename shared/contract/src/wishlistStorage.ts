import { TOKEN_KEY } from './tokenStorage.ts';

/** A guest's wishlist: an array of slugs, the latest first. It joins a member's list at the next login. */
export const WISHLIST_KEY = 'wishlist';

/**
 * Whether the shopper may have a wishlist, as a guest or as a member. Without one the server's HTML of a wishlist button shows
 * what its code would show.
 */
export function mayHaveWishlist(): boolean {
  try {
    return [WISHLIST_KEY, TOKEN_KEY].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return true;
  }
}

/**
 * What a press of a product's wishlist button does to a guest's wishlist that remote-account does not show yet: it adds the
 * product, or removes it when it is there.
 */
export function keepWish(slug: string): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(WISHLIST_KEY) ?? '[]');
    const slugs: unknown[] = Array.isArray(stored) ? stored : [];
    const others = slugs.filter((other) => other !== slug);
    const next = others.length < slugs.length ? others : [slug, ...slugs];
    if (next.length) localStorage.setItem(WISHLIST_KEY, JSON.stringify(next));
    else localStorage.removeItem(WISHLIST_KEY);
  } catch {
    // Blocked, full or damaged storage: the button's own code would report it, but it did not load.
  }
}
