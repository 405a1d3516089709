import { counted } from '@paw/rules/counted.ts';
import { Star } from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  /** The average, 1 to 5; undefined without ratings. */
  value?: number;
  /** The number of ratings; undefined for a single review. */
  count?: number;
}

/** Stars, the average and the number of ratings; in words for screen readers. */
export function Rating({ value, count }: Props) {
  if (value === undefined || count === 0) return <Quiet>No ratings yet</Quiet>;
  const shown = value.toFixed(1).replace('.0', '');
  return (
    <Row>
      <VisuallyHidden>
        Rated {shown} out of 5{count !== undefined && `, ${counted(count, 'rating')}`}
      </VisuallyHidden>
      <Stars aria-hidden>
        <Layer>{five}</Layer>
        <Lit $percent={Math.round(value * 20)}>{five}</Lit>
      </Stars>
      <Average aria-hidden>{shown}</Average>
      {count !== undefined && <Quiet aria-hidden>({count})</Quiet>}
    </Row>
  );
}

const five = [1, 2, 3, 4, 5].map((star) => <Star key={star} size="1.3em" strokeWidth={0} fill="currentColor" />);

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

const Stars = styled.span`
  position: relative;
  display: inline-block;
  forced-color-adjust: none;
  print-color-adjust: exact;
  svg {
    forced-color-adjust: none;
  }
`;

const Layer = styled.span`
  display: flex;
  color: var(--line);
  svg {
    flex: none;
  }
`;

const Lit = styled(Layer)<{ $percent: number }>`
  position: absolute;
  inset: 0;
  width: ${({ $percent }) => Math.max(0, Math.min(100, $percent))}%;
  overflow: hidden;
  color: var(--marigold);
`;

const Average = styled.span`
  font-weight: 600;
`;

const Quiet = styled.span`
  color: var(--soft);
  font-size: var(--text-14);
`;
