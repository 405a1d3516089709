import { links } from '@paw/shared/contract/links.ts';
import { answer, createApi } from '@paw/shared/contract/http.ts';
import { Button } from '@paw/shared/ui/Button.tsx';
import { Field } from '@paw/shared/ui/Field.tsx';
import { useEffect, useRef } from 'react';
import { isNewMember } from '../dashboard/overview/newMember.ts';
import { guestHeaders } from '../sign-in/guestHeaders.ts';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { type Typed, typedText } from '../sign-in/typedText.ts';
import { useCall } from '../sign-in/useCall.ts';
import { useSession } from '../sign-in/useSession.ts';

/** A code on its way. */
export interface SentCode {
  email: string;
  delivery: 'console' | 'mail';
}

interface Props {
  sent: SentCode;
  /** Back to the details, for another code or another address. */
  goBack: () => void;
}

/** Who came only to sign up sees what an account is good for. */
const welcome = { path: links.dashboard(), state: isNewMember };
const wanted = { code: 'Enter the code.' };

/** The code proves the address, and signs in. */
export function CodeForm({ sent, goBack }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { pending, problem, run } = useCall();
  const goOn = useSession('member', welcome);
  useEffect(() => field.current?.focus(), []);
  const confirm = (typed: Typed) =>
    void run(async (signal) => {
      const { code } = typedText(typed, wanted);
      const api = createApi({ baseUrl: '', signal, headers: guestHeaders() });
      const { token } = await answer(api.POST('/api/account/confirm', { body: { email: sent.email, code } }));
      await goOn(token, signal);
    });
  return (
    <>
      <p>
        {sent.delivery === 'console'
          ? 'No mail server is set up, so the code is in the server console.'
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
      <Button kind="quiet" onClick={goBack}>
        Change details or resend code
      </Button>
    </>
  );
}
