import { answer, createApi } from '@paw/api-client/http.ts';
import { EmailField } from '@paw/ui/EmailField.tsx';
import { guestHeaders } from '../sign-in/session.ts';
import { PasswordField } from '../sign-in/PasswordField.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { type Typed, typedText } from '../sign-in/formProblem.ts';
import { useCall } from '../member/useCall.ts';
import { useSession } from '../sign-in/useSession.ts';

const wanted = { email: 'Enter your email address.', password: 'Enter your password.' };

/** Signs a member in. The api's message is the same for an unknown address and for a wrong password. */
export function LoginForm({ kind }: { kind: 'primary' | 'secondary' }) {
  const { pending, problem, run } = useCall();
  const startSession = useSession('member');
  const logIn = (typed: Typed) =>
    void run(async (signal) => {
      const body = typedText(typed, wanted);
      const api = createApi({ baseUrl: '', signal, headers: guestHeaders() });
      const { token } = await answer(api.POST('/api/session', { body }));
      await startSession(token, signal);
    });
  return (
    <SignInForm action="Log in" kind={kind} pending={pending} problem={problem} submit={logIn}>
      {(errors) => (
        <>
          <EmailField autoComplete="username" error={errors.email} />
          <PasswordField autoComplete="current-password" error={errors.password} />
        </>
      )}
    </SignInForm>
  );
}
