import type { Address } from '@paw/rules/addressRules.ts';
import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';
import type { TypedAddress } from '../../draft/checkoutDraft.ts';
import { wholeAddress } from '../step/steps.ts';

/** The addresses in the member's account, the default one first. @throws ApiProblem */
export async function fetchAddresses(signal: AbortSignal): Promise<readonly Address[]> {
  const { addresses } = await withSession(signal, (api) => answer(api.GET('/api/account/addresses')));
  return addresses;
}

/** Adds an address to the member's account; the first one is the default. @throws ApiProblem */
export async function saveAddress(signal: AbortSignal, address: TypedAddress): Promise<Address> {
  const body = wholeAddress(address);
  return withSession(signal, (api) => answer(api.POST('/api/account/addresses', { body })));
}

/** As the fields hold it. The phone is part of the contact. */
export function typedOf({ name, line1, line2 = '', city, state, zip }: Address): TypedAddress {
  return { name, line1, line2, city, state, zip };
}

/** Ignores extra spaces and the case of the state. */
export const isSameAddress = (one: TypedAddress, other: TypedAddress): boolean =>
  JSON.stringify(wholeAddress(one)) === JSON.stringify(wholeAddress(other));
