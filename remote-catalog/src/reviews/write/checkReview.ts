import { lengthOf } from '@paw/rules/plainText.ts';
import { ApiProblem } from '@paw/api-client/http.ts';
import { rules } from '@paw/rules/rules.ts';
import type { ReviewDraft } from './reviewDraft.ts';

const { title: titles, body: bodies } = rules.reviews;

/** What is wrong with each field, in words that say what to do; nothing for a field that is well. */
export type ReviewErrors = Partial<Record<keyof ReviewDraft, string>>;

/** The same limits as the api's, which has the last word. Lengths count without blanks at the ends. */
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

/** What the api found wrong with one field; undefined when it is something else. */
export function errorsOf(problem: unknown): ReviewErrors | undefined {
  const field = problem instanceof ApiProblem ? fieldOf[problem.code] : undefined;
  return field && { [field]: (problem as ApiProblem).message };
}

const fieldOf: Record<string, keyof ReviewDraft | undefined> = {
  bad_stars: 'stars',
  bad_title: 'title',
  bad_body: 'body',
};
