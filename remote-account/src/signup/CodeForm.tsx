import { answer, createApi } from '@paw/api-client/http.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Field } from '@paw/ui/Field.tsx';
import { useEffect, useRef } from 'react';
import { guestHeaders } from '../sign-in/session.ts';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { type Typed, typedText } from '../sign-in/formProblem.ts';
import { useCall } from '../member/useCall.ts';

/** A code that was sent. */
export interface SentCode {
  email: string;
  delivery: 'console' | 'mail';
}

interface Props {
  sent: SentCode;
  /** Back to the details, for another code or another email. */
  onBack: () => void;
  /** With the member's token. */
  onConfirmed: (token: string, signal: AbortSignal) => Promise<void>;
}

const wanted = { code: 'Enter the code.' };

/** The code confirms the email address and signs in. */
export function CodeForm({ sent, onBack, onConfirmed }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { pending, problem, run } = useCall();
  useEffect(() => field.current?.focus(), []);
  const confirm = (typed: Typed) =>
    void run(async (signal) => {
      const { code } = typedText(typed, wanted);
      const api = createApi({ baseUrl: '', signal, headers: guestHeaders() });
      const { token } = await answer(api.POST('/api/account/confirm', { body: { email: sent.email, code } }));
      await onConfirmed(token, signal);
    });
  return (
    <>
      <p>
        {sent.delivery === 'console'
          ? 'No email server is set up, so the code is in the server console.'
          : `We sent a code to ${sent.email}.`}{' '}
        Enter it to confirm your email and log in.
      </p>
      <SignInForm action="Confirm and log in" pending={pending} problem={problem} submit={confirm}>
        {(errors) => (
          <Field
            ref={field}
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={errors.code}
          />
        )}
      </SignInForm>
      <Button kind="quiet" onClick={onBack}>
        Change details or resend code
      </Button>
    </>
  );
}
