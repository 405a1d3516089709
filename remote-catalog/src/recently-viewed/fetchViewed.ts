import { fetchProducts } from '../fetchProducts.ts';
import type { CardProduct } from '../product-card/CardFrame.tsx';
import { forgetProduct } from './viewedProducts.ts';

/** As `fetchProducts`; one that is gone is forgotten. */
export function fetchViewed(slugs: readonly string[], signal: AbortSignal): Promise<CardProduct[]> {
  return fetchProducts(slugs, signal, forgetProduct);
}
