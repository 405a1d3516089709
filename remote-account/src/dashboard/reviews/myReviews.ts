import type { components } from '@paw/shared/contract/apiTypes.d.ts';
import { answer } from '@paw/shared/contract/http.ts';
import { withSession } from '@paw/shared/contract/withSession.ts';

export type MyReview = components['schemas']['OwnReviews']['reviews'][number];

/** What the member has written, the latest first. @throws ApiProblem */
export async function fetchReviews(signal: AbortSignal): Promise<MyReview[]> {
  const { reviews } = await withSession(signal, (api) => answer(api.GET('/api/account/reviews')));
  return reviews;
}

/** For good. @throws ApiProblem */
export async function deleteReview(signal: AbortSignal, id: number): Promise<void> {
  await withSession(signal, (api) => answer(api.DELETE('/api/account/reviews/{id}', { params: { path: { id } } })));
}
