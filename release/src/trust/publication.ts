/** `signatures/<remote>/<release>/<keyid>.json`: that a release is a team's own. Of release.json, which lists every file. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { keys } from '../store/storeKeys.ts';
import { count, isRevoked, publishersOf } from './authority.ts';
import {
  decodeEnvelope,
  encodeEnvelope,
  type Signer,
  signEnvelope,
  untrusted,
  verifySignatures,
} from '../store/envelope.ts';
import { readAllBounded } from './readBounded.ts';
import type { VerifiedRoot } from './root.ts';
import { decodeStatement, encodeStatement } from '../store/statement.ts';

const predicateSchema = z.object({
  remote: z.string(),
  release: z.string(),
  /** ISO, UTC. */
  at: z.string(),
  /** Git revision of the sources. */
  revision: z.string().optional(),
  /** Who built the same bytes again, from the same sources. */
  reproducedBy: z.string().optional(),
});

export type Publication = z.infer<typeof predicateSchema>;

interface Signed {
  remote: string;
  release: string;
  /** The bytes of release.json. */
  manifest: Uint8Array;
}

/** Where and under which root a release counts: that of the entry that made it live, or the newest one. */
export interface Circumstance {
  root: VerifiedRoot;
  /** Says which keys were revoked, and since when. */
  newest: VerifiedRoot;
  env: string;
  /** Number of the entry that makes, or made, it live. */
  n: number;
}

/** More would only keep a reader busy. */
const MOST_SIGNATURES = 64;

const digestOf = (manifest: Uint8Array) => ({ sha384: createHash('sha384').update(manifest).digest('hex') });
const nameOf = ({ remote, release }: Pick<Signed, 'remote' | 'release'>) => `${remote}@${release}/release.json`;

/** What a key says of a release, as it is stored; a registry takes it from a team that cannot write to the store. */
export async function sealPublication(
  { manifest, ...publication }: Publication & Pick<Signed, 'manifest'>,
  signer: Signer,
): Promise<string> {
  const subject = { name: nameOf(publication), digest: digestOf(manifest) };
  const payload = encodeStatement('publication', { subject, predicate: predicateSchema.parse(publication) });
  return encodeEnvelope(await signEnvelope(payload, [signer]));
}

/** The known key that has signed exactly these bytes; undefined for anything else. */
export function keyOfPublication(signed: Signed, bytes: Uint8Array, root: VerifiedRoot): string | undefined {
  const text = Buffer.from(bytes);
  return [...root.keys.keys()].find((keyid) => isGood(signed, keyid, text, root));
}

/** Writes one object for each signer; one that is there and says the same stays. @returns the keyids that were new */
export async function signRelease(
  store: ReleaseStore,
  { manifest, ...publication }: Publication & Pick<Signed, 'manifest'>,
  signers: readonly Signer[],
): Promise<string[]> {
  const digest = digestOf(manifest).sha384;
  const fresh: string[] = [];
  for (const signer of signers) {
    const key = keys.signature(publication.remote, publication.release, signer.keyid);
    const there = await store.get(key);
    if (there && readDigest(there, publication) === digest) continue;
    // It was for other bytes, which are not there anymore.
    if (there) await store.delete(key);
    const text = await sealPublication({ manifest, ...publication }, signer);
    if (await store.putIfAbsent(key, text)) fresh.push(signer.keyid);
  }
  return fresh;
}

/** The signatures of a release, by keyid; those that are damaged are left out. */
export async function readPublications(
  store: ReleaseStore,
  { remote, release }: Pick<Signed, 'remote' | 'release'>,
): Promise<Map<string, Buffer>> {
  const found = (await store.list(`signatures/${remote}/${release}/`)).slice(0, MOST_SIGNATURES);
  const bytes = await readAllBounded(store, found);
  const named = found.map(
    (key, index) =>
      [
        key
          .split('/')
          .at(-1)
          ?.replace(/\.json$/, '') ?? '',
        bytes[index],
      ] as const,
  );
  return new Map(named.filter((one): one is [string, Buffer] => one[1] !== undefined));
}

/**
 * Names of the keys by which a release is its team's own, under any root that there was: enough of those that might
 * publish it have signed exactly these bytes, and none of them was revoked. Empty when there are not enough.
 */
export function publishersOfRelease(
  signed: Signed,
  publications: ReadonlyMap<string, Buffer>,
  roots: readonly VerifiedRoot[],
): string[] {
  const newest = roots.at(-1);
  for (const root of roots.toReversed()) {
    const role = publishersOf(root.root, signed.remote);
    const valid = role.keys.filter((id) => {
      const bytes = publications.get(id);
      return bytes && !newest?.root.revoked[id] && isGood(signed, id, bytes, root);
    });
    if (valid.length >= role.threshold) return valid.map((id) => root.root.keys[id]?.name ?? id.slice(0, 8));
  }
  return [];
}

/**
 * Enough keys that may publish this remote have signed exactly these bytes. Any one circumstance is enough.
 * @throws ReleaseProblem `untrusted` with who has signed it instead
 */
export function verifyPublications(
  signed: Signed,
  publications: ReadonlyMap<string, Buffer>,
  circumstances: readonly Circumstance[],
): void {
  const problems = circumstances.map((one) => findProblem(signed, publications, one));
  if (problems.includes(undefined)) return;
  const { remote, release } = signed;
  throw untrusted(
    `${remote}@${release}`,
    problems.at(-1) ?? 'is trusted nowhere',
    `Publish it again with a key that may publish ${remote}; if no one of the team published it, find out who can write to the store.`,
  );
}

function findProblem(
  signed: Signed,
  publications: ReadonlyMap<string, Buffer>,
  { root, newest, env, n }: Circumstance,
): string | undefined {
  const role = publishersOf(root.root, signed.remote);
  const nameOfKey = (id: string) => root.root.keys[id]?.name ?? id.slice(0, 8);
  const good = [...publications].filter(([id, bytes]) => isGood(signed, id, bytes, root)).map(([id]) => id);
  const valid = new Set(good.filter((id) => !isRevoked(newest.root, id, env, n)));
  if (count(role, valid) >= role.threshold) return undefined;
  const revoked = good.filter((id) => !valid.has(id)).map(nameOfKey);
  const others = good.filter((id) => valid.has(id) && !role.keys.includes(id)).map(nameOfKey);
  if (revoked.length) return `is signed with a key that was revoked (${revoked.join(', ')})`;
  if (others.length) return `is signed by ${others.join(', ')}, who may not publish ${signed.remote}`;
  if (!publications.size) return 'is signed by no one';
  return `has ${count(role, valid)} of ${role.threshold} signatures of those who may publish ${signed.remote}`;
}

/** A signature that is damaged, or of other bytes, is none: another key's may be enough. */
function isGood(signed: Signed, keyid: string, bytes: Buffer, { keys: known }: VerifiedRoot): boolean {
  try {
    const envelope = decodeEnvelope(bytes, nameOf(signed));
    const isSigned = verifySignatures(envelope, known, nameOf(signed)).has(keyid);
    return isSigned && readDigest(bytes, signed) === digestOf(signed.manifest).sha384;
  } catch {
    return false;
  }
}

function readDigest(bytes: Buffer, signed: Pick<Signed, 'remote' | 'release'>): string | undefined {
  const name = nameOf(signed);
  try {
    return decodeStatement(decodeEnvelope(bytes, name), 'publication', name, name).subject.digest.sha384;
  } catch {
    return undefined;
  }
}
