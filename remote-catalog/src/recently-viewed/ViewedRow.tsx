import { Skeleton } from '@paw/ui/Skeleton.tsx';
import { Row, slideSizes, Stage } from '../slider/sliderLook.ts';
import { useElementId } from '@paw/ui/useElementId.ts';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { CardProduct } from '../product-card/CardFrame.tsx';
import { FeaturedCard } from '../product-card/FeaturedCard.tsx';
import { fetchProducts } from '../fetchProducts.ts';
import { useProductsWhenNear } from '../useProductsWhenNear.ts';
import { forgetProduct, MOST_SHOWN, onViewedChange, readViewed, slugsIn } from './viewedProducts.ts';

/** @param except as in `RecentlyViewed` */
export function ViewedRow({ except }: { except?: string }) {
  const viewed = useSyncExternalStore(onViewedChange, readViewed);
  const slugs = useMemo(
    () =>
      slugsIn(viewed)
        .filter((slug) => slug !== except)
        .slice(0, MOST_SHOWN),
    [viewed, except],
  );
  // The key: another list of products is fetched again.
  return slugs.length > 0 && <Products key={slugs.join(' ')} slugs={slugs} />;
}

/** Fetched when the row is near the viewport. */
function Products({ slugs }: { slugs: readonly string[] }) {
  const id = useElementId();
  const section = useRef<HTMLElement>(null);
  const products = useProductsWhenNear(section, slugs, fetchViewed);
  if (products?.length === 0) return null;
  return (
    <section ref={section} aria-labelledby={id}>
      <h2 id={id}>Recently Viewed</h2>
      <Stage $preset="strip">
        <Row>{products ? products.map(cardOf) : slugs.map(placeOf)}</Row>
      </Stage>
    </section>
  );
}

/** As `fetchProducts`; a product that is no longer sold is forgotten. */
function fetchViewed(slugs: readonly string[], signal: AbortSignal): Promise<CardProduct[]> {
  return fetchProducts(slugs, signal, forgetProduct);
}

function cardOf(product: CardProduct) {
  return (
    <li key={product.slug}>
      <FeaturedCard product={product} heading="h3" sizes={slideSizes.strip} />
    </li>
  );
}

function placeOf(slug: string) {
  return (
    <li key={slug}>
      <Skeleton shape="picture" />
      <Skeleton lines={3} />
    </li>
  );
}
