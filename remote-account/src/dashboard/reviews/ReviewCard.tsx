import { longDate } from '@paw/rules/longDate.ts';
import { links } from '@paw/contract/links.ts';
import { Link } from '@paw/ui/router.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Card } from '@paw/ui/Card.tsx';
import { Rating } from '@paw/ui/Rating.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCall } from '../../member/useCall.ts';
import { ConfirmDialog } from '../../member/ConfirmDialog.tsx';
import { deleteReview, type MyReview } from './myReviews.ts';

/** A published or waiting review, with a button that deletes it. */
export function ReviewCard({ review, onDeleted }: { review: MyReview; onDeleted: () => void }) {
  const { id, slug, productTitle, rating, title, body, state, at } = review;
  const { pending, problem, run } = useCall();
  const [isAsked, setAsked] = useState(false);
  const remove = () =>
    run(async (signal) => {
      await deleteReview(signal, id);
      if (signal.aborted) return;
      setAsked(false);
      onDeleted();
    });
  return (
    <Card as="li" $ground="paper">
      <Product>
        <Link to={links.product(slug)}>{productTitle}</Link>
      </Product>
      <Rating value={rating} />
      <strong>{title}</strong>
      <Body>{body}</Body>
      <Foot>
        <span>
          {longDate(at)}
          {stateWords[state]}
        </span>
        <Button
          kind="quiet"
          aria-haspopup="dialog"
          aria-label={`Delete the review of ${productTitle}`}
          onClick={() => setAsked(true)}
        >
          Delete
        </Button>
      </Foot>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`Delete your review of ${productTitle}?`}
        words={{ keep: 'Keep it', go: 'Delete it' }}
        onGo={() => void remove()}
        pending={pending}
        problem={problem}
      >
        <p>It will be removed for good.</p>
      </ConfirmDialog>
    </Card>
  );
}

const stateWords: Record<MyReview['state'], string> = {
  published: '',
  waiting: '. Our team will read it before it’s published.',
  rejected: '. It wasn’t published.',
};

const Product = styled.h2`
  margin: 0 0 var(--space-4);
  font-size: var(--text-18);
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;

const Body = styled.p`
  margin: var(--space-4) 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-16);
  color: var(--soft);
`;
