import { longDate } from '@paw/rules/longDate.ts';
import { Rating } from '@paw/ui/Rating.tsx';
import { BadgeCheck } from 'lucide-react';
import { styled } from 'styled-components';
import type { Review } from './reviewView.ts';

/** One review. Line breaks in its text are kept. */
export function ReviewItem({ review: { author, stars, title, body, date, verified } }: { review: Review }) {
  return (
    <Frame>
      <Rating value={stars} />
      <h3>{title}</h3>
      <Body>{body}</Body>
      <Facts>
        <span>
          {author}, <time dateTime={date}>{longDate(date, 'UTC')}</time>
        </span>
        {verified && (
          <Verified>
            <BadgeCheck size="1.25em" strokeWidth={1.75} aria-hidden /> Verified purchase
          </Verified>
        )}
      </Facts>
    </Frame>
  );
}

const Frame = styled.article`
  h3 {
    margin: var(--space-4) 0;
    font-size: var(--text-18);
    overflow-wrap: anywhere;
  }
`;

const Body = styled.p`
  max-width: 68ch;
  margin-bottom: var(--space-8);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-8);
  margin: 0;
  color: var(--soft);
  font-size: var(--text-14);
`;

const Verified = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  color: var(--ok);
  font-weight: 600;
`;
