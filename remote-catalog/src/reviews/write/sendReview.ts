import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';
import type { ReviewDraft } from './reviewDraft.ts';

export type WrittenReview = components['schemas']['WrittenReview'];

/** @throws ApiProblem whose message is for the shopper; its code is `signed_out` when nobody is signed in */
export async function sendReview(slug: string, draft: ReviewDraft, signal: AbortSignal): Promise<WrittenReview> {
  const body = { stars: Number(draft.stars), title: draft.title.trim(), body: draft.body.trim() };
  return withSession(signal, (api) =>
    answer(api.POST('/api/products/{slug}/reviews', { params: { path: { slug } }, body })),
  );
}
