import type { SlotProps } from '@paw/contract/slots.ts';
import { answer, createApi } from '@paw/api-client/http.ts';
import type { CardProduct } from '../product-card/CardFrame.tsx';

export type PetToShopFor = NonNullable<SlotProps['catalog/Recommendations']['pet']>;

/** One row in wide windows. */
const MOST_SHOWN = 4;

/** Sizes of products that fit a pet of a size. */
const sizes: Record<NonNullable<PetToShopFor['size']>, string[]> = {
  small: ['XXS', 'XS', 'S', 'S-M'],
  medium: ['S-M', 'M', 'M-L'],
  large: ['M-L', 'L', 'L-XL', 'XL', 'XXL', 'XXXL'],
};

/**
 * Products for a pet: first products in its size, at most half of the row, then any others, each in the shop's own order.
 * @throws ApiProblem
 */
export async function fetchForPet(
  { kind, size }: Pick<PetToShopFor, 'kind' | 'size'>,
  signal: AbortSignal,
): Promise<CardProduct[]> {
  const api = createApi({ baseUrl: '', signal });
  const list = async (more: { size?: string[] }) => {
    const { products } = await answer(
      api.GET('/api/products', { params: { query: { pet: kind, in_stock: '1', ...more } } }),
    );
    return products;
  };
  const [fitting, all] = await Promise.all([size ? list({ size: sizes[size] }) : [], list({})]);
  const first = fitting.slice(0, MOST_SHOWN / 2);
  const known = new Set(first.map(({ slug }) => slug));
  return [...first, ...all.filter(({ slug }) => !known.has(slug))].slice(0, MOST_SHOWN);
}
