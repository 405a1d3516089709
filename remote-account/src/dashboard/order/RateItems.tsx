import { reviewLinks } from '@paw/contract/reviewLinks.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ItemRow } from '../../member/ItemRow.ts';
import { fetchReviews } from '../reviews/myReviews.ts';
import type { MemberOrder } from './OrderFrame.tsx';

type Lines = MemberOrder['order']['lines'];

/** Links to review the products of a delivered order that have no review yet. Nothing until the reviews are loaded. */
export function RateItems({ lines }: { lines: Lines }) {
  const id = useElementId();
  const [reviewed, setReviewed] = useState<ReadonlySet<string>>();
  useEffect(() => {
    const ends = new AbortController();
    fetchReviews(ends.signal).then(
      (reviews) => !ends.signal.aborted && setReviewed(new Set(reviews.map(({ slug }) => slug))),
      // Optional: nothing is shown when the reviews cannot be loaded.
      () => undefined,
    );
    return () => ends.abort();
  }, []);
  const products = new Map(lines.map(({ slug, title }) => [slug, title]));
  const left = reviewed ? [...products].filter(([slug]) => !reviewed.has(slug)) : [];
  if (!left.length) return null;
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>How did it go?</h2>
      <p>Your reviews help other shoppers.</p>
      <PlainList>
        {left.map(([slug, title]) => (
          <ItemRow key={slug}>
            <span>{title}</span>
            <ButtonLink kind="secondary" to={reviewLinks.write(slug)} aria-label={`Write a review: ${title}`}>
              Write a review
            </ButtonLink>
          </ItemRow>
        ))}
      </PlainList>
    </Frame>
  );
}

const Frame = styled.section`
  margin-bottom: var(--space-32);
  p {
    color: var(--soft);
  }
`;
