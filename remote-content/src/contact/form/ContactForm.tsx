import { ApiProblem, answer, createApi } from '@paw/api-client/http.ts';
import { checkContact, type ContactFields, tidyContact } from '@paw/rules/contactRules.ts';
import { Button } from '@paw/ui/Button.tsx';
import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FormAnswers } from './FormAnswers.tsx';
import { FormFields } from './FormFields.tsx';
import { SentNotice } from './SentNotice.tsx';
import { useKeptDraft } from './useKeptDraft.ts';

interface Trouble {
  errors: Partial<Record<keyof ContactFields, string>>;
  problem?: unknown;
  attempt: number;
}

/**
 * The fields are uncontrolled, so that text typed before hydration stays. The draft is stored in this tab until it is sent.
 * Without JavaScript the form posts, and only the browser validates it.
 */
export function ContactForm() {
  const titleId = useElementId();
  const form = useRef<HTMLFormElement>(null);
  const draft = useKeptDraft(form);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const [sent, setSent] = useState<string>();

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { id: __id, sentAs: __sentAs, ...typed } = draft.keep();
    const fields = tidyContact(typed);
    const attempt = (trouble?.attempt ?? 0) + 1;
    const errors = checkContact(fields);
    if (Object.keys(errors).length) return setTrouble({ errors, attempt });
    const trap = event.currentTarget.elements.namedItem('website') as HTMLInputElement;
    setBusy(true);
    setTrouble(undefined);
    try {
      const { id } = draft.keepSending();
      const body = { id, ...fields, website: trap.value };
      const { message } = await answer(createApi({ baseUrl: '' }).POST('/api/contact', { body }));
      draft.forget();
      setSent(message);
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.code === 'key_reused') draft.renew();
      setTrouble({ errors: {}, problem, attempt });
    } finally {
      setBusy(false);
    }
  };

  const { errors = {}, problem } = trouble ?? {};
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Write to us</h2>
      <FormAnswers />
      {sent ? (
        <SentNotice onAgain={() => setSent(undefined)}>{sent}</SentNotice>
      ) : (
        <Form
          ref={form}
          method="post"
          action="/api/contact"
          aria-labelledby={titleId}
          noValidate={draft.isHydrated}
          onChange={() => draft.keep()}
          onSubmit={(event) => void send(event)}
        >
          {trouble && (
            <ErrorSummary
              key={trouble.attempt}
              title={problem === undefined ? 'There’s a problem' : 'Your message wasn’t sent'}
              errors={errors}
            >
              {problem !== undefined && wordsFor(problem)}
            </ErrorSummary>
          )}
          <FormFields errors={errors} />
          <Send type="submit" busy={isBusy}>
            Send message
          </Send>
        </Form>
      )}
    </section>
  );
}

/** Every message says that the typed text is kept. */
function wordsFor(problem: unknown): string {
  const words = problem instanceof ApiProblem ? problem.message : 'Something went wrong. Please try again in a moment.';
  return `${words} Everything you typed is still here.`;
}

const Form = styled.form`
  display: grid;
  gap: var(--space-16);
  max-width: calc(1.5 * var(--panel));
`;

const Send = styled(Button)`
  @media (min-width: 576px) {
    justify-self: start;
    min-width: calc(var(--panel) / 2);
  }
`;
