import { rules } from '@paw/rules/rules.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { useState } from 'react';
import { EmailField } from '@paw/ui/EmailField.tsx';
import { whereMailIs } from '../../mailed-link/useMailedSecret.ts';
import { CurrentPasswordField } from '../../sign-in/PasswordField.tsx';
import { SignInForm } from '../../sign-in/SignInForm.tsx';
import { type Typed, typedText } from '../../sign-in/formProblem.ts';
import { useCall } from '../../member/useCall.ts';
import { changeEmail } from './securityCalls.ts';

const wanted = { email: 'Enter your new email address.', currentPassword: 'Enter your password.' };

/** Requests a new email address. It replaces the old one after the link in an email to it is opened. */
export function ChangeEmail() {
  const { pending, problem, run } = useCall();
  const [sent, setSent] = useState<{ email: string; delivery: 'console' | 'mail' }>();
  const change = (typed: Typed) =>
    void run(async (signal) => {
      const { email, currentPassword: password } = typedText(typed, wanted);
      setSent({ email, delivery: await changeEmail({ email, password }, signal) });
    });
  return (
    <section aria-labelledby="change-email">
      <h2 id="change-email">Change your email address</h2>
      <p>We’ll email a link to the new address. Nothing changes until you open it.</p>
      <div role="status">
        {sent && problem === undefined && !pending && (
          <Notice kind="ok" title="Check your email">
            For {sent.email}: {whereMailIs(sent.delivery)}. The link in it works once, for {rules.accounts.resetMinutes}{' '}
            minutes.
          </Notice>
        )}
      </div>
      <SignInForm key={sent?.email} action="Send confirmation link" pending={pending} problem={problem} submit={change}>
        {(errors) => (
          <>
            <EmailField label="New email" autoComplete="email" error={errors.email} />
            <CurrentPasswordField error={errors.currentPassword} />
          </>
        )}
      </SignInForm>
    </section>
  );
}
