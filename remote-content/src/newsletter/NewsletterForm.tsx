import { Button } from '@paw/ui/Button.tsx';
import { Field } from '@paw/ui/Field.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { styled } from 'styled-components';
import { AnswerAt } from '../posted-form/AnswerAt.tsx';
import { NewsletterPanel } from './NewsletterPanel.tsx';
import { subscribeToNewsletter } from './subscribeToNewsletter.ts';

interface Said {
  kind: 'success' | 'error';
  text: string;
}

interface Props {
  /** The place on the page, in lowercase; `footer` when not given. */
  place?: string;
}

/** In the footer the form alone; elsewhere with its own heading. */
export function Component({ place }: Props) {
  if (!place) return <NewsletterForm place="footer" name="Newsletter" />;
  return (
    <NewsletterPanel>
      <NewsletterForm place={place} name="Newsletter by email" />
    </NewsletterPanel>
  );
}

/**
 * The field is uncontrolled, so that text typed before hydration stays. It is not `required`, because an empty address has a
 * specified message, and the form is not `noValidate`, because the browser checks the format.
 */
function NewsletterForm({ place, name }: { place: string; name: string }) {
  const answerId = useElementId();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();

  /** Shows a message as a toast and below the field, where it stays until the next attempt. */
  const say = (kind: Said['kind'], text: string) => {
    setSaid({ kind, text });
    // The same message again is the same toast. Its id becomes an element's id, so it has no spaces.
    toast[kind](text, { toastId: `newsletter-${text.replace(/\W+/g, '-')}` });
  };

  const subscribe = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    setSaid(undefined);
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    if (!email) return say('error', 'Please enter an email.');
    sending.current = true;
    setBusy(true);
    try {
      const { success, message } = await subscribeToNewsletter(email);
      if (success) field.value = '';
      say(success ? 'success' : 'error', message);
    } catch {
      say('error', 'Could not subscribe. Please try again.');
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return (
    <form method="post" action="/api/admin/subscribe" onSubmit={subscribe} aria-label={name}>
      {place !== 'footer' && <input type="hidden" name="place" value={place} />}
      <Row>
        <Field
          label="Email for our newsletter"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          aria-describedby={answerId}
        />
        <Button type="submit" aria-busy={busy}>
          {busy ? 'One moment…' : 'Subscribe'}
        </Button>
      </Row>
      <div id={answerId}>
        <div role="status">{said?.kind === 'success' && <Good>{said.text}</Good>}</div>
        <div role="alert">{said?.kind === 'error' && <Bad>{said.text}</Bad>}</div>
        <AnswerAt id={`newsletter-subscribed-${place}`}>
          <Good>Thanks. Check your email to confirm.</Good>
        </AnswerAt>
        <AnswerAt id={`newsletter-empty-${place}`}>
          <Bad>Please enter an email.</Bad>
        </AnswerAt>
        <AnswerAt id={`newsletter-refused-${place}`}>
          <Bad>That didn’t work. Please check the email address.</Bad>
        </AnswerAt>
        <AnswerAt id={`newsletter-failed-${place}`}>
          <Bad>Could not subscribe. Please try again.</Bad>
        </AnswerAt>
      </div>
    </form>
  );
}

const Row = styled.div`
  display: grid;
  gap: var(--space-12);
  @media (min-width: 576px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Good = styled.p`
  margin: var(--space-8) 0 0;
  color: var(--ok);
  font-weight: 600;
`;

const Bad = styled(Good)`
  color: var(--sale);
`;
