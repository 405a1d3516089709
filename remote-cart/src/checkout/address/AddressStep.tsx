import { AddressFields } from '@paw/shared/ui/address/AddressFields.tsx';
import { LoadingWords, Skeleton } from '@paw/shared/ui/Skeleton.tsx';
import { RadioGroup } from '@paw/shared/ui/RadioGroup.tsx';
import { useState } from 'react';
import type { TypedAddress } from '../../draft/checkoutDraft.ts';
import { changeDraft, readDraft, useDraft } from '../../draft/draftStore.ts';
import { addressErrors } from '../step/steps.ts';
import { StepForm } from '../step/StepForm.tsx';
import type { Typed } from '@paw/shared/ui/field/typedIn.ts';
import { addressLine, isSameAddress, typedOf, useSavedAddresses } from './savedAddresses.ts';

const OTHER = 'other';
const fields = ['name', 'line1', 'line2', 'city', 'state', 'zip'] as const;

/** Where the order goes. A member chooses among the addresses of earlier orders, or types another one. */
export function AddressStep() {
  const { address } = useDraft();
  const { addresses, isWaiting } = useSavedAddresses();
  const saved = addresses.map(typedOf);
  const [chosen, setChosen] = useState<string>();
  const isEmpty = fields.every((field) => !address[field]);
  const known = saved.findIndex((one) => isSameAddress(one, address));
  const standing = known >= 0 ? String(known) : isEmpty && saved.length ? '0' : OTHER;
  const choice = chosen ?? standing;
  const choose = (value: string) => {
    setChosen(value);
    if (value === OTHER) changeDraft({ address: { name: '', line1: '', line2: '', city: '', state: '', zip: '' } });
  };
  const read = (typed: Typed): { address: TypedAddress } => {
    const one = typed.saved && typed.saved !== OTHER ? saved[Number(typed.saved)] : undefined;
    if (one) return { address: one };
    const texts = fields.map((field) => [field, typed[field] ?? readDraft().address[field]]);
    return { address: Object.fromEntries(texts) as TypedAddress };
  };
  return (
    <StepForm title="Where should it go?" read={read} check={({ address: typed }) => addressErrors(typed)}>
      {(errors) => (
        <>
          {isWaiting && isEmpty ? (
            <>
              <LoadingWords />
              <Skeleton shape="control" lines={3} />
            </>
          ) : (
            <>
              {saved.length > 0 && (
                <RadioGroup
                  label="Your addresses"
                  name="saved"
                  value={choice}
                  onChange={choose}
                  options={[
                    ...addresses.map((one, place) => ({
                      value: String(place),
                      label: one.name,
                      help: addressLine(one),
                    })),
                    { value: OTHER, label: 'Another address' },
                  ]}
                />
              )}
              {choice === OTHER && (
                <AddressFields
                  key={chosen}
                  address={address}
                  errors={errors}
                  onState={(state) => changeDraft({ address: { state } })}
                />
              )}
            </>
          )}
        </>
      )}
    </StepForm>
  );
}
