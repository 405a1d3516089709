import type { DoneState } from '@paw/contract/doneState.ts';
import { answer, ApiProblem, createApi } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { announceSession } from '@paw/contract/sessionEvents.ts';
import { readToken, removeToken } from '@paw/contract/tokenStorage.ts';
import { useNavigate } from '@paw/ui/router.ts';
import { Button } from '@paw/ui/Button.tsx';
import { NewPasswordField, newPasswordWanted } from '../sign-in/PasswordField.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { type Typed, typedText } from '../sign-in/formProblem.ts';
import { useCall } from '../member/useCall.ts';

interface Props {
  /** From the mailed link. */
  secret: string;
  /** The link is not valid: back to the first step. */
  askAgain: () => void;
}

const wanted = { password: newPasswordWanted };
const done: DoneState = { done: 'password-changed' };

/** Sets the password and opens the page that confirms it. */
export function NewPasswordForm({ secret, askAgain }: Props) {
  const { pending, problem, run } = useCall();
  const navigate = useNavigate();
  const isUsedUp = problem instanceof ApiProblem && problem.code === 'link_unknown';
  const choose = (typed: Typed) =>
    void run(async (signal) => {
      const { password } = typedText(typed, wanted);
      await answer(
        createApi({ baseUrl: '', signal }).POST('/api/account/reset/confirm', { body: { secret, password } }),
      );
      await leaveSession();
      if (!signal.aborted) await navigate(links.success(), { replace: true, state: done });
    });
  return (
    <>
      <p>
        This logs you out everywhere and removes passkeys and linked sign-ins, in case someone else added them. You can
        add yours again afterward.
      </p>
      <SignInForm action="Change password" pending={pending} problem={problem} submit={choose}>
        {(errors) => <NewPasswordField label="New password" error={errors.password} />}
      </SignInForm>
      {isUsedUp && (
        <Button kind="secondary" onClick={askAgain}>
          Get a new link
        </Button>
      )}
    </>
  );
}

/** The reset has ended all sessions of the account, also this browser's: the page must not continue with it. */
async function leaveSession(): Promise<void> {
  const stored = readToken();
  if (!stored || stored.guest) return;
  removeToken();
  announceSession({ kind: 'none' });
  const headers = { authorization: `Bearer ${stored.token}` };
  // Removes the cookie; a failure changes nothing here.
  await createApi({ baseUrl: '', headers })
    .DELETE('/api/session')
    .catch(() => undefined);
}
