import type { components } from '@paw/api-client/apiTypes.d.ts';

export type Review = components['schemas']['Review'];
export type ReviewSort = 'newest' | 'highest' | 'lowest';

/** Which reviews are shown. The query holds it, so that Back, a reload and a shared link show the same. */
export interface ReviewView {
  sort: ReviewSort;
  /** Only those with this many stars. */
  stars?: number;
  /** How many pages of 6, from the first. */
  pages: number;
}

/** The most pages of reviews that one page of the shop shows. */
export const MOST_PAGES = 10;

/** Reads any query: an invalid value counts as absent. */
export function readReviewView(query: URLSearchParams): ReviewView {
  const sort = query.get('reviews');
  const [stars, pages] = [Number(query.get('stars')), Number(query.get('more'))];
  return {
    sort: sort === 'highest' || sort === 'lowest' ? sort : 'newest',
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined,
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MOST_PAGES) : 1,
  };
}

/** Whether two views show the same reviews. */
export function isSameView(one: ReviewView, other: ReviewView): boolean {
  return one.sort === other.sort && one.stars === other.stars && one.pages === other.pages;
}

/** The query of the same page with another view. Other names in it are kept. */
export function withReviewView(query: URLSearchParams, { sort, stars, pages }: ReviewView): string {
  const next = new URLSearchParams(query);
  const values = { reviews: sort === 'newest' ? '' : sort, stars: stars ?? '', more: pages > 1 ? pages : '' };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next.size ? `?${next}` : '';
}
