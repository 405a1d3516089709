import { ApiProblem } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useState } from 'react';
import { CurrentPasswordField, NewPasswordField, newPasswordWanted } from '../../sign-in/PasswordField.tsx';
import { SignInForm } from '../../sign-in/SignInForm.tsx';
import { type Typed, typedText } from '../../sign-in/formProblem.ts';
import { useCall } from '../../member/useCall.ts';
import { changePassword } from './securityCalls.ts';

const wanted = { currentPassword: 'Enter your password.', password: newPasswordWanted };

/** @param onChanged called after all other browsers are signed out */
export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const { pending, problem, run } = useCall();
  const [times, setTimes] = useState(0);
  const change = (typed: Typed) =>
    void run(async (signal) => {
      const { currentPassword, password: newPassword } = typedText(typed, wanted);
      await changePassword({ currentPassword, newPassword }, signal);
      setTimes(times + 1);
      onChanged();
    });
  const hasNone = problem instanceof ApiProblem && problem.code === 'no_password';
  return (
    <section aria-labelledby="change-password">
      <h2 id="change-password">Change your password</h2>
      <p>This logs you out everywhere else.</p>
      <div role="status">
        {times > 0 && problem === undefined && !pending && (
          <Notice kind="ok">Password changed. You’ve been logged out everywhere else.</Notice>
        )}
      </div>
      {/* Empty fields after each change. */}
      <SignInForm key={times} action="Change password" pending={pending} problem={problem} submit={change}>
        {(errors) => (
          <>
            <CurrentPasswordField error={errors.currentPassword} />
            <NewPasswordField label="New password" error={errors.password} />
          </>
        )}
      </SignInForm>
      <TextLink to={links.resetPassword()}>{hasNone ? 'Email me a link' : 'Forgot your password?'}</TextLink>
    </section>
  );
}
