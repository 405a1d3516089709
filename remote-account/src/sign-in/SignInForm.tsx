import { Button } from '@paw/ui/Button.tsx';
import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import type { ReactNode, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import type { FieldErrors } from '../member/useCheckedForm.tsx';
import { formProblem, type Typed } from './formProblem.ts';

interface Props {
  /** The button's label. */
  action: string;
  /** `secondary` when another action on the page is the primary one. */
  kind?: 'primary' | 'secondary';
  pending: boolean;
  /** What the last attempt threw. */
  problem: unknown;
  submit: (typed: Typed) => void;
  /** Renders the fields with their errors. */
  children: (errors: FieldErrors) => ReactNode;
}

/**
 * A form that keeps what was typed, with errors above and at the fields, and one button. Without an
 * `action` the form is a script's: when it is sent before hydration, it is submitted after it.
 */
export function SignInForm({ action, kind, pending, problem, submit, children }: Props) {
  const shown = formProblem(problem);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const inputs = [...event.currentTarget.elements].filter((element) => element instanceof HTMLInputElement);
    submit(Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
  };
  return (
    <Form method="post" noValidate onSubmit={send}>
      {shown && (
        <ErrorSummary errors={shown.fields} title={shown.message ? undefined : 'There’s a problem'}>
          {shown.message}
        </ErrorSummary>
      )}
      {children(shown?.fields ?? {})}
      <Go type="submit" kind={kind} busy={pending}>
        {action}
      </Go>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-16);
  margin: var(--space-8) 0;
`;

const Go = styled(Button)`
  width: 100%;
  @media (scripting: none) {
    display: none;
  }
`;
