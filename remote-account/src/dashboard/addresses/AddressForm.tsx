import { type Address, checkAddress, tidyAddress } from '@paw/rules/addressRules.ts';
import { AddressFields } from '@paw/ui/address/AddressFields.tsx';
import { Checkbox } from '@paw/ui/Checkbox.tsx';
import type { Typed } from '@paw/ui/field/typedIn.ts';
import { useCheckedForm } from '../../member/useCheckedForm.tsx';
import { accountPaths } from '../frame/accountPaths.ts';
import { EditForm } from '../frame/EditForm.tsx';
import { type AddressBody, saveAddress, type SavedAddress } from './savedAddresses.ts';

interface Props {
  /** The address to change; undefined for a new one. */
  address?: SavedAddress;
  /** The member has no other address, so this one is the default. */
  isOnly: boolean;
  /** Called after the api has saved it. What it rejects with is shown in this form. */
  onSaved: (signal: AbortSignal) => Promise<void>;
}

/** The address fields of checkout, for a saved address. */
export function AddressForm({ address, isOnly, onSaved }: Props) {
  const form = useCheckedForm((typed) => {
    const body = typedAddress(typed, address);
    return {
      errors: checkAddress(body),
      send: async (signal) => {
        await saveAddress(signal, isOnly ? { ...body, isDefault: true } : body, address?.id);
        await onSaved(signal);
      },
    };
  });
  return (
    <EditForm
      form={form}
      title={address ? 'Edit address' : 'Add an address'}
      action="Save address"
      cancelPath={accountPaths.addresses()}
      isWide
    >
      <AddressFields address={address ?? {}} errors={form.errors} />
      {!isOnly && !address?.isDefault && <Checkbox name="isDefault" label="Use as my default address" />}
    </EditForm>
  );
}

/** The form's address, tidied. A default address stays the default, and a saved phone number is kept. */
function typedAddress(typed: Typed, saved: SavedAddress | undefined): Address & AddressBody {
  const { name = '', line1 = '', line2, city = '', state = '', zip = '', isDefault } = typed;
  const address = tidyAddress({ name, line1, line2, city, state, zip, phone: saved?.phone });
  return { ...address, isDefault: saved?.isDefault === true || isDefault !== undefined };
}
