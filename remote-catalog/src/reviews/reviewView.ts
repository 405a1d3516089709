import type { components } from '@paw/api-client/apiTypes.d.ts';

export type Review = components['schemas']['Review'];
export type ReviewSort = 'newest' | 'highest' | 'lowest';

/** Which reviews are shown: the address says it, so that Back, a reload and a shared link show the same. */
export interface ReviewView {
  sort: ReviewSort;
  /** Only those with so many stars. */
  stars?: number;
  /** So many pages of 6, from the first on. */
  pages: number;
}

/** The query names that hold a view. */
export const reviewQuery = ['reviews', 'stars', 'more'] as const;

/** More than so many pages are not put into one page of the shop. */
export const MOST_PAGES = 10;

/** What is not understood counts as not said. */
export function readReviewView(query: URLSearchParams): ReviewView {
  const sort = query.get('reviews');
  const [stars, pages] = [Number(query.get('stars')), Number(query.get('more'))];
  return {
    sort: sort === 'highest' || sort === 'lowest' ? sort : 'newest',
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined,
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MOST_PAGES) : 1,
  };
}

/** The query of the same page with another view; whatever else is in it stays. */
export function withReviewView(query: URLSearchParams, { sort, stars, pages }: ReviewView): string {
  const next = new URLSearchParams(query);
  const values = { reviews: sort === 'newest' ? '' : sort, stars: stars ?? '', more: pages > 1 ? pages : '' };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next.size ? `?${next}` : '';
}
