import {
  type DocumentQuery,
  type FoundDocument,
  type PublicFile,
  releasedDocumentsSchema,
  type ShopDocument,
} from '@paw/contract/documents.ts';
import { documentIndexInTurns } from '../../documents/documentIndex.ts';
import type { HeldRelease } from './ReleaseLibrary.ts';

/** The documents of a release set. */
export interface SetDocuments {
  documents: ShopDocument[];
  find: (query: DocumentQuery) => FoundDocument[];
  /** By public path. */
  files: Map<string, PublicFile>;
}

/** By the first release with documents. A set that changes only others has the same. */
const kept = new WeakMap<HeldRelease, { releases: HeldRelease[]; found: Promise<SetDocuments> }>();

/**
 * They are read and indexed once, because that takes the front thread up to a tenth of a second, and most changes of the live
 * set change no document.
 * @throws Error that names the release when its documents do not match the contract
 */
export async function readDocuments(releases: readonly HeldRelease[]): Promise<SetDocuments> {
  const having = releases.filter(({ manifest }) => manifest.documents);
  const [first] = having;
  if (!first) return read([]);
  const known = kept.get(first);
  if (known?.releases.length === having.length && having.every((one) => known.releases.includes(one))) {
    return known.found;
  }
  const found = read(having);
  kept.set(first, { releases: having, found });
  found.catch(() => kept.delete(first));
  return found;
}

async function read(releases: readonly HeldRelease[]): Promise<SetDocuments> {
  const all = await Promise.all(releases.map(readOne));
  const documents = all.flatMap((one) => one.documents);
  return {
    documents,
    files: new Map(all.flatMap(({ files }) => files.map((file) => [file.path, file] as const))),
    find: await documentIndexInTurns(documents),
  };
}

async function readOne({ manifest, read }: HeldRelease) {
  const bytes = manifest.documents && (await read(manifest.documents));
  const parsed = releasedDocumentsSchema.safeParse(bytes && JSON.parse(String(bytes)));
  if (parsed.success) return parsed.data;
  const label = `${manifest.name}@${manifest.release}`;
  throw new Error(`The documents of ${label} do not match the contract: build and publish it again.`, {
    cause: parsed.error,
  });
}
