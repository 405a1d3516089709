import type { Address } from '@paw/shared/contract/addressRules.ts';
import { answer } from '@paw/shared/contract/http.ts';
import { readToken } from '@paw/shared/contract/tokenStorage.ts';
import { withSession } from '@paw/shared/contract/withSession.ts';
import { useEffect, useState } from 'react';
import type { TypedAddress } from '../../draft/checkoutDraft.ts';

/** Where a member's earlier orders went, the latest first; none for a guest, and none where they do not come. */
export function useSavedAddresses(): { addresses: readonly Address[]; isWaiting: boolean } {
  const [found, setFound] = useState<readonly Address[]>();
  const isMember = readToken()?.guest !== true;
  useEffect(() => {
    if (!isMember) return;
    const ends = new AbortController();
    const call = withSession(ends.signal, (api) => answer(api.GET('/api/checkout/addresses')));
    call.then(
      ({ addresses }) => !ends.signal.aborted && setFound(addresses),
      () => !ends.signal.aborted && setFound([]),
    );
    return () => ends.abort();
  }, [isMember]);
  return { addresses: found ?? [], isWaiting: isMember && !found };
}

/** As it stands in the fields. The phone belongs to the contact. */
export function typedOf({ name, line1, line2 = '', city, state, zip }: Address): TypedAddress {
  return { name, line1, line2, city, state, zip };
}

/** '12 Example Street, Springfield, IL 62701' */
export function addressLine({ line1, line2, city, state, zip }: Address): string {
  return [line1, line2, city, `${state} ${zip}`].filter(Boolean).join(', ');
}

export const isSameAddress = (one: TypedAddress, other: TypedAddress): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
