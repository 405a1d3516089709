import { petKinds, petSizes, readPet } from '@paw/rules/petRules.ts';
import { rules } from '@paw/rules/rules.ts';
import { Field } from '@paw/ui/Field.tsx';
import { Select } from '@paw/ui/Select.tsx';
import { useCheckedForm } from '../../member/useCheckedForm.tsx';
import { accountPaths } from '../frame/accountPaths.ts';
import { EditForm } from '../frame/EditForm.tsx';
import { type Pet, savePet, today } from './memberPets.ts';

interface Props {
  /** The pet to change; undefined for a new one. */
  pet?: Pet;
  /** Called after the api has saved it. What it rejects with is shown in this form. */
  onSaved: (signal: AbortSignal, name: string) => Promise<void>;
}

/** A pet's facts. Only name and kind are required. */
export function PetForm({ pet, onSaved }: Props) {
  const form = useCheckedForm((typed) => {
    const read = readPet(typed, today());
    return {
      errors: read.problems,
      send: async (signal) => {
        await savePet(signal, read.pet, pet?.id);
        await onSaved(signal, read.pet.name);
      },
    };
  });
  return (
    <EditForm
      form={form}
      title={pet ? `Edit ${pet.name}` : 'Add a pet'}
      action="Save pet"
      cancelPath={accountPaths.pets()}
    >
      <Field
        label="Name"
        name="name"
        defaultValue={pet?.name}
        autoComplete="off"
        maxLength={rules.pets.name.most}
        required
        error={form.errors.name}
      />
      <Select label="Type of pet" name="kind" defaultValue={pet?.kind ?? ''} required error={form.errors.kind}>
        <option value="">Choose one</option>
        <Options of={petKinds} />
      </Select>
      <Select label="Size (optional)" name="size" defaultValue={pet?.size ?? ''} error={form.errors.size}>
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
        error={form.errors.birthday}
      />
    </EditForm>
  );
}

function Options({ of }: { of: readonly { slug: string; label: string }[] }) {
  return of.map(({ slug, label }) => (
    <option key={slug} value={slug}>
      {label}
    </option>
  ));
}
