import { keepWish, mayHaveWishlist } from '@paw/contract/wishlistStorage.ts';
import { SlotPlace } from '@paw/ui/SlotPlace.tsx';

/**
 * The account team's wishlist button. Its space is reserved: the server's HTML is the same for every shopper. Its code comes with
 * the first action of a shopper without a wishlist. When that was a press, and the shopper has left before the code came, the
 * wish is stored here.
 */
export function WishlistPlace({ slug, title }: { slug: string; title: string }) {
  return (
    <SlotPlace
      of="account/WishlistButton"
      name="The wishlist"
      props={{ slug, title }}
      quiet
      late="action"
      isWanted={mayHaveWishlist}
      onMissedPress={() => keepWish(slug)}
    />
  );
}
