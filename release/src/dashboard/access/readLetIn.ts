import { type Person, read, registry, type Token } from '../registryApi.ts';

export interface LetIn {
  tokens: readonly Token[];
  people: readonly Person[];
  /** Whether people can sign in by email address. */
  hasProvider: boolean;
}

/** Who is let in. @throws RegistryFailure */
export async function readLetIn(): Promise<LetIn> {
  const [{ tokens }, { people, hasProvider }] = await Promise.all([
    read(registry.GET('/v1/tokens')),
    read(registry.GET('/v1/people')),
  ]);
  return { tokens, people, hasProvider };
}
