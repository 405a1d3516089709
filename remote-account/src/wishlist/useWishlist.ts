import { useSyncExternalStore } from 'react';
import { nothingYet, onWishlistChange, readWishlist, type Wishlist } from './wishlist.ts';

/** The shopper's wishlist as it is now. The server's HTML is nobody's. */
export function useWishlist(): Wishlist {
  return useSyncExternalStore(onWishlistChange, readWishlist, () => nothingYet);
}
