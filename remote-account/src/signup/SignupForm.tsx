import { answer, createApi } from '@paw/api-client/http.ts';
import { Field } from '@paw/ui/Field.tsx';
import { EmailField } from '@paw/ui/EmailField.tsx';
import { NewPasswordField, newPasswordWanted } from '../sign-in/PasswordField.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { type Typed, typedText } from '../sign-in/formProblem.ts';
import { useCall } from '../member/useCall.ts';
import type { SentCode } from './CodeForm.tsx';

const wanted = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  password: newPasswordWanted,
};

/** Requests a code. The api's answer does not reveal whether the address has an account. */
export function SignupForm({ onSent }: { onSent: (sent: SentCode) => void }) {
  const { pending, problem, run } = useCall();
  const signUp = (typed: Typed) =>
    void run(async (signal) => {
      const body = typedText(typed, wanted);
      const { delivery } = await answer(createApi({ baseUrl: '', signal }).POST('/api/account', { body }));
      if (!signal.aborted) onSent({ email: body.email, delivery });
    });
  return (
    <SignInForm action="Sign up" pending={pending} problem={problem} submit={signUp}>
      {(errors) => (
        <>
          <Field label="Name" name="name" autoComplete="name" error={errors.name} />
          <EmailField autoComplete="email" error={errors.email} />
          <NewPasswordField error={errors.password} />
        </>
      )}
    </SignInForm>
  );
}
