import type { Head } from '@paw/contract/remote.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { accountPaths } from '../frame/accountPaths.ts';
import { DashboardFrame, sectionHead } from '../frame/DashboardFrame.tsx';
import { useMemberData } from '../../member/useMemberData.ts';
import { fetchReviews, type MyReview } from './myReviews.ts';
import { ReviewCard } from './ReviewCard.tsx';

export const head = (): Head => sectionHead('Your reviews', accountPaths.reviews());

/** The member's reviews of products. */
export function Component() {
  const loaded = useMemberData(fetchReviews);
  const [news, setNews] = useState('');
  const line = useRef<HTMLParagraphElement>(null);
  // The card that had the focus is gone.
  useEffect(() => {
    if (news) line.current?.focus();
  }, [news]);
  const deleted = ({ id, productTitle }: MyReview, reviews: readonly MyReview[]) => {
    loaded.show(reviews.filter((other) => other.id !== id));
    setNews(`Deleted: your review of ${productTitle}.`);
  };
  return (
    <DashboardFrame title="Your reviews" loaded={loaded} empty={(reviews) => !reviews.length && !news && <NoReviews />}>
      {(reviews) => (
        <>
          {news && (
            <p ref={line} role="status" tabIndex={-1}>
              {news}
            </p>
          )}
          <List aria-label="Your reviews">
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} onDeleted={() => deleted(review, reviews)} />
            ))}
          </List>
        </>
      )}
    </DashboardFrame>
  );
}

function NoReviews() {
  return (
    <EmptyState title="No reviews yet" action={<ButtonLink to={accountPaths.orders()}>View your orders</ButtonLink>}>
      Your reviews help other shoppers. Write one on any product page.
    </EmptyState>
  );
}

const List = styled(PlainList)`
  display: grid;
  gap: var(--space-16);
`;
