import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

export type MyReview = components['schemas']['OwnReviews']['reviews'][number];

/** The member's reviews, the latest first. @throws ApiProblem */
export async function fetchReviews(signal: AbortSignal): Promise<MyReview[]> {
  const { reviews } = await withSession(signal, (api) => answer(api.GET('/api/account/reviews')));
  return reviews;
}

/** Deletes it permanently. @throws ApiProblem */
export async function deleteReview(signal: AbortSignal, id: number): Promise<void> {
  await withSession(signal, (api) => answer(api.DELETE('/api/account/reviews/{id}', { params: { path: { id } } })));
}
