import { read, registry, type Token } from '../registryApi.ts';

/** @param done the sentence for its end @returns it, or that someone else was faster */
export async function endToken({ id, name }: Token, done: string): Promise<string> {
  const { changed } = await read(registry.DELETE('/v1/tokens/{id}', { params: { path: { id } } }));
  return changed ? done : `${name} had ended already: nothing was changed.`;
}
