import { whenNear } from './whenNear.ts';
import { type RefObject, useEffect, useState } from 'react';
import type { CardProduct } from './product-card/CardFrame.tsx';

/**
 * Products that a part of the page shows, fetched when it is nearly in sight.
 * @param fetch outside of components: another function is another question
 * @returns undefined until they are there
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
