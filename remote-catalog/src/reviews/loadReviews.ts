import { type Api, answer } from '@paw/api-client/http.ts';
import type { Review, ReviewView } from './reviewView.ts';

/** The reviews of a view, and how many there are of them in all. */
export interface ReviewList {
  view: ReviewView;
  reviews: Review[];
  total: number;
}

/** @throws ApiProblem when one of the pages did not come */
export async function loadReviews(api: Api, slug: string, view: ReviewView): Promise<ReviewList> {
  const { sort, stars, pages } = view;
  const lists = await Promise.all(
    Array.from({ length: pages }, (_, index) => {
      const query = { sort, stars, page: index + 1 };
      return answer(api.GET('/api/products/{slug}/reviews', { params: { path: { slug }, query } }));
    }),
  );
  // One that was written meanwhile moves another to the next page.
  const reviews = new Map(lists.flatMap((list) => list.reviews.map((review) => [review.id, review])));
  return { view, reviews: [...reviews.values()], total: lists[0]?.total ?? 0 };
}
