import { ApiProblem } from '@paw/api-client/http.ts';
import { rules } from '@paw/rules/rules.ts';
import { Button } from '@paw/ui/Button.tsx';
import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import { typedIn } from '@paw/ui/field/typedIn.ts';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { PasswordField } from '../../sign-in/PasswordField.tsx';
import { useCall } from '../../member/useCall.ts';
import { ActionTrouble } from '../../member/ActionTrouble.tsx';
import { requestDeletion } from './myData.ts';

/** Explains what deleting the account means, and asks for the password. */
export function DeleteAccount({ onAsked }: { onAsked: (at: string) => void }) {
  const { pending, problem, run } = useCall();
  const [isEmpty, setEmpty] = useState(false);
  const error = isEmpty ? 'Enter your password.' : wrongPassword(problem);
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password = '' } = typedIn(event.currentTarget);
    setEmpty(!password);
    if (!password) return;
    void run(async (signal) => {
      const at = await requestDeletion(signal, password);
      if (!signal.aborted) onAsked(at);
    });
  };
  return (
    <section aria-labelledby="delete">
      <h2 id="delete">Delete your account</h2>
      <p>
        You have {rules.accounts.deletionDays} days to change your mind, and nothing changes until then. After that, we
        permanently delete your name, email, addresses, pets, wishlist, reviews, newsletter subscription and messages,
        and no one can bring them back. We keep order records without your name or address.
      </p>
      <Form noValidate onSubmit={ask}>
        {(error || problem !== undefined) && !pending && (
          <ErrorSummary errors={error ? { password: error } : {}} title={error && 'There’s a problem'}>
            {!error && <ActionTrouble problem={problem} />}
          </ErrorSummary>
        )}
        <PasswordField autoComplete="current-password" help="To confirm it’s you." error={error} />
        <Button kind="secondary" type="submit" busy={pending}>
          Delete my account
        </Button>
      </Form>
    </section>
  );
}

const wrongPassword = (problem: unknown): string | undefined =>
  problem instanceof ApiProblem && problem.code === 'wrong_password' ? problem.message : undefined;

const Form = styled.form`
  display: grid;
  gap: var(--space-16);
  max-width: var(--panel);
  > button {
    justify-self: start;
  }
`;
