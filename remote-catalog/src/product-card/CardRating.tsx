import { counted } from '@paw/rules/counted.ts';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { Star } from 'lucide-react';
import { styled } from 'styled-components';

/** One star, the average and the number of ratings: five stars are too wide for a card. */
export function CardRating({ average, count }: { average: number; count: number }) {
  const shown = average.toFixed(1).replace('.0', '');
  return (
    <Row>
      <VisuallyHidden>
        Rated {shown} out of 5, {counted(count, 'rating')}
      </VisuallyHidden>
      <Star size="1.125em" strokeWidth={0} fill="currentColor" aria-hidden />
      <span aria-hidden>
        <strong>{average.toFixed(1)}</strong> ({count})
      </span>
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  margin: 0 0 var(--space-4);
  color: var(--soft);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  svg {
    flex: none;
    color: var(--marigold);
  }
  strong {
    color: var(--ink);
    font-weight: 600;
  }
`;
