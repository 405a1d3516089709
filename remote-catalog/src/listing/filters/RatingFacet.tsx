import { Disclosure } from '@paw/ui/Disclosure.tsx';
import { RadioGroup } from '@paw/ui/RadioGroup.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { starsInWords } from './appliedFilters.ts';
import { CountedLabel } from './CountedLabel.tsx';
import type { Facets } from './filters.ts';

interface Props {
  rating: number | undefined;
  ratings: Facets['ratings'];
  onChange: (rating: number | undefined) => void;
  open: boolean;
}

/** The least number of stars. Nothing where no product is rated. */
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
            label: <CountedLabel count={count}>{starsInWords(atLeast)}</CountedLabel>,
          })),
        ]}
      />
    </Disclosure>
  );
}

/* The disclosure's title already says it. */
const Stars = styled(RadioGroup)`
  legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
