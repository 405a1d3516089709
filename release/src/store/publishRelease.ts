import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type ReleaseManifest, releaseManifestSchema, SHELL } from '@paw/contract/releaseManifest.ts';
import { parseJson } from './parseJson.ts';
import { ReleaseProblem } from './releaseProblem.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { type PublishRecord, readManifest, sha384, verifyRelease } from './releases.ts';
import { keys } from './storeKeys.ts';

interface Published {
  manifest: ReleaseManifest;
  /** `already` = the same bytes were there, nothing was written. `repaired` = some of them were missing or damaged. */
  outcome: 'published' | 'already' | 'repaired';
}

/**
 * Puts the release that was built in `folder` into the store. Every file is checked against release.json before
 * the first one is written, and release.json is written last: a release is there whole or not at all.
 * @param dryRun everything is checked and compared, and nothing written
 * @throws ReleaseProblem `build` when the folder holds no whole release, or another one under a published id.
 */
export async function publishRelease(
  store: ReleaseStore,
  folder: string,
  record: Omit<PublishRecord, 'sha384'>,
  dryRun = false,
): Promise<Published> {
  const { manifest, text } = await readBuiltManifest(folder);
  const { name, release } = manifest;
  const files = await Promise.all(
    manifest.files.map(async (file) => ({ file, bytes: await readBuilt(folder, file.path) })),
  );
  for (const { file, bytes } of files) checkBuiltFile(file, bytes, folder);

  const recordKey = keys.published(name, release);
  const earlier = parseJson(await store.get(recordKey)) as Partial<PublishRecord> | undefined;
  const published = await findPublishedHash(store, manifest, earlier);
  const isOther = published !== undefined && published !== sha384(text);
  if (isOther) {
    const same = await readSameRelease(store, manifest);
    if (!same && !(await holdsSameFiles(store, manifest))) throw otherBytes(manifest);
    const kept = same && (await repairUncompressed(store, same, files, dryRun));
    if (same && kept) return { manifest: same, outcome: kept };
  }

  let written = 0;
  for (const { file, bytes } of files) {
    if (await putRight(store, keys.file(name, release, file.path), bytes, dryRun)) written++;
  }
  // Until it is written again: a record of the other release.json would call this one damaged.
  if (isOther && !dryRun) await store.delete(recordKey);
  if (await putRight(store, keys.manifest(name, release), text, dryRun)) written++;
  const { by = record.by, at = record.at, revision = record.revision } = earlier ?? {};
  if (!dryRun) await store.putIfAbsent(recordKey, JSON.stringify({ by, at, revision, sha384: sha384(text) }));
  return { manifest, outcome: !published ? 'published' : written ? 'repaired' : 'already' };
}

/** @throws ReleaseProblem `build` when there is none, or it is no whole one. */
export async function readBuiltManifest(folder: string): Promise<{ manifest: ReleaseManifest; text: Buffer }> {
  const text = await readBuilt(folder, 'release.json');
  return { manifest: parseManifest(text, folder), text };
}

/** Hash of the release.json that stands for this id: what was published, even if it is damaged by now. */
async function findPublishedHash(
  store: ReleaseStore,
  { name, release }: ReleaseManifest,
  record: Partial<PublishRecord> | undefined,
) {
  const existing = await store.get(keys.manifest(name, release));
  return record?.sha384 ?? (existing && sha384(existing));
}

/** What is published under this id when it differs in nothing but how files were compressed, as another version of Node does. */
async function readSameRelease(store: ReleaseStore, built: ReleaseManifest): Promise<ReleaseManifest | undefined> {
  const published = await readManifest(store, built.name, built.release).catch(() => undefined);
  return isDeepStrictEqual(published && withoutCompressed(published), withoutCompressed(built)) ? published : undefined;
}

/** Where release.json is lost or damaged, only the files tell: every one that a compression did not make is the same. */
async function holdsSameFiles(store: ReleaseStore, built: ReleaseManifest): Promise<boolean> {
  const { name, release } = built;
  if (await readManifest(store, name, release).catch(() => undefined)) return false;
  return (await verifyRelease(store, withoutCompressed(built))).length === 0;
}

/**
 * Makes a release whole that another version of Node compressed, and keeps its release.json.
 * @returns undefined when a compressed file is damaged: these bytes cannot be made here, so the whole is to be replaced
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
    if (damaged.has(file.path)) await putRight(store, keys.file(name, release, file.path), bytes, dryRun);
  }
  return damaged.size ? 'repaired' : 'already';
}

function withoutCompressed({ files, ...facts }: ReleaseManifest): ReleaseManifest {
  return { ...facts, files: files.filter(({ path }) => !isCompressed(path)) };
}

const isCompressed = (path: string) => /\.(br|gz)$/.test(path);

/** True when it wrote, or would have written. What lies there with other bytes is damaged, or was left by a publish that was cut off. */
async function putRight(store: ReleaseStore, key: string, bytes: Buffer, dryRun: boolean): Promise<boolean> {
  const there = await store.get(key);
  if (there?.equals(bytes)) return false;
  if (dryRun) return true;
  if (there) await store.delete(key);
  return store.putIfAbsent(key, bytes);
}

function parseManifest(text: Buffer, folder: string): ReleaseManifest {
  const { data: manifest, error } = releaseManifestSchema.safeParse(parseJson(text));
  if (!manifest) {
    const where = error.issues[0]?.path.join('.') || 'the file';
    throw new ReleaseProblem(
      'build',
      `${join(folder, 'release.json')} is no release.json (see ${where}): build again.`,
    );
  }
  if ((manifest.name === SHELL) !== (manifest.host !== undefined)) {
    throw new ReleaseProblem(
      'build',
      `${join(folder, 'release.json')} is not whole: "${SHELL}" is the name of the shell's own releases, and of no remote.`,
    );
  }
  const there = new Set(manifest.files.map((file) => file.path));
  const chunks = [...manifest.routes, ...manifest.slots].map((part) => part.files);
  const named = [...chunks, manifest.start, ...(manifest.host ? [manifest.host.main] : [])].flatMap((files) => [
    ...files.js,
    ...files.css,
  ]);
  const lost = [manifest.entry.browser, manifest.entry.node, ...named].find((path) => !there.has(path));
  if (!lost) return manifest;
  throw new ReleaseProblem('build', `release.json names ${lost}, but does not list it under files: build again.`);
}

async function readBuilt(folder: string, path: string): Promise<Buffer> {
  // The key of a file that leaves the release is refused before it is read.
  keys.file('built', 'release', path);
  return readFile(join(folder, path)).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT' && cause.code !== 'ENOTDIR') throw cause;
    throw new ReleaseProblem('build', `${join(folder, path)} is missing: build the remote, or leave --no-build out.`, {
      cause,
    });
  });
}

function checkBuiltFile(file: ReleaseManifest['files'][number], bytes: Buffer, folder: string): void {
  if (bytes.length === file.size && sha384(bytes) === file.sha384) return;
  throw new ReleaseProblem('build', `${join(folder, file.path)} is not what release.json says it is: build again.`);
}

function otherBytes({ name, release }: ReleaseManifest): ReleaseProblem {
  return new ReleaseProblem(
    'build',
    `${name}@${release} was published before with another release.json, so the build is not reproducible: remove dist and build again, and if this comes back, find what differs between the two release.json files.`,
  );
}
