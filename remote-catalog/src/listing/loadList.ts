import type { components } from '@paw/api-client/apiTypes.d.ts';
import type { CardProduct } from '../product-card/CardFrame.tsx';
import type { Facets, Filters } from './filters/filters.ts';
import type { ListView } from './listView.ts';

/** A list for the page: one page of results, or several consecutive ones. */
export interface LoadedList {
  products: CardProduct[];
  /** On all pages. */
  total: number;
  /** At least 1. */
  pages: number;
  facets: Facets;
  /** The shown view; it differs from the URL when that asks for a page beyond the last one. */
  view: ListView;
}

/** One page of a list, as the api returns it. */
type ListPage = Pick<components['schemas']['ProductList'], 'products' | 'total' | 'pages' | 'facets'>;

/**
 * The pages of `view`, fetched together; the last page for a view beyond it. `first` is the response with the list's
 * totals.
 */
export async function loadList<Page extends ListPage>(
  view: ListView,
  fetchPage: (page: number) => Promise<Page>,
): Promise<{ list: LoadedList; first: Page }> {
  const numbers = Array.from({ length: view.through - view.page + 1 }, (_, at) => view.page + at);
  const [first, ...others] = await Promise.all(numbers.map(fetchPage));
  if (!first) throw new Error('A list shows at least one page.');
  const { total, pages, facets } = first;
  if (view.page > pages) return await loadList({ ...view, page: pages, through: pages }, fetchPage);
  const through = Math.min(view.through, pages);
  // A product that moved to the next page between two responses is shown once.
  const products = new Map([first, ...others].flatMap((page) => page.products).map((one) => [one.slug, one]));
  return { list: { products: [...products.values()], total, pages, facets, view: { ...view, through } }, first };
}

/** Filters and page as the api's query. Unused filters are omitted, so that equal lists have equal URLs. */
export function listQueryOf(filters: Filters, page: number) {
  const several = (values: readonly string[]) => (values.length ? [...values] : undefined);
  return {
    subcategory: several(filters.subcategory),
    brand: several(filters.brand),
    size: several(filters.size),
    color: several(filters.color),
    color_family: several(filters.color_family),
    price_min: filters.priceMin,
    price_max: filters.priceMax,
    rating: filters.rating,
    in_stock: filters.inStock ? ('1' as const) : undefined,
    page: page > 1 ? page : undefined,
  };
}
