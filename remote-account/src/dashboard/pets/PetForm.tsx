import { petKinds, petSizes, readPet } from '@paw/rules/petRules.ts';
import { rules } from '@paw/rules/rules.ts';
import { Button, ButtonLink } from '@paw/ui/Button.tsx';
import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import { Field } from '@paw/ui/Field.tsx';
import { typedIn } from '@paw/ui/field/typedIn.ts';
import { Select } from '@paw/ui/Select.tsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useCall } from '../../member/useCall.ts';
import { accountPaths } from '../frame/accountPaths.ts';
import { ActionTrouble } from '../../member/ActionTrouble.tsx';
import { type Pet, savePet } from './myPets.ts';
import { today } from './petWords.ts';

interface Props {
  /** The one that is changed; none for a new one. */
  pet?: Pet;
  /** Once the api has it. What it rejects with is this form's trouble. */
  onSaved: (signal: AbortSignal, name: string) => Promise<void>;
}

/** Who the pet is. Only name and kind are needed. */
export function PetForm({ pet, onSaved }: Props) {
  const { pending, problem, run } = useCall();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readPet(typedIn(event.currentTarget), today());
    setErrors(read.problems);
    setAttempt(attempt + 1);
    if (Object.keys(read.problems).length) return;
    void run(async (signal) => {
      await savePet(signal, read.pet, pet?.id);
      await onSaved(signal, read.pet.name);
    });
  };
  return (
    <Form noValidate onSubmit={save}>
      <h2 ref={title} tabIndex={-1}>
        {pet ? `Edit ${pet.name}` : 'Add a pet'}
      </h2>
      {Object.keys(errors).length > 0 && <ErrorSummary key={attempt} title="There’s a problem" errors={errors} />}
      {problem !== undefined && (
        <ErrorSummary>
          <ActionTrouble problem={problem} />
        </ErrorSummary>
      )}
      <Field
        label="Name"
        name="name"
        defaultValue={pet?.name}
        autoComplete="off"
        maxLength={rules.pets.name.most}
        required
        error={errors.name}
      />
      <Select label="Type of pet" name="kind" defaultValue={pet?.kind ?? ''} required error={errors.kind}>
        <option value="">Choose one</option>
        <Options of={petKinds} />
      </Select>
      <Select label="Size (optional)" name="size" defaultValue={pet?.size ?? ''} error={errors.size}>
        <option value="">No preference</option>
        <Options of={petSizes} />
      </Select>
      <Field
        label="Birthday (optional)"
        name="birthday"
        type="date"
        max={today()}
        defaultValue={pet?.birthday}
        autoComplete="off"
        error={errors.birthday}
      />
      <Buttons>
        <Button type="submit" busy={pending}>
          Save pet
        </Button>
        <ButtonLink kind="quiet" to={accountPaths.pets()}>
          Cancel
        </ButtonLink>
      </Buttons>
    </Form>
  );
}

function Options({ of }: { of: readonly { slug: string; label: string }[] }) {
  return of.map(({ slug, label }) => (
    <option key={slug} value={slug}>
      {label}
    </option>
  ));
}

const Form = styled.form`
  display: grid;
  gap: var(--space-16);
  max-width: var(--panel);
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
`;
