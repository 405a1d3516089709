import { useNavigate } from '@paw/shared/router.ts';
import { Button } from '@paw/shared/ui/Button.tsx';
import { ErrorSummary } from '@paw/shared/ui/ErrorSummary.tsx';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type DraftChange, changeDraft, readDraft } from '../../draft/draftStore.ts';
import type { CheckoutDraft } from '../../draft/checkoutDraft.ts';
import { type Typed, typedIn } from '@paw/shared/ui/field/typedIn.ts';
import { type Errors, firstUnfinished, stepPath } from './steps.ts';

interface Props {
  title: string;
  /** What stands in the fields, as it is kept: after each change too, so that a reload loses nothing. */
  read: (typed: Typed) => DraftChange;
  /** What is wrong with the draft as far as this step goes. */
  check: (draft: CheckoutDraft) => Errors;
  children: (errors: Errors) => ReactNode;
}

/** One step: fields that keep what is typed, what is wrong above and below them, one button that leads on. */
export function StepForm({ title, read, check, children }: Props) {
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<{ errors: Errors; attempt: number }>();
  const keep = (form: HTMLFormElement) => changeDraft(read(typedIn(form)));
  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    keep(event.currentTarget);
    const errors = check(readDraft());
    if (Object.keys(errors).length) return setTrouble({ errors, attempt: (trouble?.attempt ?? 0) + 1 });
    setTrouble(undefined);
    void navigate(stepPath(firstUnfinished(readDraft())));
  };
  const { errors = {} } = trouble ?? {};
  return (
    <Form noValidate onSubmit={goOn} onChange={(event) => keep(event.currentTarget)} aria-labelledby="step">
      <h2 id="step">{title}</h2>
      {trouble && <ErrorSummary key={trouble.attempt} title="Please check what you typed" errors={errors} />}
      {children(errors)}
      <Go type="submit">Continue</Go>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-16);
  max-width: calc(var(--panel) + var(--space-96));
  h2 {
    margin-bottom: 0;
  }
`;

const Go = styled(Button)`
  margin-top: var(--space-8);
  @media (min-width: 576px) {
    justify-self: start;
    min-width: calc(var(--panel) / 2);
  }
`;
