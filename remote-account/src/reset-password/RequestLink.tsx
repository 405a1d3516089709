import { answer, createApi } from '@paw/api-client/http.ts';
import { rules } from '@paw/rules/rules.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useEffect, useRef, useState } from 'react';
import { EmailField } from '@paw/ui/EmailField.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { type Typed, typedText } from '../sign-in/formProblem.ts';
import { useCall } from '../member/useCall.ts';
import { whereMailIs } from '../mailed-link/useMailedSecret.ts';

interface Sent {
  email: string;
  delivery: 'console' | 'mail';
}

const wanted = { email: 'Enter your email address.' };

/** Requests the email with the link. The answer does not reveal whether the address has an account. */
export function RequestLink() {
  const { pending, problem, run } = useCall();
  const [sent, setSent] = useState<Sent>();
  const ask = (typed: Typed) =>
    void run(async (signal) => {
      const body = typedText(typed, wanted);
      const { delivery } = await answer(createApi({ baseUrl: '', signal }).POST('/api/account/reset', { body }));
      if (!signal.aborted) setSent({ email: body.email, delivery });
    });
  return (
    <>
      {sent && <LinkSent {...sent} again={() => setSent(undefined)} />}
      {/* Hidden, not removed: it keeps what was typed. */}
      <div hidden={sent !== undefined}>
        <p>Enter your email and we’ll send you a link to choose a new password.</p>
        <SignInForm action="Email me a link" pending={pending} problem={problem} submit={ask}>
          {(errors) => <EmailField autoComplete="username" error={errors.email} />}
        </SignInForm>
      </div>
    </>
  );
}

/** Takes the focus, because the pressed button is gone. */
function LinkSent({ email, delivery, again }: Sent & { again: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <>
      <div ref={frame} role="status" tabIndex={-1}>
        <Notice kind="ok" title="Check your email">
          If {email} has an account, {whereMailIs(delivery)}. The link in it works once, for{' '}
          {rules.accounts.resetMinutes} minutes.
        </Notice>
      </div>
      <p>
        Nothing there? Check your spam folder and the address above. If you asked more than once, any of the links
        works.
      </p>
      <Button kind="secondary" onClick={again}>
        Try another address or resend
      </Button>
    </>
  );
}
