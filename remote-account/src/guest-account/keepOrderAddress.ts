import { type Address, tidyAddress } from '@paw/rules/addressRules.ts';
import { fetchAddresses, saveAddress } from '../dashboard/addresses/savedAddresses.ts';

/** Adds an order's address to the account that was just opened, unless it is there already. @throws ApiProblem */
export async function keepOrderAddress(signal: AbortSignal, address: Address): Promise<void> {
  const saved = await fetchAddresses(signal);
  const wanted = textOf(address);
  if (saved.some((one) => textOf(one) === wanted)) return;
  const { name, line1, line2, city, state, zip } = address;
  const body = tidyAddress({ name, line1, ...(line2 && { line2 }), city, state, zip });
  await saveAddress(signal, { ...body, isDefault: saved.length === 0 });
}

function textOf({ name, line1, line2 = '', city, state, zip }: Address): string {
  return JSON.stringify(tidyAddress({ name, line1, line2, city, state, zip })).toLowerCase();
}
