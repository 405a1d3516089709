import { ApiProblem } from '@paw/api-client/http.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Field } from '@paw/ui/Field.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { passkeyTrouble } from '../../../passkey/browserPasskeys.ts';
import { type Typed, typedText, Unfilled } from '../../../sign-in/formProblem.ts';
import { CurrentPasswordField } from '../../../sign-in/PasswordField.tsx';
import { SignInForm } from '../../../sign-in/SignInForm.tsx';
import { useCall } from '../../../member/useCall.ts';
import { mailProofCode, prove, proveByPasskey } from './proofCalls.ts';

interface Props {
  hasPassword: boolean;
  settle: (isShown: boolean) => void;
}

/** Asks a member whose sign-in is not recent for proof of identity: by password, emailed code or passkey. */
export function ProofForm({ hasPassword, settle }: Props) {
  const { pending, problem, run } = useCall();
  const [sent, setSent] = useState<keyof typeof whereCodeIs>();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current?.querySelector('input') ?? frame.current)?.focus(), [sent]);
  const show = (work: (signal: AbortSignal) => Promise<void>) =>
    void run(async (signal) => {
      await work(signal);
      settle(true);
    });
  const submit = (typed: Typed) =>
    show(async (signal) => {
      if (sent) return prove(typedText(typed, { code: 'Enter the code.' }), signal);
      const { currentPassword } = typedText(typed, { currentPassword: 'Enter your password.' });
      return prove({ password: currentPassword }, signal);
    });
  const sendCode = () =>
    void run(async (signal) => {
      const delivery = await mailProofCode(signal);
      setSent(sent && delivery === 'mail' ? 'mailAgain' : delivery);
    });
  const isOfForm = problem instanceof ApiProblem || problem instanceof Unfilled;
  const hasForm = sent !== undefined || hasPassword;
  return (
    <Frame ref={frame} tabIndex={-1}>
      <p>It’s been a while since you logged in. Confirm it’s you to continue.</p>
      <div role="status">{sent && <p>{whereCodeIs[sent]}</p>}</div>
      {hasForm && (
        <SignInForm action="Confirm" pending={pending} problem={isOfForm ? problem : undefined} submit={submit}>
          {(errors) =>
            sent ? (
              <Field label="Code" name="code" inputMode="numeric" autoComplete="one-time-code" error={errors.code} />
            ) : (
              <CurrentPasswordField error={errors.currentPassword} />
            )
          }
        </SignInForm>
      )}
      <div role="alert">
        {problem !== undefined && !(hasForm && isOfForm) && <Notice kind="warn">{passkeyTrouble(problem)}</Notice>}
      </div>
      <Ways>
        <Button kind="quiet" disabled={pending} onClick={sendCode}>
          {sent ? 'Resend the code' : 'Email me a code'}
        </Button>
        <Button kind="quiet" disabled={pending} onClick={() => show(proveByPasskey)}>
          Use a passkey
        </Button>
        <Button kind="quiet" onClick={() => settle(false)}>
          Cancel
        </Button>
      </Ways>
    </Frame>
  );
}

const whereCodeIs = {
  mail: 'We’ve sent a code to your email address.',
  mailAgain: 'We’ve sent another code to your email address.',
  console: 'No email server is set up, so the code is in a file named in the server console.',
};

const Frame = styled.div`
  margin: var(--space-16) 0;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
`;
