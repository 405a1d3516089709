import type { DocumentQuery, FoundDocument } from '@paw/contract/documents.ts';
import type { LoaderArgs } from '@paw/contract/remote.ts';

/** Articles of the live releases, best first. A page goes on without them: they are never what somebody came for. */
export async function findGuides(
  { documents }: Pick<LoaderArgs, 'documents'>,
  query: DocumentQuery,
): Promise<FoundDocument[]> {
  try {
    return (await documents?.(query)) ?? [];
  } catch {
    return [];
  }
}
