import type { Head } from '@paw/contract/remote.ts';
import { WishedList } from '../../wishlist/WishedList.tsx';
import { useWishedProducts } from '../../wishlist/useWishedProducts.ts';
import { useWishlist } from '../../wishlist/useWishlist.ts';
import { accountPaths } from '../frame/accountPaths.ts';
import { DashboardFrame, sectionHead } from '../frame/DashboardFrame.tsx';
import { ShareWishlist } from './ShareWishlist.tsx';

export const head = (): Head => sectionHead('Your wishlist', accountPaths.wishlist());

/** The list of /wishlist, as a section of the account. */
export function Component() {
  const { kind, of } = useWishlist();
  const loaded = useWishedProducts();
  // A member who has been signed out must not see a guest's list here.
  const isSignedOut = kind === 'known' && of === 'guest';
  return (
    <DashboardFrame title="Your wishlist" loaded={isSignedOut ? { ...loaded, state: { kind: 'signed-out' } } : loaded}>
      {(products) => (
        <>
          <WishedList products={products} />
          <ShareWishlist />
        </>
      )}
    </DashboardFrame>
  );
}
