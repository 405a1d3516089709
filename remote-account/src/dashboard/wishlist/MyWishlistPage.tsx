import type { Head } from '@paw/contract/remote.ts';
import { NoWishes } from '../../wishlist/NoWishes.tsx';
import { useWishedProducts } from '../../wishlist/useWishedProducts.ts';
import { useWishlist } from '../../wishlist/useWishlist.ts';
import { WishedList } from '../../wishlist/WishedList.tsx';
import { accountPaths } from '../frame/accountPaths.ts';
import { DashboardFrame } from '../frame/DashboardFrame.tsx';
import { sectionHead } from '../frame/sectionHead.ts';
import { ShareWishlist } from './ShareWishlist.tsx';

export const head = (): Head => sectionHead('Your wishlist', accountPaths.wishlist());

/** The same list as at /wishlist, among the sections of the account. */
export function Component() {
  const { kind, of } = useWishlist();
  const mine = useWishedProducts();
  // A member who was signed out meanwhile does not see a guest's list here.
  const isSignedOut = kind === 'known' && of === 'guest';
  return (
    <DashboardFrame title="Your wishlist" mine={isSignedOut ? { ...mine, state: { kind: 'signed-out' } } : mine}>
      {(products) => (
        <>
          {products.length ? <WishedList products={products} /> : <NoWishes />}
          <ShareWishlist />
        </>
      )}
    </DashboardFrame>
  );
}
