import { SlotPlace } from '@paw/ui/SlotPlace.tsx';

/** The account team's wishlist button. Its space is reserved: the server's HTML is the same for every shopper. */
export function WishlistPlace({ slug, title }: { slug: string; title: string }) {
  return <SlotPlace of="account/WishlistButton" name="The wishlist" props={{ slug, title }} quiet />;
}
