import { useSyncExternalStore } from 'react';
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed.tsx';
import { onViewedChange, readViewed, slugsIn } from '../recently-viewed/viewedProducts.ts';

/** What was looked at before this product. On a first visit there is nothing, and no room is made for it. */
export function OtherViewed({ slug }: { slug: string }) {
  const viewed = useSyncExternalStore(onViewedChange, readViewed, () => '');
  return slugsIn(viewed).some((other) => other !== slug) && <RecentlyViewed except={slug} />;
}
