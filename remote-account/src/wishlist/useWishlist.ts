import { ApiProblem } from '@paw/api-client/http.ts';
import { rules } from '@paw/rules/rules.ts';
import { useSyncExternalStore } from 'react';
import { toast } from 'react-toastify/unstyled';
import { nothingYet, onWishlistChange, readWishlist, setWished, type Wishlist } from './wishlistStore.ts';

/** The shopper's current wishlist. The server renders without one: its HTML is the same for everyone. */
export function useWishlist(): Wishlist {
  return useSyncExternalStore(onWishlistChange, readWishlist, () => nothingYet);
}

/**
 * Adds a product to the wishlist or removes it. A toast reports a failure; it closes after the next change of this
 * product that succeeds.
 * @returns whether it succeeded
 */
export async function changeWish(slug: string, isWished: boolean): Promise<boolean> {
  const toastId = `not-wished-${slug}`;
  try {
    await setWished(slug, isWished);
    toast.dismiss(toastId);
    return true;
  } catch (error) {
    toast.error(troubleWords(error), { toastId });
    return false;
  }
}

function troubleWords(error: unknown): string {
  if (error instanceof ApiProblem) return error.message;
  if (error instanceof RangeError) {
    return `Your wishlist is full (${rules.accounts.mostWishes} products). Remove one first.`;
  }
  return 'Your browser is blocking storage for this site, or it’s full, so we can’t save your wishlist. Allow storage or free up space, then try again.';
}
