import { links } from '@paw/contract/links.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { DoneFrame } from './DoneFrame.tsx';

/** Confirms what the content team's page has finished. */
export function NewsletterDone() {
  return (
    <DoneFrame
      title="You’re subscribed"
      ways={
        <>
          <ButtonLink to={links.home()}>Browse the store</ButtonLink>
          <ButtonLink kind="secondary" to={links.blogs()}>
            Read our blog
          </ButtonLink>
        </>
      }
    >
      <p role="status">Thanks for confirming. You’ll get new arrivals and practical pet advice by email.</p>
    </DoneFrame>
  );
}
