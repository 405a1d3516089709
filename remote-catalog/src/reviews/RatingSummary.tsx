import { counted, nounFor } from '@paw/rules/counted.ts';
import { Link, useSearchParams } from '@paw/ui/router.ts';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { Star } from 'lucide-react';
import { styled } from 'styled-components';
import { type ReviewView, withReviewView } from './reviewView.ts';

interface Props {
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  rating: { average: number; count: number; histogram: number[] };
  view: ReviewView;
}

/** The average and the histogram. Each row links to the reviews with that number of stars. */
export function RatingSummary({ rating: { average, count, histogram }, view }: Props) {
  const [query] = useSearchParams();
  return (
    <div>
      <Average>
        <strong>{average.toFixed(1)}</strong>
        <span>
          out of 5 <span>from {counted(count, 'rating')}</span>
        </span>
      </Average>
      <PlainList>
        {[5, 4, 3, 2, 1].map((stars) => {
          const given = histogram[stars - 1] ?? 0;
          const isShown = view.stars === stars;
          const next = { ...view, stars: isShown ? undefined : stars, pages: 1 };
          return (
            <li key={stars}>
              <Row
                to={{ search: withReviewView(query, next) }}
                preventScrollReset
                aria-current={isShown ? 'true' : undefined}
              >
                <Stars>
                  {stars} <Star size="1em" strokeWidth={0} fill="currentColor" aria-hidden />
                  <VisuallyHidden>{nounFor(stars, 'star')}: </VisuallyHidden>
                </Stars>
                <Track aria-hidden>
                  <rect width={`${Math.round((given / Math.max(count, 1)) * 100)}%`} height="100%" />
                </Track>
                <Given>
                  {given}
                  <VisuallyHidden> {nounFor(given, 'rating')}</VisuallyHidden>
                </Given>
              </Row>
            </li>
          );
        })}
      </PlainList>
    </div>
  );
}

const Average = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  strong {
    font-family: var(--font-heading);
    font-size: var(--text-48);
    line-height: 1;
  }
  > span {
    display: grid;
    color: var(--soft);
    line-height: 1.25;
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: var(--space-32) 1fr minmax(var(--space-32), auto);
  align-items: center;
  gap: var(--space-12);
  min-height: var(--target);
  padding: 0 var(--space-8);
  margin: 0 calc(-1 * var(--space-8));
  border-radius: var(--radius-field);
  color: var(--ink);
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  &:hover {
    background: var(--sand);
    text-decoration: underline;
  }
  &[aria-current] {
    background: var(--sand);
    font-weight: 600;
  }
`;

const Stars = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  svg {
    color: var(--marigold);
  }
`;

/* A `rect` takes its width as an attribute, so no width needs a class. */
const Track = styled.svg`
  width: 100%;
  height: var(--space-8);
  background: var(--line);
  border-radius: var(--radius-round);
  fill: var(--marigold);
  forced-color-adjust: none;
`;

const Given = styled.span`
  text-align: right;
`;
