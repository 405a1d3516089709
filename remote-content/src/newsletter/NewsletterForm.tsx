import { Button } from '@paw/shared/ui/Button.tsx';
import { Field } from '@paw/shared/ui/Field.tsx';
import { useElementId } from '@paw/shared/ui/useElementId.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { styled } from 'styled-components';
import { subscribeToNewsletter } from './subscribeToNewsletter.ts';

interface Said {
  kind: 'success' | 'error';
  text: string;
}

/**
 * The field is the browser's own, not React's: what was typed before the page came alive stays. It is neither
 * `required` nor is the form `noValidate`: an empty address has words of its own, the format is the browser's to check.
 */
export function Component() {
  const answerId = useElementId();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();

  /** As a toast and in place, where it stays until the next try. */
  const say = (kind: Said['kind'], text: string) => {
    setSaid({ kind, text });
    toast[kind](text);
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
    <form method="post" action="/api/admin/subscribe" onSubmit={subscribe} aria-label="Newsletter">
      <Row>
        <Field
          label="Your email for our newsletter"
          name="email"
          type="email"
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
        <Answer id="newsletter-subscribed">
          <Good>Thank you. You are on our list.</Good>
        </Answer>
        <Answer id="newsletter-refused">
          <Bad>That did not work. Please check the e-mail address.</Bad>
        </Answer>
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

const Bad = styled.p`
  margin: var(--space-8) 0 0;
  color: var(--sale);
  font-weight: 600;
`;

/** Without JavaScript the form posts, and the api leads back to the answer by its name. */
const Answer = styled.div`
  display: none;
  &:target {
    display: block;
  }
`;
