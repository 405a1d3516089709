import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type ReleaseManifest, SHELL } from '@paw/contract/releaseManifest.ts';
import { findUnstorable } from './findUnstorable.ts';
import { parseJson } from './parseJson.ts';
import { withClaim } from './releaseClaim.ts';
import { parseReleaseJson } from './releaseJson.ts';
import { ReleaseProblem } from './releaseProblem.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { type PublishRecord, readUntrustedManifest, sha384, verifyRelease } from './releases.ts';
import { keys } from './storeKeys.ts';

interface Published {
  manifest: ReleaseManifest;
  /** `already` = the store had the same bytes, so nothing was written. `repaired` = some were missing or damaged. */
  outcome: 'published' | 'already' | 'repaired';
}

/**
 * Stores the release that was built in `folder`. Every file is checked against release.json before the first one is
 * written, and release.json is written last, so that a release is stored completely or not at all.
 * @param dryRun checks and compares without writing
 * @throws ReleaseProblem `build` when the build is incomplete, or differs from the published release with the same id.
 */
export async function publishRelease(
  store: ReleaseStore,
  folder: string,
  record: Omit<PublishRecord, 'sha384'>,
  dryRun = false,
): Promise<Published> {
  const { manifest, text } = await readBuiltManifest(folder);
  const files = await Promise.all(
    manifest.files.map(async (file) => ({ file, bytes: await readBuilt(folder, file.path) })),
  );
  for (const { file, bytes } of files) checkBuiltFile(file, bytes, folder);
  const built = { manifest, text, files };
  if (dryRun) return writeRelease(store, built, record, dryRun);
  return withClaim(store, { remote: manifest.name, release: manifest.release }, `publish ${sha384(text)}`, () =>
    writeRelease(store, built, record, dryRun),
  );
}

interface Built {
  manifest: ReleaseManifest;
  text: Buffer;
  files: { file: ReleaseManifest['files'][number]; bytes: Buffer }[];
}

async function writeRelease(
  store: ReleaseStore,
  { manifest, text, files }: Built,
  record: Omit<PublishRecord, 'sha384'>,
  dryRun: boolean,
): Promise<Published> {
  const { name, release } = manifest;
  const recordKey = keys.published(name, release);
  const earlier = parseJson(await store.get(recordKey)) as Partial<PublishRecord> | undefined;
  const published = await findPublishedHash(store, manifest, earlier);
  const isDifferent = published !== undefined && published !== sha384(text);
  if (isDifferent) {
    const same = await findEquivalentRelease(store, manifest);
    if (!same && !(await hasSameFiles(store, manifest))) throw notReproducible(manifest);
    const kept = same && (await repairUncompressed(store, same, files, dryRun));
    if (same && kept) return { manifest: same, outcome: kept };
  }

  let written = 0;
  for (const { file, bytes } of files) {
    if (await writeOrReplace(store, keys.file(name, release, file.path), bytes, dryRun)) written++;
  }
  // The old record has the hash of the other release.json, so this one would count as damaged.
  if (isDifferent && !dryRun) await store.delete(recordKey);
  if (await writeOrReplace(store, keys.manifest(name, release), text, dryRun)) written++;
  const { by = record.by, at = record.at, revision = record.revision } = earlier ?? {};
  const listed = JSON.stringify({ by, at, revision, sha384: sha384(text) });
  // Of two who publish the same at once, one has published it.
  const isFirst = dryRun || (await store.putIfAbsent(recordKey, listed));
  if (!published) return { manifest, outcome: isFirst ? 'published' : 'already' };
  return { manifest, outcome: written ? 'repaired' : 'already' };
}

/** @throws ReleaseProblem `build` when release.json is missing or incomplete. */
export async function readBuiltManifest(folder: string): Promise<{ manifest: ReleaseManifest; text: Buffer }> {
  const text = await readBuilt(folder, 'release.json');
  return { manifest: parseManifest(text, folder), text };
}

/** Hash of the release.json that was published under this id, even if the stored file is damaged since. */
async function findPublishedHash(
  store: ReleaseStore,
  { name, release }: ReleaseManifest,
  record: Partial<PublishRecord> | undefined,
) {
  const existing = await store.get(keys.manifest(name, release));
  return record?.sha384 ?? (existing && sha384(existing));
}

/** The published release with this id, if it differs only in compressed files: Node versions compress differently. */
async function findEquivalentRelease(
  store: ReleaseStore,
  built: ReleaseManifest,
): Promise<ReleaseManifest | undefined> {
  const published = (await readUntrustedManifest(store, built.name, built.release).catch(() => undefined))?.manifest;
  return isDeepStrictEqual(published && withoutCompressed(published), withoutCompressed(built)) ? published : undefined;
}

