import { addressLine } from '@paw/rules/addressRules.ts';
import { useState } from 'react';
import { useCall } from '../../member/useCall.ts';
import type { Mine } from '../../member/useMine.ts';
import { bodyOf, deleteAddress, fetchAddresses, saveAddress, type SavedAddress } from './savedAddresses.ts';

/** What a member does to the list of addresses. What went away can be brought back until the page is left. */
export function useAddressEdits({ show }: Mine<SavedAddress[]>) {
  const { pending, problem, run } = useCall();
  const [deleted, setDeleted] = useState<SavedAddress>();
  const [news, setNews] = useState('');
  const showAnew = async (signal: AbortSignal, words: string) => {
    const addresses = await fetchAddresses(signal);
    if (signal.aborted) return;
    show(addresses);
    setNews(words);
  };
  return {
    pending,
    problem,
    /** The one that can be brought back. */
    deleted,
    /** What happened last, in words. */
    news,
    saved: async (signal: AbortSignal) => {
      setDeleted(undefined);
      await showAnew(signal, 'Address saved.');
    },
    makeDefault: (address: SavedAddress) =>
      void run(async (signal) => {
        await saveAddress(signal, { ...bodyOf(address), isDefault: true }, address.id);
        await showAnew(signal, `New default address: ${addressLine(address)}`);
      }),
    remove: (address: SavedAddress) =>
      void run(async (signal) => {
        await deleteAddress(signal, address.id);
        setDeleted(address);
        await showAnew(signal, `Deleted: ${addressLine(address)}`);
      }),
    putBack: (address: SavedAddress) =>
      void run(async (signal) => {
        await saveAddress(signal, bodyOf(address));
        setDeleted(undefined);
        await showAnew(signal, `Restored: ${addressLine(address)}`);
      }),
  };
}
