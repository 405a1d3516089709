import { links } from '@paw/contract/links.ts';
import { chosenStars, WRITE_REVIEW_ID } from '@paw/contract/reviewLinks.ts';
import { useLocation } from '@paw/ui/router.ts';
import { Button, ButtonLink } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useIsHydrated } from '@paw/ui/useIsHydrated.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Review } from '../reviewView.ts';
import { ReviewForm } from './ReviewForm.tsx';
import type { WrittenReview } from './sendReview.ts';
import { useSessionKind } from './useSessionKind.ts';

interface Props {
  slug: string;
  /** The product's title. */
  title: string;
  onPublished: (review: Review) => void;
  /** Called when the form is opened or closed. */
  onWriting: (isWriting: boolean) => void;
}

/** The form for members; for others a link to the login, which leads back here. */
export function WriteReview({ slug, title, onPublished, onWriting }: Props) {
  const { hash, search } = useLocation();
  const isMember = useSessionKind() === 'member';
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState<WrittenReview['status']>();
  const opener = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const stars = chosenStars(new URLSearchParams(search));
  const isHydrated = useIsHydrated();
  // The server's HTML is the same for every star, so the first render must be too.
  const returnTo = `${links.product(slug)}${stars && !isHydrated ? '' : search}#${WRITE_REVIEW_ID}`;
  // A shopper who returns from the login wants to write.
  useEffect(() => {
    if (isMember && hash === `#${WRITE_REVIEW_ID}`) setOpen(true);
  }, [isMember, hash]);
  const tellWriting = useEffectEvent(onWriting);
  useEffect(() => {
    tellWriting(isOpen);
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (status) answer.current?.focus();
  }, [status]);

  const written = (reply: WrittenReview) => {
    setOpen(false);
    setStatus(reply.status);
    if (reply.status === 'published') onPublished(reply.review);
  };
  const cancel = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (status) {
    return (
      <Frame id={WRITE_REVIEW_ID} ref={answer} tabIndex={-1}>
        <Notice kind="ok" title="Thank you for your review">
          {status === 'published'
            ? 'It’s live at the top of the list.'
            : 'Someone on our team will read it before it’s published.'}
        </Notice>
      </Frame>
    );
  }
  return (
    <Frame id={WRITE_REVIEW_ID}>
      {!isOpen && <h3>Have you used this product?</h3>}
      {isOpen && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            Your review of {title}
          </h3>
          <ReviewForm slug={slug} stars={stars} returnTo={returnTo} onWritten={written} onCancel={cancel} />
        </>
      )}
      {!isOpen &&
        (isMember ? (
          <Button kind="secondary" ref={opener} onClick={() => setOpen(true)}>
            Write a review
          </Button>
        ) : (
          <ButtonLink kind="secondary" to={links.login(returnTo)}>
            Log in to write a review
          </ButtonLink>
        ))}
    </Frame>
  );
}

const Frame = styled.div`
  margin-top: var(--space-32);
  scroll-margin-top: var(--space-96);
  &:focus,
  h3:focus {
    outline: none;
    box-shadow: none;
  }
`;
