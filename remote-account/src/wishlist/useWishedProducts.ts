import { useEffect, useMemo, useRef, useState } from 'react';
import type { MemberData, MemberDataState } from '../member/useMemberData.ts';
import { useWishlist } from './useWishlist.ts';
import { fetchWished, type WishedProduct } from './wishedProducts.ts';
import { askAgain, readWishlist, setWished } from './wishlistStore.ts';

type Found = { products: readonly WishedProduct[] } | { problem: unknown } | undefined;

/**
 * The products of the shopper's wishlist. One that is removed while the page is open stays in the result, so that it
 * can be restored in its position. One that another tab adds comes first.
 */
export function useWishedProducts(): MemberData<readonly WishedProduct[]> & { of: 'guest' | 'member' } {
  const { kind, of, slugs, problem } = useWishlist();
  const [found, setFound] = useState<Found>();
  const asked = useRef({ of, slugs: new Set<string>() });
  const known = found && 'products' in found ? found.products : undefined;
  const isKnown = kind === 'known';
  useEffect(() => {
    if (asked.current.of !== of) {
      asked.current = { of, slugs: new Set() };
      setFound(undefined);
      return;
    }
    // Read again: the rendered list may be from an earlier visit.
    const fresh = readWishlist().slugs.filter((slug) => !asked.current.slugs.has(slug));
    if (!isKnown || (known && !fresh.length) || (found && !known)) return;
    const ends = new AbortController();
    const take = (products: readonly WishedProduct[]) => {
      if (ends.signal.aborted) return;
      for (const slug of fresh) asked.current.slugs.add(slug);
      setFound({ products: [...products, ...(known ?? [])] });
      forgetUnsold(fresh, products);
    };
    const fail = (error: unknown) => !ends.signal.aborted && setFound({ problem: error });
    fetchWished(fresh, ends.signal).then(take, fail);
    return () => ends.abort();
  }, [isKnown, of, slugs, found, known]);

  const state = useMemo((): MemberDataState<readonly WishedProduct[]> => {
    if (kind === 'failed') return { kind: 'failed', problem };
    if (found && 'problem' in found) return { kind: 'failed', problem: found.problem };
    return known ? { kind: 'known', data: known } : { kind: 'waiting' };
  }, [kind, problem, found, known]);
  const ask = () => {
    if (kind === 'failed') askAgain();
    asked.current.slugs.clear();
    setFound(undefined);
  };
  return { state, of, ask, show: (products) => setFound({ products }) };
}

/** Removes discontinued products from a guest's list. The api removes them from a member's. */
function forgetUnsold(slugs: readonly string[], products: readonly WishedProduct[]): void {
  const sold = new Set(products.map(({ slug }) => slug));
  for (const slug of slugs) if (!sold.has(slug)) setWished(slug, false).catch(() => undefined);
}
