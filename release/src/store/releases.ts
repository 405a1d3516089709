import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { z } from 'zod';
import { limitConcurrency } from './limitConcurrency.ts';
import { parseJson } from './parseJson.ts';
import { MOST_MANIFEST_BYTES, parseReleaseJson } from './releaseJson.ts';
import { ReleaseProblem } from './releaseProblem.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { keys } from './storeKeys.ts';

const publishRecordSchema = z.object({
  by: z.string(),
  /** ISO, UTC. */
  at: z.string(),
  /** Git revision of the sources, with `+changes` when there were uncommitted changes. */
  revision: z.string().optional(),
  /** Hash of release.json in base64, so that a damaged manifest is detected like any damaged file. */
  sha384: z.string(),
});

export type PublishRecord = z.infer<typeof publishRecordSchema>;

interface PublishedRelease extends PublishRecord {
  release: string;
}

const FILES_AT_ONCE = 16;

export interface Damage {
  /** Path inside the release. */
  path: string;
  problem: 'missing' | 'damaged';
}

export function sha384(bytes: Uint8Array | string): string {
  return createHash('sha384').update(bytes).digest('base64');
}

/**
 * Reads and validates release.json.
 * @throws ReleaseProblem `unknown` when there is no such release, `damaged` when its release.json has changed since it
 *   was published, `untrusted` when the store has a root and the remote's team has not signed it.
 */
export async function readManifest(store: ReleaseStore, name: string, release: string): Promise<ReleaseManifest> {
  return (await readManifestBytes(store, name, release)).manifest;
}

/** As {@link readManifest}, with the very bytes that were checked. */
export async function readManifestBytes(
  store: ReleaseStore,
  name: string,
  release: string,
): Promise<{ manifest: ReleaseManifest; bytes: Buffer }> {
  const found = await readUntrustedManifest(store, name, release);
  await store.trust?.checkRelease(name, release, found.bytes);
  return found;
}

/** As {@link readManifest}, without a look at who has published it: to compare it, never to run it. */
export async function readUntrustedManifest(
  store: ReleaseStore,
  name: string,
  release: string,
): Promise<{ manifest: ReleaseManifest; bytes: Buffer }> {
  const [bytes, recordBytes] = await Promise.all([
    store.get(keys.manifest(name, release), MOST_MANIFEST_BYTES),
    store.get(keys.published(name, release)),
  ]);
  if (!bytes) {
    throw new ReleaseProblem('unknown', `There is no release ${name}@${release} in this store: publish it first.`);
  }
  const record = recordBytes && publishRecordSchema.safeParse(parseJson(recordBytes)).data;
  const manifest = parseReleaseJson(bytes).manifest;
  if (manifest?.name === name && manifest.release === release && (!record || record.sha384 === sha384(bytes))) {
    return { manifest, bytes };
  }
  throw damaged(name, release, { path: 'release.json', problem: 'damaged' });
}

/** Newest first. */
export async function listReleases(store: ReleaseStore, name: string): Promise<PublishedRelease[]> {
  const found = await store.list(`published/${name}/`);
  const releases = await Promise.all(
    found.map(async (key) => {
      const record = publishRecordSchema.safeParse(parseJson(await store.get(key))).data;
      const release = key.slice(key.lastIndexOf('/') + 1).replace(/\.json$/, '');
      return { by: '', at: '', sha384: '', ...record, release };
    }),
  );
  return releases.toSorted((a, b) => b.at.localeCompare(a.at) || a.release.localeCompare(b.release));
}

/** Names of the remotes with at least one published release, sorted. */
export async function listRemotes(store: ReleaseStore): Promise<string[]> {
  const found = await store.list('published/');
  return [...new Set(found.map((key) => key.split('/')[1] ?? ''))].toSorted();
}

/** Missing and damaged files; empty when all files match release.json. */
export async function verifyRelease(store: ReleaseStore, manifest: ReleaseManifest): Promise<Damage[]> {
  // Never all of a large release in memory at once.
  const inTurn = limitConcurrency(FILES_AT_ONCE);
  const found = await Promise.all(manifest.files.map((file) => inTurn(() => verifyFile(store, manifest, file))));
  return found.flat();
}

async function verifyFile(
  store: ReleaseStore,
  { name, release }: ReleaseManifest,
  file: ReleaseManifest['files'][number],
): Promise<Damage[]> {
  const bytes = await store.get(keys.file(name, release, file.path), file.size);
  if (!bytes) return [{ path: file.path, problem: 'missing' }];
  return sha384(bytes) === file.sha384 ? [] : [{ path: file.path, problem: 'damaged' }];
}

/**
 * Reads one file of a release and checks its hash.
 * @throws ReleaseProblem `damaged` with the file's name and the fix, `unknown` for a path that the release lacks.
 */
export async function readVerified(store: ReleaseStore, manifest: ReleaseManifest, path: string): Promise<Buffer> {
  const file = manifest.files.find((one) => one.path === path);
  if (!file) {
    throw new ReleaseProblem(
      'unknown',
      `${manifest.name}@${manifest.release} has no file ${path}: see its release.json.`,
    );
  }
  const bytes = await store.get(keys.file(manifest.name, manifest.release, path), file.size);
  if (!bytes) throw damaged(manifest.name, manifest.release, { path, problem: 'missing' });
  if (sha384(bytes) !== file.sha384) throw damaged(manifest.name, manifest.release, { path, problem: 'damaged' });
  return bytes;
}

export function describeDamage(name: string, release: string, { path, problem }: Damage): string {
  return `The file ${path} of ${name}@${release} is ${problem}: publish ${name} again from the same sources, which repairs it, or choose another release.`;
}

function damaged(name: string, release: string, damage: Damage): ReleaseProblem {
  return new ReleaseProblem('damaged', describeDamage(name, release, damage));
}
