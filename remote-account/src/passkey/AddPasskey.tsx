import { ApiProblem } from '@paw/shared/contract/http.ts';
import { Button } from '@paw/shared/ui/Button.tsx';
import { Notice } from '@paw/shared/ui/Notice.tsx';
import { useEffect, useRef, useState } from 'react';
import { Unfilled } from '../sign-in/formProblem.ts';
import { PasswordField } from '../sign-in/PasswordField.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { type Typed, typedText } from '../sign-in/typedText.ts';
import { useCall } from '../sign-in/useCall.ts';
import { addPasskey, type Passkey } from './passkeyCalls.ts';
import { passkeyTrouble } from './passkeyTrouble.ts';

/** Has this device make a passkey. Some time after the sign-in the shop wants to know first who is there. */
export function AddPasskey({ onAdded }: { onAdded: (passkey: Passkey) => void }) {
  const { pending, problem, run } = useCall();
  const [wantsPassword, setWantsPassword] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wantsPassword) form.current?.querySelector('input')?.focus();
  }, [wantsPassword]);
  const add = (typed?: Typed) =>
    void run(async (signal) => {
      try {
        const password = typed ? typedText(typed, { currentPassword: 'Enter your password.' }).currentPassword : '';
        onAdded(await addPasskey(password, signal));
        setWantsPassword(false);
      } catch (error) {
        if (!isWanted(error)) throw error;
        setWantsPassword(true);
      }
    });
  return (
    <>
      <div role="alert">
        {problem !== undefined && !(wantsPassword && isOfForm(problem)) && (
          <Notice kind="warn">{passkeyTrouble(problem)}</Notice>
        )}
      </div>
      {wantsPassword ? (
        <div ref={form}>
          <p>It’s been a while since you logged in. Enter your password to confirm it’s you.</p>
          <SignInForm
            action="Add a passkey"
            pending={pending}
            problem={isOfForm(problem) ? problem : undefined}
            submit={add}
          >
            {(errors) => (
              <PasswordField
                label="Current password"
                name="currentPassword"
                autoComplete="current-password"
                error={errors.currentPassword}
              />
            )}
          </SignInForm>
        </div>
      ) : (
        <Button kind="secondary" busy={pending} onClick={() => add()}>
          Add a passkey
        </Button>
      )}
    </>
  );
}

const isWanted = (error: unknown) => error instanceof ApiProblem && error.code === 'password_wanted';
const isOfForm = (error: unknown) => error instanceof ApiProblem || error instanceof Unfilled;
