import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import type { RegistryClient } from './RegistryClient.ts';

/** A large release over a slow line. ms */
const TIMEOUT = 120_000;

interface Sent {
  outcome: 'published' | 'already' | 'repaired';
  /** Ids of the keys whose signatures the registry kept; a registry from before signatures does not say. */
  signed?: string[];
}

/** Publishes the release that was built in `folder` through a registry. @throws ReleaseProblem with the registry's words */
export async function sendRelease(
  client: RegistryClient,
  folder: string,
  manifest: ReleaseManifest,
  {
    revision,
    dryRun = false,
    signatures = [],
  }: { revision?: string; dryRun?: boolean; signatures?: readonly string[] },
): Promise<Sent> {
  const paths = ['release.json', ...manifest.files.map(({ path }) => path)];
  const files = await Promise.all(
    paths.map(async (path) => ({ name: path, file: await openAsBlob(join(folder, path)) })),
  );
  const fields = signatures.map((text, index) => ({ name: `signature-${index + 1}`, text }));
  if (revision) fields.unshift({ name: 'revision', text: revision });
  const query = dryRun ? '?dryRun=true' : '';
  return client.json<Sent>(`/v1/releases/${manifest.name}/${manifest.release}${query}`, {
    method: 'POST',
    body: multipart(files, fields),
    timeout: TIMEOUT,
    // The same bytes under the same id: sent twice, they are published once.
    isRepeatable: true,
  });
}

/** One blob, read as it is sent. With a FormData, `fetch` ends the process when a registry refuses before it has read all. */
function multipart(
  files: readonly { name: string; file: Blob }[],
  fields: readonly { name: string; text: string }[],
): Blob {
  const boundary = randomUUID();
  const begin = (name: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name.replaceAll('"', '%22')}"${more}\r\n\r\n`;
  const fileHead = '; filename="file"\r\ncontent-type: application/octet-stream';
  const parts = [
    ...files.flatMap(({ name, file }) => [begin(name, fileHead), file, '\r\n']),
    ...fields.flatMap(({ name, text }) => [begin(name), text, '\r\n']),
    `--${boundary}--\r\n`,
  ];
  return new Blob(parts, { type: `multipart/form-data; boundary=${boundary}` });
}
