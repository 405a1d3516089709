import { whenNear } from '@paw/ui/whenNear.ts';
import { type RefObject, useEffect, useState } from 'react';
import type { CardProduct } from './product-card/CardFrame.tsx';

/**
 * The products of a part of the page, fetched when it is near the viewport.
 * @param fetch a stable function: another one fetches again
 * @returns undefined until they have loaded
 */
export function useProductsWhenNear(
  place: RefObject<HTMLElement | null>,
  slugs: readonly string[],
  fetch: (slugs: readonly string[], signal: AbortSignal) => Promise<CardProduct[]>,
): CardProduct[] | undefined {
  const [products, setProducts] = useState<CardProduct[]>();
  useEffect(() => {
    if (!place.current) return;
    const ends = new AbortController();
    whenNear(place.current, ends.signal, async () => {
      const found = await fetch(slugs, ends.signal);
      if (ends.signal.aborted) return;
      setProducts(found);
      ends.abort();
    });
    return () => ends.abort();
  }, [place, slugs, fetch]);
  return products;
}
