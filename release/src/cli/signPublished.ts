import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { readUntrustedManifest, readVerified } from '../store/releases.ts';
import { readPublications, signRelease } from '../trust/publication.ts';

interface Record {
  by: string;
  at: string;
  revision?: string;
}

/**
 * Signs a release that was just built and found the same in the store. Who signs after somebody else says so: the same
 * sources gave the same bytes again. Source maps are no part of a release's id, so those in the store may be of other
 * sources: then it is not signed.
 * @param folder where it was built to
 * @returns a line for a person; undefined when nothing is signed here, and nothing has to be
 */
export async function signPublished(
  store: ReleaseStore,
  built: ReleaseManifest,
  { by, at, revision }: Record,
  folder: string,
): Promise<string | undefined> {
  const signers = store.trust?.signers ?? [];
  const { name, release } = built;
  const { manifest, bytes } = await readUntrustedManifest(store, name, release);
  // Between writing and reading it, somebody else may have.
  if (!isDeepStrictEqual(manifest, built)) {
    throw new ReleaseProblem('damaged', `${name}@${release} was changed while it was published: publish it again.`);
  }
  if (!signers.length) return describeSignatures(store, { name, release, bytes }, []);
  const signed = await readPublications(store, { remote: name, release });
  await checkCompressed(store, manifest);
  const other = await findOtherMap(store, manifest, folder);
  if (other) {
    const note = await describeSignatures(store, { name, release, bytes }, []);
    const isNew = signers.some(({ keyid }) => !signed.has(keyid));
    const why = isNew && `Not signed: ${other} of ${name}@${release} is of other sources. ${OTHER_SOURCES}`;
    return [why, note].filter(Boolean).join(' ') || undefined;
  }
  const isSecond = [...signed.keys()].some((id) => !signers.some(({ keyid }) => keyid === id));
  const publication = { remote: name, release, at, manifest: bytes, ...(revision && { revision }) };
  const fresh = await signRelease(store, { ...publication, ...(isSecond && { reproducedBy: by }) }, signers);
  return describeSignatures(store, { name, release, bytes }, fresh);
}

const OTHER_SOURCES = 'Check out the revision that "history" and "list" name for it, and publish it again.';

/**
 * What is stored packed alone, such as source maps, is compared with what was built here, unpacked: another version of Node
 * packs it differently.
 * @returns the path of the first file that differs
 */
async function findOtherMap(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  folder: string,
): Promise<string | undefined> {
  const listed = new Set(manifest.files.map(({ path }) => path));
  const alone = [...listed].filter((path) => isPacked(path) && !listed.has(plainOf(path)));
  for (const path of alone) {
    const built = await readFile(join(folder, path)).catch(() => undefined);
    const stored = await readVerified(store, manifest, path);
    if (built?.equals(stored)) continue;
    const wanted = built && unpack(path, built, LARGEST_MAP);
    if (!wanted || !unpack(path, stored, wanted.length)?.equals(wanted)) return path;
  }
  return undefined;
}

/**
 * Whether what was published can be activated, as its signatures are now.
 * @param fresh ids of the keys that have just signed it
 * @returns a line for a person; undefined when there is nothing to say
 */
export async function describeSignatures(
  store: ReleaseStore,
  { name, release, bytes }: Pick<ReleaseManifest, 'name' | 'release'> & { bytes: Uint8Array },
  fresh: readonly string[],
): Promise<string | undefined> {
  const signed = fresh.length ? `Signed with the key ${fresh.map((id) => id.slice(0, 8)).join(', ')}. ` : '';
  const problem = await store.trust?.checkRelease(name, release, bytes).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ReleaseProblem && error.code === 'untrusted') return error.message;
      throw error;
    },
  );
  return problem ? `${signed}Note: it cannot be activated yet. ${problem}` : signed.trim() || undefined;
}

/** Compressed files may be another machine's: they must unpack to the files that were built. @throws ReleaseProblem */
async function checkCompressed(store: ReleaseStore, manifest: ReleaseManifest): Promise<void> {
  for (const { path } of manifest.files.filter((file) => isPacked(file.path))) {
    const plain = plainOf(path);
    if (!manifest.files.some((file) => file.path === plain)) continue;
    const [packed, wanted] = [await readVerified(store, manifest, path), await readVerified(store, manifest, plain)];
    if (unpack(path, packed, wanted.length)?.equals(wanted)) continue;
    throw new ReleaseProblem(
      'untrusted',
      `${path} of ${manifest.name}@${manifest.release} does not unpack to ${plain}, so it was not signed. Find out who published it, and publish it again.`,
    );
  }
}

const isPacked = (path: string) => /\.(br|gz)$/.test(path);
const plainOf = (path: string) => path.replace(/\.(br|gz)$/, '');

/** Unpacked; the shell's largest has 1 MB. bytes */
const LARGEST_MAP = 32 * 2 ** 20;

function unpack(path: string, bytes: Buffer, maxOutputLength: number): Buffer | undefined {
  try {
    const unpackSync = path.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    return unpackSync(bytes, { maxOutputLength: maxOutputLength + 1 });
  } catch {
    return undefined;
  }
}
