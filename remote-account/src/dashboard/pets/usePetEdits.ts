import { useState } from 'react';
import { useCall } from '../../member/useCall.ts';
import type { Mine } from '../../member/useMine.ts';
import { deletePet, factsOf, fetchPets, type Pet, savePet } from './myPets.ts';

/** What a member does to the list of pets. The one that went away can be brought back until the page is left. */
export function usePetEdits({ show }: Mine<Pet[]>) {
  const { problem, run } = useCall();
  const [removed, setRemoved] = useState<Pet>();
  const [news, setNews] = useState('');
  const showAnew = async (signal: AbortSignal, words: string) => {
    const pets = await fetchPets(signal);
    if (signal.aborted) return;
    show(pets);
    setNews(words);
  };
  return {
    problem,
    /** The one that can be brought back. */
    removed,
    /** What happened last, in words. */
    news,
    saved: async (signal: AbortSignal, name: string) => {
      setRemoved(undefined);
      await showAnew(signal, `${name} is saved.`);
    },
    remove: (pet: Pet) =>
      void run(async (signal) => {
        await deletePet(signal, pet.id);
        setRemoved(pet);
        await showAnew(signal, `Removed: ${pet.name}`);
      }),
    putBack: (pet: Pet) =>
      void run(async (signal) => {
        await savePet(signal, factsOf(pet));
        setRemoved(undefined);
        await showAnew(signal, `Restored: ${pet.name}`);
      }),
  };
}
