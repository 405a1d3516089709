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
      <Stars width="6.5em" height="1.3em" aria-hidden>
        {five}
        <svg width={`${Math.round(value * 20)}%`}>{five}</svg>
      </Stars>
      <Average aria-hidden>{shown}</Average>
      {count !== undefined && <Quiet aria-hidden>({count})</Quiet>}
    </Row>
  );
}

const five = ['0', '1.3em', '2.6em', '3.9em', '5.2em'].map((x) => (
  <Star key={x} x={x} size="1.3em" strokeWidth={0} fill="currentColor" />
));

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

/* The lit stars are an SVG, too: its width is an attribute, so no width needs a class. Stars beyond it are clipped. */
const Stars = styled.svg`
  flex: none;
  color: var(--line);
  &,
  svg {
    forced-color-adjust: none;
  }
  > :last-child {
    color: var(--marigold);
  }
`;

const Average = styled.span`
  font-weight: 600;
`;

const Quiet = styled.span`
  color: var(--soft);
  font-size: var(--text-14);
`;
