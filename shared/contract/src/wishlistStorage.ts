import { rules } from '@paw/rules/rules.ts';
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
 * What a press of a product's wishlist button does before remote-account shows the wishlist: the server's HTML shows each product
 * as one that is not in it, so the press adds the product, to a guest's wishlist that has room for it.
 */
export function keepWish(slug: string): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(WISHLIST_KEY) ?? '[]');
    const slugs: unknown[] = Array.isArray(stored) ? stored : [];
    if (slugs.includes(slug) || slugs.length >= rules.accounts.mostWishes) return;
    localStorage.setItem(WISHLIST_KEY, JSON.stringify([slug, ...slugs]));
  } catch {
    // Blocked, full or damaged storage: the button's own code would report it, but it did not load.
  }
}
