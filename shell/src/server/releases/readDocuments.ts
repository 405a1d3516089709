import { type PublicFile, releasedDocumentsSchema, type ShopDocument } from '@paw/contract/documents.ts';
import type { HeldRelease } from './ReleaseLibrary.ts';

/** The documents of a release set. */
export interface SetDocuments {
  documents: ShopDocument[];
  /** By public path. */
  files: Map<string, PublicFile>;
}

/** @throws Error that names the release when its documents do not match the contract */
export async function readDocuments(releases: readonly HeldRelease[]): Promise<SetDocuments> {
  const all = await Promise.all(releases.map(readOne));
  return {
    documents: all.flatMap(({ documents }) => documents),
    files: new Map(all.flatMap(({ files }) => files.map((file) => [file.path, file] as const))),
  };
}

async function readOne({ manifest, read }: HeldRelease) {
  if (!manifest.documents) return { documents: [], files: [] };
  const bytes = await read(manifest.documents);
  const parsed = releasedDocumentsSchema.safeParse(bytes && JSON.parse(String(bytes)));
  if (parsed.success) return parsed.data;
  const label = `${manifest.name}@${manifest.release}`;
  throw new Error(`The documents of ${label} do not match the contract: build and publish it again.`, {
    cause: parsed.error,
  });
}
