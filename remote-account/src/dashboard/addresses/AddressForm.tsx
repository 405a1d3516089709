import { type Address, checkAddress, tidyAddress } from '@paw/rules/addressRules.ts';
import { AddressFields } from '@paw/ui/address/AddressFields.tsx';
import { Button, ButtonLink } from '@paw/ui/Button.tsx';
import { Checkbox } from '@paw/ui/Checkbox.tsx';
import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import { inFieldOrder } from '@paw/ui/field/inFieldOrder.ts';
import { type Typed, typedIn } from '@paw/ui/field/typedIn.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useCall } from '../../member/useCall.ts';
import { accountPaths } from '../frame/accountPaths.ts';
import { ActionTrouble } from '../../member/ActionTrouble.tsx';
import { type AddressBody, saveAddress, type SavedAddress } from './savedAddresses.ts';

interface Props {
  /** The one that is changed; none for a new one. */
  address?: SavedAddress;
  /** There is no other one that could be offered first. */
  isOnly: boolean;
  /** Once the api has it. What it rejects with is this form's trouble. */
  onSaved: (signal: AbortSignal) => Promise<void>;
}

/** The checkout's fields, for an address that is kept. */
export function AddressForm({ address, isOnly, onSaved }: Props) {
  const { pending, problem, run } = useCall();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = typedAddress(typedIn(event.currentTarget), address);
    const found = inFieldOrder(event.currentTarget, checkAddress(body));
    setErrors(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length) return;
    void run(async (signal) => {
      await saveAddress(signal, isOnly ? { ...body, isDefault: true } : body, address?.id);
      await onSaved(signal);
    });
  };
  return (
    <Form noValidate onSubmit={save}>
      <h2 ref={title} tabIndex={-1}>
        {address ? 'Edit address' : 'Add an address'}
      </h2>
      {Object.keys(errors).length > 0 && <ErrorSummary key={attempt} title="There’s a problem" errors={errors} />}
      {problem !== undefined && (
        <ErrorSummary>
          <ActionTrouble problem={problem} />
        </ErrorSummary>
      )}
      <AddressFields address={address ?? {}} errors={errors} />
      {!isOnly && !address?.isDefault && <Checkbox name="isDefault" label="Use as my default address" />}
      <Buttons>
        <Button type="submit" busy={pending}>
          Save address
        </Button>
        <ButtonLink kind="quiet" to={accountPaths.addresses()}>
          Cancel
        </ButtonLink>
      </Buttons>
    </Form>
  );
}

/** What is in the form, tidied. A default one stays it, and a phone that was saved stays with it. */
function typedAddress(typed: Typed, saved: SavedAddress | undefined): Address & AddressBody {
  const { name = '', line1 = '', line2, city = '', state = '', zip = '', isDefault } = typed;
  const address = tidyAddress({ name, line1, line2, city, state, zip, phone: saved?.phone });
  return { ...address, isDefault: saved?.isDefault === true || isDefault !== undefined };
}

const Form = styled.form`
  display: grid;
  gap: var(--space-16);
  max-width: calc(var(--panel) + var(--space-96));
  h2 {
    margin-bottom: 0;
  }
  h2:focus {
    outline: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  margin-top: var(--space-8);
  @media (max-width: 575.98px) {
    > button {
      width: 100%;
    }
  }
`;
