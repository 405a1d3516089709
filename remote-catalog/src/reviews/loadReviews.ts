import { type Api, answer } from '@paw/api-client/http.ts';
import type { Review, ReviewView } from './reviewView.ts';

/** The reviews of a view, and their total. */
export interface ReviewList {
  view: ReviewView;
  reviews: Review[];
  total: number;
}

/** @throws ApiProblem when one of the pages fails to load */
export async function loadReviews(api: Api, slug: string, view: ReviewView): Promise<ReviewList> {
  const { sort, stars, pages } = view;
  const lists = await Promise.all(
    Array.from({ length: pages }, (_, index) => {
      const query = { sort, stars, page: index + 1 };
      return answer(api.GET('/api/products/{slug}/reviews', { params: { path: { slug }, query } }));
    }),
  );
  // A review written between two requests moves another one to the next page.
  const reviews = new Map(lists.flatMap((list) => list.reviews.map((review) => [review.id, review])));
  return { view, reviews: [...reviews.values()], total: lists[0]?.total ?? 0 };
}
