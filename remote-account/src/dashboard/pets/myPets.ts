import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer } from '@paw/api-client/http.ts';
import type { PetFacts } from '@paw/rules/petRules.ts';
import { withSession } from '@paw/contract/withSession.ts';

export type Pet = components['schemas']['Pet'];

/** The first one first. @throws ApiProblem */
export async function fetchPets(signal: AbortSignal): Promise<Pet[]> {
  const { pets } = await withSession(signal, (api) => answer(api.GET('/api/account/pets')));
  return pets;
}

/** @param id of the one that is changed; undefined for a new one. @throws ApiProblem */
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