/** When release.json is lost or damaged, the files decide: all except compressed ones must be the same. */
async function hasSameFiles(store: ReleaseStore, built: ReleaseManifest): Promise<boolean> {
  const { name, release } = built;
  if (await readUntrustedManifest(store, name, release).catch(() => undefined)) return false;
  return (await verifyRelease(store, withoutCompressed(built))).length === 0;
}

/**
 * Repairs a release that another version of Node compressed, and keeps its release.json.
 * @returns undefined when a compressed file is damaged: this Node cannot produce its bytes, so everything is replaced
 */
async function repairUncompressed(
  store: ReleaseStore,
  published: ReleaseManifest,
  files: readonly { file: { path: string }; bytes: Buffer }[],
  dryRun: boolean,
): Promise<'already' | 'repaired' | undefined> {
  const { name, release } = published;
  const damaged = new Set((await verifyRelease(store, published)).map(({ path }) => path));
  if ([...damaged].some(isCompressed)) return undefined;
  for (const { file, bytes } of files) {
    if (damaged.has(file.path)) await writeOrReplace(store, keys.file(name, release, file.path), bytes, dryRun);
  }
  return damaged.size ? 'repaired' : 'already';
}

function withoutCompressed({ files, ...facts }: ReleaseManifest): ReleaseManifest {
  return { ...facts, files: files.filter(({ path }) => !isCompressed(path)) };
}

const isCompressed = (path: string) => /\.(br|gz)$/.test(path);

/**
 * Other bytes under the key are damaged, or left by an interrupted publish.
 * @returns true when it wrote the bytes, or would have without `dryRun`
 */
async function writeOrReplace(store: ReleaseStore, key: string, bytes: Buffer, dryRun: boolean): Promise<boolean> {
  const stored = await store.get(key);
  if (stored?.equals(bytes)) return false;
  if (dryRun) return true;
  if (stored) await store.delete(key);
  return store.putIfAbsent(key, bytes);
}

function parseManifest(text: Buffer, folder: string): ReleaseManifest {
  const { manifest, problem } = parseReleaseJson(text);
  if (!manifest) {
    throw new ReleaseProblem(
      'build',
      `${join(folder, 'release.json')} is not a valid release.json (${problem}): build again.`,
    );
  }
  if ((manifest.name === SHELL) !== (manifest.host !== undefined)) {
    throw new ReleaseProblem(
      'build',
      `${join(folder, 'release.json')} is not valid: only the shell's own releases have the name "${SHELL}" and host facts.`,
    );
  }
  const unstorable = findUnstorable(manifest);
  if (unstorable)
    throw new ReleaseProblem('build', `The release cannot be stored: ${unstorable}. Rename it, and build again.`);
  const listed = new Set(manifest.files.map((file) => file.path));
  const chunks = [...manifest.routes, ...manifest.slots].map((part) => part.files);
  const named = [...chunks, manifest.start, ...(manifest.host ? [manifest.host.main] : [])].flatMap((files) => [
    ...files.js,
    ...files.css,
  ]);
  const unlisted = [manifest.entry.browser, manifest.entry.node, ...named].find((path) => !listed.has(path));
  if (!unlisted) return manifest;
  throw new ReleaseProblem('build', `release.json names ${unlisted}, but does not list it under files: build again.`);
}

async function readBuilt(folder: string, path: string): Promise<Buffer> {
  // Throws for a path that leads out of the release, before anything is read.
  keys.file('built', 'release', path);
  return readFile(join(folder, path)).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT' && cause.code !== 'ENOTDIR') throw cause;
    throw new ReleaseProblem(
      'build',
      `${join(folder, path)} is missing: build the remote, or run the command without --no-build.`,
      {
        cause,
      },
    );
  });
}

function checkBuiltFile(file: ReleaseManifest['files'][number], bytes: Buffer, folder: string): void {
  if (bytes.length === file.size && sha384(bytes) === file.sha384) return;
  throw new ReleaseProblem('build', `${join(folder, file.path)} does not match release.json: build again.`);
}

function notReproducible({ name, release }: ReleaseManifest): ReleaseProblem {
  return new ReleaseProblem(
    'build',
    `${name}@${release} was published before with another release.json, so the build is not reproducible: remove dist and build again, and if this comes back, find what differs between the two release.json files.`,
  );
}
