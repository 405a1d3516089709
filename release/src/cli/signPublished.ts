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
 * sources gave the same bytes again.
 * @returns a line for a person; undefined when nothing is signed here, and nothing has to be
 */
export async function signPublished(
  store: ReleaseStore,
  built: ReleaseManifest,
  { by, at, revision }: Record,
): Promise<string | undefined> {
  const signers = store.trust?.signers ?? [];
  const { name, release } = built;
  const { manifest, bytes } = await readUntrustedManifest(store, name, release);
  // Between writing and reading it, somebody else may have.
  if (!isDeepStrictEqual(manifest, built)) {
    throw new ReleaseProblem('damaged', `${name}@${release} was changed while it was published: publish it again.`);
  }
  let fresh: string[] = [];
  if (signers.length) {
    const others = [...(await readPublications(store, { remote: name, release })).keys()];
    const isSecond = others.some((id) => !signers.some(({ keyid }) => keyid === id));
    await checkCompressed(store, manifest);
    const publication = { remote: name, release, at, manifest: bytes, ...(revision && { revision }) };
    fresh = await signRelease(store, { ...publication, ...(isSecond && { reproducedBy: by }) }, signers);
  }
  return describeSignatures(store, { name, release, bytes }, fresh);
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
  for (const { path } of manifest.files.filter((file) => /\.(br|gz)$/.test(file.path))) {
    const plain = path.replace(/\.(br|gz)$/, '');
    if (!manifest.files.some((file) => file.path === plain)) continue;
    const [packed, wanted] = [await readVerified(store, manifest, path), await readVerified(store, manifest, plain)];
    if (unpack(path, packed, wanted.length)?.equals(wanted)) continue;
    throw new ReleaseProblem(
      'untrusted',
      `${path} of ${manifest.name}@${manifest.release} does not unpack to ${plain}, so it was not signed. Find out who published it, and publish it again.`,
    );
  }
}

function unpack(path: string, bytes: Buffer, maxOutputLength: number): Buffer | undefined {
  try {
    const unpackSync = path.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    return unpackSync(bytes, { maxOutputLength: maxOutputLength + 1 });
  } catch {
    return undefined;
  }
}
