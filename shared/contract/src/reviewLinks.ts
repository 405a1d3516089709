import { links } from './links.ts';

/** Links of the email that asks for reviews. Apart from `links`, which every first page loads. */
export const reviewLinks = {
  /** A product's review form. @param stars are preselected */
  write: (slug: string, stars?: number) =>
    `${links.product(slug)}${stars ? `?${STARS_NAME}=${stars}` : ''}#${WRITE_REVIEW_ID}`,
  /** `token` is at the end of the email. It is in the fragment: no server receives it. */
  unsubscribe: (token?: string) => `/review-emails/unsubscribe${token ? `#${token}` : ''}`,
};

/** The fragment of the form on the page. */
export const WRITE_REVIEW_ID = 'write-review';
const STARS_NAME = 'rate';

/** The stars that {@link reviewLinks.write} chose: '1' to '5', else ''. */
export function chosenStars(query: URLSearchParams): string {
  const stars = query.get(STARS_NAME) ?? '';
  return /^[1-5]$/.test(stars) ? stars : '';
}
