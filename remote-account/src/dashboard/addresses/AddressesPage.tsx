import type { Head } from '@paw/contract/remote.ts';
import { rules } from '@paw/rules/rules.ts';
import { useNavigate, useSearchParams } from '@paw/ui/router.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { accountPaths } from '../frame/accountPaths.ts';
import { DashboardFrame } from '../frame/DashboardFrame.tsx';
import { sectionHead } from '../frame/sectionHead.ts';
import { useMine } from '../../member/useMine.ts';
import { AddressForm } from './AddressForm.tsx';
import { AddressList } from './AddressList.tsx';
import { fetchAddresses, type SavedAddress } from './savedAddresses.ts';
import { useAddressEdits } from './useAddressEdits.ts';

export const head = (): Head => sectionHead('Your addresses', accountPaths.addresses());

const addPath = `${accountPaths.addresses()}?edit=new`;

/** Where orders may go. The form has an address of its own, so that Back leaves it. */
export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const mine = useMine(fetchAddresses);
  const edits = useAddressEdits(mine);
  const edited = query.get('edit');
  const saved = async (signal: AbortSignal) => {
    await edits.saved(signal);
    if (!signal.aborted) await navigate(accountPaths.addresses(), { replace: true });
  };
  const isEmpty = (addresses: SavedAddress[]) => !addresses.length && !edited && !edits.deleted;
  return (
    <DashboardFrame title="Your addresses" mine={mine} empty={(addresses) => isEmpty(addresses) && <NoAddresses />}>
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

function NoAddresses() {
  return (
    <EmptyState title="No addresses yet" action={<ButtonLink to={addPath}>Add an address</ButtonLink>}>
      Addresses you save here are ready at checkout.
    </EmptyState>
  );
}
