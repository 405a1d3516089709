import type { components } from '@paw/api-client/apiTypes.d.ts';
import { ApiProblem, answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';
import { lengthOf } from '@paw/rules/plainText.ts';
import { rules } from '@paw/rules/rules.ts';
import type { ReviewDraft } from './reviewDraft.ts';

export type WrittenReview = components['schemas']['WrittenReview'];

const { title: titles, body: bodies } = rules.reviews;

/** What is wrong with each field, in words that say what to do; no entry for a valid field. */
export type ReviewErrors = Partial<Record<keyof ReviewDraft, string>>;

/** The same limits as the api's, whose check decides. Lengths count without leading and trailing spaces. */
export function checkReview({ stars, title, body }: ReviewDraft): ReviewErrors {
  const errors: ReviewErrors = {};
  if (!stars) errors.stars = 'Choose a star rating.';
  const [short, long] = [lengthOf(title.trim()), lengthOf(body.trim())];
  if (short < titles.least) errors.title = `Give it a title of at least ${titles.least} characters.`;
  else if (short > titles.most) errors.title = `Shorten the title to ${titles.most} characters. It has ${short}.`;
  if (long < bodies.least) errors.body = `Write at least ${bodies.least} characters.`;
  else if (long > bodies.most) errors.body = `Shorten your review to ${bodies.most} characters. It has ${long}.`;
  return errors;
}

/** @throws ApiProblem whose message is for the shopper; its code is `signed_out` when no one is signed in */
export async function sendReview(slug: string, draft: ReviewDraft, signal: AbortSignal): Promise<WrittenReview> {
  const body = { stars: Number(draft.stars), title: draft.title.trim(), body: draft.body.trim() };
  return withSession(signal, (api) =>
    answer(api.POST('/api/products/{slug}/reviews', { params: { path: { slug } }, body })),
  );
}

/** What the api found wrong with one field; undefined for any other problem. */
export function errorsOf(problem: unknown): ReviewErrors | undefined {
  const field = problem instanceof ApiProblem ? fieldOf[problem.code] : undefined;
  return field && { [field]: (problem as ApiProblem).message };
}

const fieldOf: Record<string, keyof ReviewDraft | undefined> = {
  bad_stars: 'stars',
  bad_title: 'title',
  bad_body: 'body',
};
