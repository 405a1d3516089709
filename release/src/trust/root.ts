/** Which keys may do what. A root is never changed: the next version replaces it, signed by keys of both. */
import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { decodeEnvelope, type Envelope, untrusted, verifySignatures } from '../store/envelope.ts';
import { NO_HASH, sha256 } from '../store/logPlace.ts';
import { decodeStatement, encodeStatement } from '../store/statement.ts';
import { readPublicKey } from './trustKey.ts';

const keyid = z.string().regex(/^[0-9a-f]{64}$/);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const nameOrAll = z.string().regex(/^(\*|[a-z0-9][a-z0-9-]{0,39})$/);
/** So many different keys of these have to sign. */
const role = z.strictObject({ keys: z.array(keyid).max(100), threshold: z.number().int().min(1).max(16) });
const byRemote = z.record(nameOrAll, role);
const byEnvironment = z.record(nameOrAll, byRemote);

export const rootSchema = z.strictObject({
  version: z.number().int().positive(),
  keys: z.record(keyid, z.strictObject({ public: z.string().max(200), name: z.string().min(1).max(80) })),
  roles: z.strictObject({
    /** Signs the next root. */
    root: role,
    /** Remote, or `*` for those without a line of their own. */
    publish: byRemote,
    /** Environment → remote: activate, deactivate, preview, unfreeze; begin a canary or a shadow. */
    forward: byEnvironment,
    /** Environment → remote: roll back, recall, freeze; end a preview, a canary or a shadow. */
    back: byEnvironment,
    /** Only rolls back, and ends canaries. */
    guard: role,
    /** Only says which shell runs, and takes back what does not work. */
    shell: role,
    /** Says that the log is the newest one. */
    freshness: role,
  }),
  /** Key → environment (or `*`) → the first entry that it may no longer sign. Environments without a line: all entries. */
  revoked: z.record(keyid, z.record(nameOrAll, z.number().int().positive())),
  /** Environment → the last entry from before there was a root, and the chained hash of all of them. */
  anchors: z.record(nameOrAll, z.strictObject({ n: z.number().int().positive(), hash })),
});

export type Root = z.infer<typeof rootSchema>;
export type Role = z.infer<typeof role>;

export interface VerifiedRoot {
  root: Root;
  version: number;
  /** sha256 of the object, hex: what the next version names, and what readers pin of the first. */
  hash: string;
  /** By keyid. */
  keys: Map<string, KeyObject>;
}

/** The bytes that a root's keys sign. @param before hash of the version before; {@link NO_HASH} for version 1 */
export function encodeRoot(root: Root, before: string): Buffer {
  const subject = { name: `root/${root.version}.json`, digest: { sha256: before } };
  return encodeStatement('root', { subject, predicate: rootSchema.parse(root) });
}

/** A root and its keys, unverified. @throws ReleaseProblem `untrusted` when it is none, or contradicts itself */
export function decodeRoot(envelope: Envelope, version: number): { root: Root; before: string } & Keys {
  const what = describe(version);
  const { subject, predicate } = decodeStatement(envelope, 'root', `root/${version}.json`, what);
  const { data: root, error } = rootSchema.safeParse(predicate);
  if (!root) throw untrusted(what, `is no root (see ${error.issues[0]?.path.join('.')})`);
  if (root.version !== version) throw untrusted(what, `says that it is version ${root.version}`);
  return { root, before: subject.digest.sha256 ?? '', keys: readKeys(root, what) };
}

interface Keys {
  keys: Map<string, KeyObject>;
}

/**
 * @param before the version before; undefined for version 1, which signs itself: a pin says that it is the right one
 * @throws ReleaseProblem `untrusted`
 */
export function verifyRoot(bytes: Uint8Array, version: number, before: VerifiedRoot | undefined): VerifiedRoot {
  const what = describe(version);
  const envelope = decodeEnvelope(bytes, what);
  const { root, keys, before: named } = decodeRoot(envelope, version);
  if (named !== (before?.hash ?? NO_HASH)) throw untrusted(what, 'does not follow the version before it');
  for (const signing of [before, { root, keys }]) {
    if (signing) requireThreshold(envelope, signing, what);
  }
  return { root, version, hash: sha256(bytes), keys };
}

function requireThreshold(envelope: Envelope, { root, keys }: Pick<VerifiedRoot, 'root' | 'keys'>, what: string): void {
  const good = verifySignatures(envelope, keys, what);
  const { keys: allowed, threshold } = root.roles.root;
  const count = allowed.filter((id) => good.has(id)).length;
  if (count >= threshold) return;
  const whose = `version ${root.version}`;
  throw untrusted(
    what,
    `has ${count} of ${threshold} signatures of ${whose}'s root keys`,
    'Let the missing people sign it with "npm run release -- keys sign".',
  );
}

/** @throws ReleaseProblem `untrusted` when a key is not what its id says, or a role names one that is not there */
function readKeys({ keys: listed, roles, revoked }: Root, what: string): Map<string, KeyObject> {
  const keys = new Map<string, KeyObject>();
  for (const [id, { public: text }] of Object.entries(listed)) {
    const key = readPublicKey(id, text);
    if (!key) throw untrusted(what, `lists a key under the id ${id.slice(0, 8)} that is not its own`);
    keys.set(id, key);
  }
  const several = [roles.publish, ...Object.values(roles.forward), ...Object.values(roles.back)];
  const all = [roles.root, roles.guard, roles.shell, roles.freshness, ...several.flatMap((one) => Object.values(one))];
  for (const { keys: named, threshold } of all) {
    const lost = named.find((id) => !keys.has(id));
    if (lost) throw untrusted(what, `gives a role to the key ${lost.slice(0, 8)}, which it does not list`);
    if (new Set(named).size < named.length) throw untrusted(what, 'names a key twice in a role');
    if (named.length && threshold > named.length)
      throw untrusted(what, 'asks for more signatures than a role has keys');
  }
  if (!roles.root.keys.length || roles.root.keys.some((id) => revoked[id])) {
    throw untrusted(what, 'would leave no root, or one with a revoked key');
  }
  return keys;
}

const describe = (version: number) => `The root, version ${version} (root/${version}.json in the store),`;
