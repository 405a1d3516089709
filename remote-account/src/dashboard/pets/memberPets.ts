import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer } from '@paw/api-client/http.ts';
import { type PetFacts, petKinds, petSizes } from '@paw/rules/petRules.ts';
import { withSession } from '@paw/contract/withSession.ts';
import { longDate } from '@paw/rules/longDate.ts';

export type Pet = components['schemas']['Pet'];

/** In the order in which they were added. @throws ApiProblem */
export async function fetchPets(signal: AbortSignal): Promise<Pet[]> {
  const { pets } = await withSession(signal, (api) => answer(api.GET('/api/account/pets')));
  return pets;
}

/** @param id of the pet to change; undefined for a new one. @throws ApiProblem */
export async function savePet(signal: AbortSignal, body: PetFacts, id?: string): Promise<void> {
  await withSession<unknown>(signal, (api) =>
    id === undefined
      ? answer(api.POST('/api/account/pets', { body }))
      : answer(api.PUT('/api/account/pets/{id}', { params: { path: { id } }, body })),
  );
}

/** @throws ApiProblem */
export async function deletePet(signal: AbortSignal, id: string): Promise<void> {
  await withSession(signal, (api) => answer(api.DELETE('/api/account/pets/{id}', { params: { path: { id } } })));
}

export const factsOf = ({ id: _, ...facts }: Pet): PetFacts => facts;

/** 'Dog, large' */
export function kindWords({ kind, size }: Pick<Pet, 'kind' | 'size'>): string {
  const label = petKinds.find(({ slug }) => slug === kind)?.label ?? 'Pet';
  const big = petSizes.find(({ slug }) => slug === size)?.label.toLowerCase();
  return [label, big].filter(Boolean).join(', ');
}

/** 'Born May 30, 2021'. A birthday has no time zone: it is the same day everywhere. */
export const birthdayWords = (birthday: string): string => `Born ${longDate(birthday, 'UTC')}`;

/** As in 2026-11-22, in the reader's time zone. */
export function today(now = new Date()): string {
  const part = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
