import { links } from '@paw/contract/links.ts';
import type { SlotProps } from '@paw/contract/slots.ts';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Address, tidyAddress } from '@paw/rules/addressRules.ts';
import { keepSession } from '../sign-in/session.ts';
import { CodeForm, type SentCode } from '../signup/CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { fetchAddresses, saveAddress } from '../dashboard/addresses/savedAddresses.ts';

type Step = 'password' | 'code' | 'done' | 'done without address';

const titles: Record<Step, string> = {
  password: 'Save your details for next time',
  code: 'Confirm your email',
  done: 'You’re all set',
  'done without address': 'You’re all set',
};

/**
 * A guest becomes a member with one password, on the page of their order. The code in the email confirms the address,
 * as in every sign-up. Only then do orders join the account, and only then is the delivery address saved.
 */
export function Component({ email, name, address }: SlotProps['account/GuestAccount']) {
  const [step, setStep] = useState<Step>('password');
  const [sent, setSent] = useState<SentCode>();
  const title = useRef<HTMLHeadingElement>(null);
  const id = useElementId();
  const isDone = step === 'done' || step === 'done without address';
  useEffect(() => {
    if (isDone) title.current?.focus();
  }, [isDone]);
  const join = async (token: string, signal: AbortSignal) => {
    keepSession('member', token);
    const isKept = await keepOrderAddress(signal, address).then(
      () => true,
      () => false,
    );
    setStep(isKept ? 'done' : 'done without address');
  };
  return (
    <Frame aria-labelledby={id}>
      <h2 ref={title} id={id} tabIndex={-1}>
        {titles[step]}
      </h2>
      {/* Hidden, not removed: it keeps the typed password. */}
      <div hidden={step !== 'password'}>
        <p>
          Choose a password to create an account for <strong>{email}</strong>. We’ll send you a code to confirm it, and
          this order and its address will be in your account.
        </p>
        <PasswordForm
          email={email}
          name={name}
          onSent={(code) => {
            setSent(code);
            setStep('code');
          }}
        />
      </div>
      {step === 'code' && sent && <CodeForm sent={sent} onBack={() => setStep('password')} onConfirmed={join} />}
      {isDone && (
        <>
          <p>
            {step === 'done'
              ? 'You’re logged in, and this order and its address are in your account.'
              : 'You’re logged in, and this order is in your account. We couldn’t save its address. You can add it there.'}
          </p>
          <TextLink to={links.dashboard()}>Go to your account</TextLink>
        </>
      )}
    </Frame>
  );
}

const Frame = styled.section`
  padding: var(--space-24);
  border-radius: var(--radius-card);
  background: var(--sand);
  overflow-wrap: anywhere;
  h2 {
    margin-bottom: var(--space-8);
    font-size: var(--text-22);
    &:focus {
      outline: none;
      box-shadow: none;
    }
  }
  p {
    margin-bottom: var(--space-8);
  }
  @media print {
    display: none;
  }
`;

/** Saves an order's address in the new account, unless it is already there. @throws ApiProblem */
export async function keepOrderAddress(signal: AbortSignal, address: Address): Promise<void> {
  const saved = await fetchAddresses(signal);
  const wanted = textOf(address);
  if (saved.some((one) => textOf(one) === wanted)) return;
  const { name, line1, line2, city, state, zip } = address;
  const body = tidyAddress({ name, line1, ...(line2 && { line2 }), city, state, zip });
  await saveAddress(signal, { ...body, isDefault: saved.length === 0 });
}

function textOf({ name, line1, line2 = '', city, state, zip }: Address): string {
  return JSON.stringify(tidyAddress({ name, line1, line2, city, state, zip })).toLowerCase();
}
