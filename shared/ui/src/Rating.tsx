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
        {five}
        <Lit width={`${Math.round(value * 20)}%`}>{five}</Lit>
      </Stars>
      <Average aria-hidden>{shown}</Average>
      {count !== undefined && <Quiet aria-hidden>({count})</Quiet>}
    </Row>
  );
}

const five = [0, 1, 2, 3, 4].map((star) => (
  <Star key={star} x={`${star * 1.3}em`} size="1.3em" strokeWidth={0} fill="currentColor" />
));

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
  display: inline-flex;
  color: var(--line);
  forced-color-adjust: none;
  print-color-adjust: exact;
  svg {
    flex: none;
    forced-color-adjust: none;
  }
`;

/* An SVG has a width without a class for each width. Beyond it, its stars are cut off. */
const Lit = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  height: 100%;
  color: var(--marigold);
`;

const Average = styled.span`
  font-weight: 600;
`;

const Quiet = styled.span`
  color: var(--soft);
  font-size: var(--text-14);
`;
