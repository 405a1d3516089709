import { counted } from '@paw/rules/counted.ts';
import { Link, useSearchParams } from '@paw/ui/router.ts';
import { Button, ButtonLink } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { styled } from 'styled-components';
import type { ReviewList } from './loadReviews.ts';
import { REVIEWS_ID } from './RatingLink.tsx';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { MOST_PAGES, type Review, withReviewView } from './reviewView.ts';
import { SortLinks } from './SortLinks.tsx';
import { useReviews } from './useReviews.ts';
import { WriteReview } from './write/WriteReview.tsx';

interface Props {
  product: {
    slug: string;
    title: string;
    rating: { average: number; count: number; histogram: number[] } | null;
  };
  /** Undefined when the loader failed to get them: the browser tries again. */
  given?: ReviewList;
  /** The shopper's own review, published a moment ago. */
  own?: Review;
  onPublished: (review: Review) => void;
  /** Called when the form is opened or closed. */
  onWriting: (isWriting: boolean) => void;
}

/** The ratings, the reviews, and the form for a new one. */
export function ReviewSection({ product: { slug, title, rating }, given, own, onPublished, onWriting }: Props) {
  const id = useElementId();
  const [query] = useSearchParams();
  const { view, list, state, retry } = useReviews(slug, given);
  const rest = list?.reviews.filter((review) => review.id !== own?.id) ?? [];
  const isNew = own !== undefined && list?.reviews.length === rest.length && (view.stars ?? own.stars) === own.stars;
  const hasMore = list !== undefined && list.reviews.length < list.total;
  return (
    <section id={REVIEWS_ID} aria-labelledby={id}>
      <h2 id={id}>Reviews</h2>
      <Columns>
        <div>
          {rating ? <RatingSummary rating={rating} view={view} /> : <p>No ratings yet.</p>}
          <WriteReview slug={slug} title={title} onPublished={onPublished} onWriting={onWriting} />
        </div>
        <div>
          {(rating || rest.length > 0) && <SortLinks view={view} />}
          <Found role="status">{list && foundWords(list, isNew ? 1 : 0)}</Found>
          {view.stars && (
            <Link to={{ search: withReviewView(query, { ...view, stars: undefined, pages: 1 }) }} preventScrollReset>
              Show all reviews
            </Link>
          )}
          {state === 'failed' && (
            <Notice kind="warn">
              We couldn’t load the reviews.{' '}
              <Button kind="quiet" onClick={retry}>
                Try again
              </Button>
            </Notice>
          )}
          <List aria-busy={state === 'loading'}>
            {own && (
              <li key={own.id}>
                <ReviewItem review={own} />
              </li>
            )}
            {rest.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} />
              </li>
            ))}
          </List>
          {hasMore && view.pages >= MOST_PAGES && <p>Choose a star rating to see more.</p>}
          {hasMore && view.pages < MOST_PAGES && (
            <ButtonLink
              kind="secondary"
              to={{ search: withReviewView(query, { ...view, pages: view.pages + 1 }) }}
              replace
              preventScrollReset
              aria-busy={state === 'loading'}
            >
              More reviews
            </ButtonLink>
          )}
        </div>
      </Columns>
    </section>
  );
}

/** @param more reviews that are shown but not in the list */
function foundWords({ total: found, reviews, view: { stars } }: ReviewList, more: number): string {
  const [total, shown] = [found + more, reviews.length + more];
  const withStars = stars ? ` with ${counted(stars, 'star')}` : '';
  if (!total) return stars ? `No written reviews${withStars} yet.` : 'No reviews yet.';
  return `${shown < total ? `${shown} of ` : ''}${counted(total, 'review')}${withStars}`;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: var(--space-64);
    align-items: start;
  }
`;

const Found = styled.p`
  margin: var(--space-16) 0;
  color: var(--soft);
  font-variant-numeric: tabular-nums;
`;

const List = styled(PlainList)`
  &[aria-busy='true'] {
    opacity: 0.5;
  }
  > li {
    padding: var(--space-24) 0;
    border-bottom: 1px solid var(--line);
  }
  > li:first-child {
    padding-top: 0;
  }
  > li:last-child {
    border-bottom: 0;
  }
`;
