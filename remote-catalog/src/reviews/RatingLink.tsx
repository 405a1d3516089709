import { Rating } from '@paw/ui/Rating.tsx';
import { styled } from 'styled-components';

/** The id of the reviews' section. */
export const REVIEWS_ID = 'reviews';

/** The rating below the title, as a link to the reviews. */
export function RatingLink({ rating }: { rating: { average: number; count: number } | null }) {
  return (
    <Way href={`#${REVIEWS_ID}`}>
      <Rating value={rating?.average} count={rating?.count} />
    </Way>
  );
}

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: var(--ink);
`;
