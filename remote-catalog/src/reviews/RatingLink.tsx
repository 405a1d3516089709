import { Rating } from '@paw/ui/Rating.tsx';
import { styled } from 'styled-components';

/** Where the reviews are in the page. */
export const REVIEWS_ID = 'reviews';

/** Below the title: how it is rated, and the way to what was written. */
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
