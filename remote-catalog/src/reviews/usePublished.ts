import { useState } from 'react';
import type { ProductDetail } from '../variant/variants.ts';
import type { Review } from './reviewView.ts';

type Rating = ProductDetail['rating'];

/** The shopper's new review and the rating with it, until the page's data includes them. */
export function usePublished(rating: Rating): { own?: Review; rating: Rating; publish: (review: Review) => void } {
  const [published, setPublished] = useState<{ own: Review; before: Rating }>();
  const isCounted = published !== undefined && published.before?.count !== rating?.count;
  return {
    own: published?.own,
    rating: published && !isCounted ? withStars(rating, published.own.stars) : rating,
    publish: (own) => setPublished({ own, before: rating }),
  };
}

/** The rating with one more review. @param stars 1 to 5 */
export function withStars(rating: Rating, stars: number): NonNullable<Rating> {
  const histogram = (rating?.histogram ?? [0, 0, 0, 0, 0]).map((given, at) => (at + 1 === stars ? given + 1 : given));
  const count = histogram.reduce((sum, given) => sum + given, 0);
  const sum = histogram.reduce((all, given, at) => all + (at + 1) * given, 0);
  return { average: Math.round((10 * sum) / count) / 10, count, histogram };
}
