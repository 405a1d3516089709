import { createApi } from '@paw/api-client/http.ts';
import { loadReviews, type ReviewList } from './loadReviews.ts';
import type { ReviewView } from './reviewView.ts';

/** Another view of the reviews, without the rest of the page. @throws ApiProblem */
export function fetchReviews(slug: string, view: ReviewView, signal: AbortSignal): Promise<ReviewList> {
  return loadReviews(createApi({ baseUrl: '', signal }), slug, view);
}
