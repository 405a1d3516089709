import { AddressFields } from '@paw/ui/address/AddressFields.tsx';
import { Checkbox } from '@paw/ui/Checkbox.tsx';
import { RadioGroup } from '@paw/ui/RadioGroup.tsx';
import { LoadingWords, Skeleton } from '@paw/ui/Skeleton.tsx';
import { addressLine } from '@paw/rules/addressRules.ts';
import { changeDraft } from '../../draft/draftStore.ts';
import type { Errors } from '../step/steps.ts';
import { type AddressChoiceState, OTHER } from './useAddressChoice.ts';

/** The saved addresses of a member, and the fields for another one. */
export function AddressChoice({ choice: state, errors }: { choice: AddressChoiceState; errors: Errors }) {
  const { address, addresses, choice, choose, fieldsKey, isWaiting, asksToSave, isToBeSaved } = state;
  if (isWaiting) {
    return (
      <>
        <LoadingWords />
        <Skeleton shape="control" lines={3} />
      </>
    );
  }
  const options = addresses.map((one, place) => ({ value: String(place), label: one.name, help: addressLine(one) }));
  return (
    <>
      {options.length > 0 && (
        <RadioGroup
          label="Your addresses"
          name="saved"
          value={choice}
          onChange={choose}
          options={[...options, { value: OTHER, label: 'Use a different address' }]}
        />
      )}
      {choice === OTHER && (
        <>
          <AddressFields
            key={fieldsKey}
            address={address}
            errors={errors}
            onState={(code) => changeDraft({ address: { state: code } })}
          />
          {asksToSave && (
            <Checkbox
              name="saveAddress"
              label="Save this address"
              checked={isToBeSaved}
              onChange={({ target }) => changeDraft({ saveAddress: target.checked })}
              error={errors.saveAddress}
            />
          )}
        </>
      )}
    </>
  );
}
