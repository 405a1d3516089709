import type { Head, LoaderArgs, PageProps } from '@paw/contract/remote.ts';
import { PageFrame } from '@paw/ui/PageFrame.tsx';
import { memo, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { BelowFirstScreen } from '../BelowFirstScreen.tsx';
import { useEarly } from '../useLater.ts';
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed.tsx';
import { onViewedChange, readViewed, rememberProduct, slugsIn } from '../recently-viewed/viewedProducts.ts';
import { isSameView, readReviewView } from '../reviews/reviewView.ts';
import { usePublished } from '../reviews/usePublished.ts';
import { Still } from '../Still.tsx';
import { useSessionKind } from '../reviews/write/useSessionKind.ts';
import { useSearchParams } from '@paw/ui/router.ts';
import { chosenVariant } from '../variant/variants.ts';
import { lowerWays } from './lowerWays.ts';
import { notesWays } from './notesWays.ts';
import type { ProductPageData } from './productData.ts';
import { ProductOffer } from './ProductOffer.tsx';
import { productWays } from './productWays.ts';
import { BuyBar } from './purchase/BuyBar.tsx';
import { usePurchase } from './purchase/usePurchase.ts';
import { RelatedProducts } from './RelatedProducts.tsx';
import { noticeFormWays } from './stock-notice/noticeFormWays.ts';

/** Needs chunks that the page does without until another product is opened. */
export async function loader(args: LoaderArgs): Promise<ProductPageData> {
  const [{ loader: loadData }] = await Promise.all([productWays.load(), lowerWays.load(), notesWays.load()]);
  const data = await loadData(args);
  // The server's HTML has the form. Without its code the page can do everything else.
  if (isSoldOut(data.product, args.url)) await noticeFormWays.load().catch(() => undefined);
  return data;
}

export function head(data: ProductPageData): Head {
  return productWays.loaded().head(data);
}

/** Whether the variant that the page shows first is sold out. */
const isSoldOut = ({ variants }: ProductPageData['product'], { searchParams }: URL) =>
  chosenVariant(variants, searchParams.get('variant')).stock <= 0;
const isPartlySoldOut = ({ variants }: ProductPageData['product']) => variants.some(({ stock }) => stock <= 0);

export function Component({ data }: PageProps<ProductPageData>) {
  return <Product key={data.product.slug} {...data} />;
}

/** The page's parts, top to bottom. Keyed by product: what was chosen does not carry over to the next one. */
function Product({ product, reviews, related, together }: ProductPageData) {
  const purchase = usePurchase(product);
  useEarly(productWays);
  useEarly(noticeFormWays, isPartlySoldOut(product));
  const { own, rating, publish } = usePublished(product.rating);
  const [isWriting, setWriting] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const isMember = useSessionKind() === 'member';
  const [query] = useSearchParams();
  useEffect(() => rememberProduct(product.slug), [product.slug]);
  return (
    <PageFrame>
      <ProductOffer purchase={purchase} rating={rating} row={row} />
      <BelowFirstScreen>
        <Still ways={lowerWays} isLive={isMember || !reviews || !isSameView(readReviewView(query), reviews.view)}>
          {({ ProductLower }) => (
            <ProductLower
              product={{ ...product, rating }}
              given={reviews}
              own={own}
              onPublished={publish}
              onWriting={setWriting}
            />
          )}
        </Still>
        <RelatedProducts title="Pairs well with this" products={together} />
        <RelatedProducts title="You may also like" products={related} />
        <OtherViewed slug={product.slug} />
        {/* It would cover the review form. */}
        {!isWriting && <BuyBar purchase={purchase} row={row} />}
      </BelowFirstScreen>
    </PageFrame>
  );
}

/** What was looked at before this product. Nothing, and no reserved space, on a first visit. */
const OtherViewed = memo(function OtherViewed({ slug }: { slug: string }) {
  const viewed = useSyncExternalStore(onViewedChange, readViewed, () => '');
  return slugsIn(viewed).some((other) => other !== slug) && <RecentlyViewed except={slug} />;
});
