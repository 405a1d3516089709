import { type Filters, readFilters, writeFilters } from './filters/filters.ts';

export interface SortOption {
  value: 'relevance' | 'featured' | 'price-asc' | 'price-desc' | 'best-selling' | 'newest' | 'rating';
  label: string;
}

/** The state of a list that the URL holds: filters, order and pages. */
export interface ListView {
  filters: Filters;
  /** Undefined = the list's own order. */
  sort?: SortOption['value'];
  /** The first page that is shown, from 1. */
  page: number;
  /** The last page that is shown: "Load more" shows several pages at once. */
  through: number;
}

const orders: readonly SortOption[] = [
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'best-selling', label: 'Best selling' },
  { value: 'newest', label: 'Newest' },
  { value: 'rating', label: 'Top rated' },
];

/** The first one is the default order, which URLs omit. */
export const listSorts: readonly SortOption[] = [{ value: 'featured', label: 'Featured' }, ...orders];
export const searchSorts: readonly SortOption[] = [{ value: 'relevance', label: 'Most relevant' }, ...orders];

export const PAGE_SIZE = 24;
/** The most pages shown at once; after that, "Load more" links to the next page. */
export const MOST_PAGES = 10;
/** The api's limit. */
const LAST_PAGE = 1000;

/** Reads any query: an invalid value counts as absent. */
export function readListView(query: URLSearchParams, sorts: readonly SortOption[]): ListView {
  const page = readPage(query.get('page')) ?? 1;
  const through = readPage(query.get('through')) ?? page;
  const sort = sorts.slice(1).find(({ value }) => value === query.get('sort'))?.value;
  return {
    filters: readFilters(query),
    sort,
    page,
    through: Math.max(page, Math.min(through, page + MOST_PAGES - 1)),
  };
}

/** The query of a list's URL, with its `?`; empty for the default view. */
export function listSearch({ filters, sort, page, through }: ListView): string {
  const query = new URLSearchParams(writeFilters(filters));
  if (sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  if (through > page) query.set('through', String(through));
  return query.size ? `?${query}` : '';
}

function readPage(text: string | null): number | undefined {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return page >= 1 && page <= LAST_PAGE ? page : undefined;
}
