import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import type { RegistryClient } from './RegistryClient.ts';

/** A large release over a slow line. ms */
const TIMEOUT = 120_000;

interface Sent {
  outcome: 'published' | 'already' | 'repaired';
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
  const form = new FormData();
  form.append('release.json', await openAsBlob(join(folder, 'release.json')), 'release.json');
  for (const { path } of manifest.files) form.append(path, await openAsBlob(join(folder, path)), 'file');
  if (revision) form.append('revision', revision);
  for (const [index, signature] of signatures.entries()) form.append(`signature-${index + 1}`, signature);
  const query = dryRun ? '?dryRun=true' : '';
  return client.json<Sent>(`/v1/releases/${manifest.name}/${manifest.release}${query}`, {
    method: 'POST',
    body: form,
    timeout: TIMEOUT,
    // The same bytes under the same id: sent twice, they are published once.
    isRepeatable: true,
  });
}
