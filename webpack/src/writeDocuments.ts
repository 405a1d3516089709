import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENTS_FILE, releasedDocumentsSchema } from '@paw/contract/documents.ts';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import type { Remote } from '@paw/contract/remote.ts';
import { z } from 'zod';

/**
 * Writes what the remote has to read into the release. @returns what its `release.json` says of that
 * @throws Error that names every wrong field
 */
export async function writeDocuments(
  remote: Pick<Remote, 'name' | 'documents'>,
  out: string,
): Promise<Pick<ReleaseManifest, 'documents' | 'publicPaths'>> {
  if (!remote.documents) return { publicPaths: [] };
  const parsed = releasedDocumentsSchema.safeParse(await remote.documents());
  if (!parsed.success) {
    throw new Error(`The documents of remote-${remote.name} are wrong:\n${z.prettifyError(parsed.error)}`);
  }
  const { documents, files } = parsed.data;
  const twice = documents.find(({ url }, at) => documents.findIndex((other) => other.url === url) !== at);
  if (twice) throw new Error(`remote-${remote.name} has two documents for ${twice.url}: give one of them another url.`);
  writeFileSync(join(out, DOCUMENTS_FILE), `${JSON.stringify(parsed.data)}\n`);
  return { documents: DOCUMENTS_FILE, publicPaths: files.map(({ path }) => path) };
}
