import type { CardProduct } from './product-card/CardFrame.tsx';

/** ms */
const LIMIT = 10_000;

/**
 * The current products, in the order of `slugs`, without those that did not load. Uses plain `fetch`, because the typed
 * client would add its code to every page of the catalog.
 * @param onGone called with the slug of each product that is no longer sold
 */
export async function fetchProducts(
  slugs: readonly string[],
  signal: AbortSignal,
  onGone?: (slug: string) => void,
): Promise<CardProduct[]> {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(LIMIT)]);
  const fetchOne = async (slug: string) => {
    const response = await fetch(`/api/products/${encodeURIComponent(slug)}`, { signal: ends });
    if (response.status === 404) onGone?.(slug);
    return response.ok ? ((await response.json()) as CardProduct) : undefined;
  };
  const found = await Promise.all(slugs.map((slug) => fetchOne(slug).catch(() => undefined)));
  return found.filter((product) => product !== undefined);
}
