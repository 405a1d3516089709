import { useNavigate } from '@paw/ui/router.ts';
import { Button } from '@paw/ui/Button.tsx';
import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import { inFieldOrder } from '@paw/ui/field/inFieldOrder.ts';
import { type Typed, typedIn } from '@paw/ui/field/typedIn.ts';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useElementId } from '@paw/ui/useElementId.ts';
import type { CheckoutDraft } from '../../draft/checkoutDraft.ts';
import { changeDraft, type DraftChange, readDraft } from '../../draft/draftStore.ts';
import { type Errors, firstUnfinished, stepPath } from './steps.ts';

interface Props {
  /** For screen readers. */
  name: string;
  /** Fields are still loading: the form cannot be sent. */
  busy?: boolean;
  /** The draft's part in these fields. It is read after each change, so a reload loses nothing. */
  read: (typed: Typed, isSent: boolean) => DraftChange;
  /** The errors in this step's part of the draft. */
  check: (draft: CheckoutDraft) => Errors;
  /** Runs before the next step, once nothing is wrong. With errors the shopper stays. */
  finish?: (signal: AbortSignal) => Promise<Errors>;
  children: (errors: Errors) => ReactNode;
}

/** One step: fields that keep their text, errors above and at the fields, one button to the next step. */
export function StepForm({ name, busy = false, read, check, finish, children }: Props) {
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<{ errors: Errors; attempt: number }>();
  const [isFinishing, setFinishing] = useState(false);
  const call = useRef<AbortController>(undefined);
  // A shopper who has left the step is not moved.
  useEffect(() => () => call.current?.abort(), []);
  const keep = (form: HTMLFormElement, isSent: boolean) => changeDraft(read(typedIn(form), isSent));
  const hasRefused = (form: HTMLFormElement, errors: Errors) => {
    const isRefused = Object.keys(errors).length > 0;
    const attempt = (trouble?.attempt ?? 0) + 1;
    setTrouble(isRefused ? { errors: inFieldOrder(form, errors), attempt } : undefined);
    return isRefused;
  };
  const goOn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || isFinishing) return;
    const form = event.currentTarget;
    keep(form, true);
    if (hasRefused(form, check(readDraft()))) return;
    if (finish) {
      const { signal } = (call.current = new AbortController());
      setFinishing(true);
      const errors = await finish(signal);
      if (signal.aborted) return;
      setFinishing(false);
      if (hasRefused(form, errors)) return;
    }
    void navigate(stepPath(firstUnfinished(readDraft())));
  };
  const { errors = {} } = trouble ?? {};
  return (
    <Form
      noValidate
      onSubmit={(event) => void goOn(event)}
      onChange={(event) => keep(event.currentTarget, false)}
      aria-label={name}
    >
      {trouble && <ErrorSummary key={trouble.attempt} title="There’s a problem" errors={errors} />}
      {children(errors)}
      <Go type="submit" busy={busy || isFinishing}>
        Continue
      </Go>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-32);
  max-width: calc(var(--panel) + var(--space-96));
`;

const Go = styled(Button)`
  @media (min-width: 576px) {
    justify-self: start;
    min-width: calc(var(--panel) / 2);
  }
`;

/** A group of fields in a step. */
export function StepSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useElementId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: var(--space-16);
  h2,
  p {
    margin-bottom: 0;
  }
  h2 {
    font-size: var(--text-22);
  }
`;
