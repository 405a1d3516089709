import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import { inFieldOrder } from '@paw/ui/field/inFieldOrder.ts';
import { type Typed, typedIn } from '@paw/ui/field/typedIn.ts';
import { type SubmitEvent, useState } from 'react';
import { ActionSummary } from './ActionSummary.tsx';
import { useCall } from './useCall.ts';

/** A field's name to what to do about it. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Checked {
  errors: FieldErrors;
  /** Sends what was typed. It runs when there are no errors. @throws ApiProblem */
  send: (signal: AbortSignal) => Promise<void>;
}

/**
 * A form that is checked before it is sent. What was typed stays in the fields when the form or the api refuses it.
 * @param check reads the fields
 */
export function useCheckedForm(check: (typed: Typed) => Checked) {
  const { pending, problem, run } = useCall();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = check(typedIn(event.currentTarget));
    setErrors(inFieldOrder(event.currentTarget, checked.errors));
    setAttempt(attempt + 1);
    if (Object.keys(checked.errors).length === 0) void run(checked.send);
  };
  /** The summary of errors above the fields. It takes the focus after each attempt. */
  const summary = (
    <>
      {Object.keys(errors).length > 0 && <ErrorSummary key={attempt} title="There’s a problem" errors={errors} />}
      <ActionSummary problem={problem} />
    </>
  );
  return { errors, pending, onSubmit, summary };
}
