import { announceSession } from '@paw/contract/sessionEvents.ts';
import { Field } from '@paw/ui/Field.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useState } from 'react';
import type { Account } from '../../member/account.ts';
import { SignInForm } from '../../sign-in/SignInForm.tsx';
import { type Typed, typedText } from '../../sign-in/formProblem.ts';
import { useCall } from '../../member/useCall.ts';
import { changeName } from './securityCalls.ts';

interface Props {
  account: Account;
  show: (account: Account) => void;
}

/** The member's name, which the header shows too. */
export function ChangeName({ account, show }: Props) {
  const { pending, problem, run } = useCall();
  const [isChanged, setChanged] = useState(false);
  const change = (typed: Typed) =>
    void run(async (signal) => {
      setChanged(false);
      const { name } = typedText(typed, { name: 'Enter your name.' });
      const changed = await changeName(name, signal);
      setChanged(true);
      show(changed);
      announceSession({ kind: 'member', name: changed.name });
    });
  return (
    <section aria-labelledby="change-name">
      <h2 id="change-name">Change your name</h2>
      <p>Past reviews and orders keep your old name.</p>
      <div role="status">{isChanged && <Notice kind="ok">Your name is now {account.name}.</Notice>}</div>
      <SignInForm action="Change name" pending={pending} problem={problem} submit={change}>
        {(errors) => (
          <Field label="Name" name="name" autoComplete="name" defaultValue={account.name} error={errors.name} />
        )}
      </SignInForm>
    </section>
  );
}
