import { answer, createApi } from '@paw/api-client/http.ts';
import { NewPasswordField, newPasswordWanted } from '../sign-in/PasswordField.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { type Typed, typedText } from '../sign-in/formProblem.ts';
import { useCall } from '../member/useCall.ts';
import type { SentCode } from '../signup/CodeForm.tsx';

interface Props {
  email: string;
  name: string;
  onSent: (sent: SentCode) => void;
}

const wanted = { password: newPasswordWanted };

/** Requests a code for the order's email address. */
export function PasswordForm({ email, name, onSent }: Props) {
  const { pending, problem, run } = useCall();
  const signUp = (typed: Typed) =>
    void run(async (signal) => {
      const { password } = typedText(typed, wanted);
      const api = createApi({ baseUrl: '', signal });
      const { delivery } = await answer(api.POST('/api/account', { body: { name, email, password } }));
      if (!signal.aborted) onSent({ email, delivery });
    });
  return (
    <SignInForm action="Create account" kind="secondary" pending={pending} problem={problem} submit={signUp}>
      {(errors) => (
        <>
          {/* Password managers store the password under this email. */}
          <input hidden readOnly name="email" type="email" autoComplete="username" value={email} />
          <NewPasswordField error={errors.password} />
        </>
      )}
    </SignInForm>
  );
}
