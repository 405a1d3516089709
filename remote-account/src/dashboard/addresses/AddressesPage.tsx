import type { Head } from '@paw/contract/remote.ts';
import { rules } from '@paw/rules/rules.ts';
import { useNavigate, useSearchParams } from '@paw/ui/router.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { addressLine } from '@paw/rules/addressRules.ts';
import { accountPaths } from '../frame/accountPaths.ts';
import { DashboardFrame, sectionHead } from '../frame/DashboardFrame.tsx';
import { useMemberData } from '../../member/useMemberData.ts';
import { AddressForm } from './AddressForm.tsx';
import { AddressCard } from './AddressCard.tsx';
import { bodyOf, deleteAddress, fetchAddresses, saveAddress, type SavedAddress } from './savedAddresses.ts';
import { EditedList } from '../../member/EditedList.tsx';
import { type ListEdits, useListEdits } from '../../member/useListEdits.ts';

export const head = (): Head => sectionHead('Your addresses', accountPaths.addresses());

const addPath = `${accountPaths.addresses()}?edit=new`;

/** The addresses that a member saved. The form has a URL of its own, so that Back leaves it. */
export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const loaded = useMemberData(fetchAddresses);
  const edits = useListEdits(loaded, fetchAddresses);
  const edited = query.get('edit');
  const saved = async (signal: AbortSignal) => {
    await edits.reload(signal, 'Address saved.');
    if (!signal.aborted) await navigate(accountPaths.addresses(), { replace: true });
  };
  const isEmpty = (addresses: SavedAddress[]) => !addresses.length && !edited && !edits.deleted;
  return (
    <DashboardFrame title="Your addresses" loaded={loaded} empty={(addresses) => isEmpty(addresses) && <NoAddresses />}>
      {(addresses) => {
        const address = addresses.find(({ id }) => id === edited);
        if (edited === 'new' || address) {
          const isOnly = addresses.length === (address ? 1 : 0);
          return <AddressForm key={edited} address={address} isOnly={isOnly} onSaved={saved} />;
        }
        return (
          <>
            <AddressList addresses={addresses} edits={edits} />
            {addresses.length < rules.accounts.mostAddresses ? (
              <ButtonLink to={addPath}>Add an address</ButtonLink>
            ) : (
              <p>You’ve reached the limit of {rules.accounts.mostAddresses} saved addresses.</p>
            )}
          </>
        );
      }}
    </DashboardFrame>
  );
}

interface ListProps {
  addresses: readonly SavedAddress[];
  edits: ListEdits<SavedAddress>;
}

function AddressList({ addresses, edits }: ListProps) {
  const makeDefault = (address: SavedAddress) =>
    edits.change(
      (signal) => saveAddress(signal, { ...bodyOf(address), isDefault: true }, address.id),
      `New default address: ${addressLine(address)}`,
      edits.deleted,
    );
  const remove = (address: SavedAddress) =>
    edits.change((signal) => deleteAddress(signal, address.id), `Deleted: ${addressLine(address)}`, address);
  const restore = (address: SavedAddress) =>
    edits.change((signal) => saveAddress(signal, bodyOf(address)), `Restored: ${addressLine(address)}`);
  return (
    <EditedList label="Your addresses" edits={edits} nameOf={addressLine} onRestore={restore}>
      {addresses.map((address) => (
        <AddressCard
          key={address.id}
          address={address}
          onDefault={() => makeDefault(address)}
          onDelete={() => remove(address)}
        />
      ))}
    </EditedList>
  );
}

function NoAddresses() {
  return (
    <EmptyState title="No addresses yet" action={<ButtonLink to={addPath}>Add an address</ButtonLink>}>
      Addresses you save here are ready at checkout.
    </EmptyState>
  );
}
