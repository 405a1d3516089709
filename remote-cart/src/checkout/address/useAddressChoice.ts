import type { Address } from '@paw/rules/addressRules.ts';
import { useNavigate } from '@paw/ui/router.ts';
import type { Typed } from '@paw/ui/field/typedIn.ts';
import { useEffect, useState } from 'react';
import { changeDraft, type DraftChange, readDraft, useDraft } from '../../draft/draftStore.ts';
import { troubleWords } from '../../quote/QuoteTrouble.tsx';
import { isMember, isSignedOut, logInAgain } from '../session.ts';
import type { Errors } from '../step/steps.ts';
import { fetchAddresses, isSameAddress, saveAddress, typedOf } from './savedAddresses.ts';

export const OTHER = 'other';
const fields = ['name', 'line1', 'line2', 'city', 'state', 'zip'] as const;
const empty = { name: '', line1: '', line2: '', city: '', state: '', zip: '' };
type DraftAddress = ReturnType<typeof readDraft>['address'];

export type AddressChoiceState = ReturnType<typeof useAddressChoice>;

/** The delivery address: a member chooses one of the account's addresses or types another one. */
export function useAddressChoice() {
  const { address, saveAddress: wantsToSave } = useDraft();
  const navigate = useNavigate();
  const canSave = isMember();
  const [found, setFound] = useState<{ addresses: readonly Address[]; isKnown: boolean }>();
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<DraftAddress>();
  const [fieldsKey, setFieldsKey] = useState(0);
  useEffect(() => {
    if (!canSave) return;
    const ends = new AbortController();
    fetchAddresses(ends.signal).then(
      (addresses) => !ends.signal.aborted && setFound({ addresses, isKnown: true }),
      () => !ends.signal.aborted && setFound({ addresses: [], isKnown: false }),
    );
    return () => ends.abort();
  }, [canSave]);
  const { addresses = [], isKnown = false } = found ?? {};
  const saved = addresses.map(typedOf);
  const isEmpty = fields.every((field) => !address[field]);
  const known = saved.findIndex((one) => isSameAddress(one, address));
  const proposed = known >= 0 ? String(known) : isEmpty && saved.length ? '0' : OTHER;
  const choice = chosen ?? proposed;
  // Proposed once: an address that is typed until it equals a saved one must not close the fields.
  if (found && chosen === undefined) setChosen(proposed);
  const asksToSave = canSave && found !== undefined && choice === OTHER;

  const choose = (value: string) => {
    if (choice === OTHER) setTyped(readDraft().address);
    // Restores what was typed before.
    else if (value === OTHER) changeDraft({ address: typed ?? empty });
    setChosen(value);
    setFieldsKey((key) => key + 1);
  };
  const read = (input: Typed): DraftChange => {
    const one = input.saved && input.saved !== OTHER ? saved[Number(input.saved)] : undefined;
    if (one) return { address: one };
    const texts = fields.map((field) => [field, input[field] ?? readDraft().address[field]]);
    return { address: Object.fromEntries(texts), ...(asksToSave && { saveAddress: input.saveAddress !== undefined }) };
  };
  /** Saves a typed address in the account, if the shopper wants that. After a failure, "Continue" skips it. */
  const save = async (signal: AbortSignal): Promise<Errors> => {
    const draft = readDraft();
    const isThere = saved.some((one) => isSameAddress(one, draft.address));
    if (!canSave || !draft.saveAddress || isThere) return {};
    try {
      await saveAddress(signal, draft.address);
      changeDraft({ saveAddress: undefined });
      return {};
    } catch (problem) {
      // A shopper who has left the step did not see the failure: the choice is kept.
      if (signal.aborted) return {};
      if (isSignedOut(problem)) logInAgain(navigate);
      else changeDraft({ saveAddress: false });
      const words = `We couldn’t save this address. ${troubleWords(problem)} You can continue without saving it.`;
      return { saveAddress: words };
    }
  };
  return {
    address,
    addresses,
    /** The position of a saved address, or {@link OTHER}. */
    choice,
    choose,
    /** Changes when the fields have to be rendered again. */
    fieldsKey,
    isWaiting: canSave && !found && isEmpty,
    /** Whether the shopper is asked. */
    asksToSave,
    /** Proposed for a member's first address. */
    isToBeSaved: wantsToSave ?? (isKnown && !saved.length),
    read,
    save,
  };
}
