import { answer } from '@paw/shared/contract/http.ts';
import type { LoaderArgs } from '@paw/shared/contract/remote.ts';
import type { CardProduct } from '../product-card/ProductCard.tsx';
import type { Place } from './place.ts';

export interface ListingData {
  products: CardProduct[];
  /** How many there are, which may be more than are listed. */
  total: number;
}

export async function loadListing(api: LoaderArgs['api'], { pet, category, subcategory }: Place): Promise<ListingData> {
  const query = { pet: pet.slug, category: category?.slug, subcategory: subcategory?.slug };
  const { products, total } = await answer(api.GET('/api/products', { params: { query } }));
  return { products, total };
}
