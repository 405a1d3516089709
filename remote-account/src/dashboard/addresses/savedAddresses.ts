import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

export type SavedAddress = components['schemas']['SavedAddress'];
/** The request body of an address. */
export type AddressBody = Omit<SavedAddress, 'id'>;

/** The default address first. @throws ApiProblem */
export async function fetchAddresses(signal: AbortSignal): Promise<SavedAddress[]> {
  const { addresses } = await withSession(signal, (api) => answer(api.GET('/api/account/addresses')));
  return addresses;
}

/** @param id of the address to replace; undefined for a new one. @throws ApiProblem */
export async function saveAddress(signal: AbortSignal, body: AddressBody, id?: string): Promise<void> {
  await withSession<unknown>(signal, (api) =>
    id === undefined
      ? answer(api.POST('/api/account/addresses', { body }))
      : answer(api.PUT('/api/account/addresses/{id}', { params: { path: { id } }, body })),
  );
}

/** @throws ApiProblem */
export async function deleteAddress(signal: AbortSignal, id: string): Promise<void> {
  await withSession(signal, (api) => answer(api.DELETE('/api/account/addresses/{id}', { params: { path: { id } } })));
}

export const bodyOf = ({ id: _, ...body }: SavedAddress): AddressBody => body;
