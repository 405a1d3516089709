import { SlotPlace } from '@paw/ui/SlotPlace.tsx';

/** The account team's button for one's wishlist, in room that is there anyway: the server's HTML holds nobody's. */
export function WishlistPlace({ slug, title }: { slug: string; title: string }) {
  return <SlotPlace of="account/WishlistButton" name="The wishlist" props={{ slug, title }} quiet />;
}
