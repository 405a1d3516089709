import { Disclosure } from '@paw/ui/Disclosure.tsx';
import { RadioGroup } from '@paw/ui/RadioGroup.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Facets } from '../loadList.ts';
import { starsInWords } from './appliedFilters.ts';
import { Count } from './Count.tsx';

interface Props {
  rating: number | undefined;
  ratings: Facets['ratings'];
  onChange: (rating: number | undefined) => void;
  open: boolean;
}

/** At least so many stars. Nothing where nobody has rated anything. */
export function RatingFacet({ rating, ratings, onChange, open }: Props) {
  const [wasOpen] = useState(open || rating !== undefined);
  if (rating === undefined && !ratings.some(({ count }) => count > 0)) return null;
  const offered =
    ratings.some(({ atLeast }) => atLeast === rating) || rating === undefined
      ? ratings
      : [...ratings, { atLeast: rating, count: 0 }];
  return (
    <Disclosure title="Rating" open={wasOpen}>
      <Stars
        label="Rating"
        name="rating"
        value={rating === undefined ? '' : String(rating)}
        onChange={(value) => onChange(value ? Number(value) : undefined)}
        options={[
          { value: '', label: 'Any' },
          ...offered.map(({ atLeast, count }) => ({
            value: String(atLeast),
            label: (
              <Words>
                {starsInWords(atLeast)}
                <Count count={count} />
              </Words>
            ),
          })),
        ]}
      />
    </Disclosure>
  );
}

/* The title of the disclosure says it already. */
const Stars = styled(RadioGroup)`
  legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Words = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-8);
`;
