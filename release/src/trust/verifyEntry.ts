/** One entry after the other: number, environment, chain, set, root and signatures. Pure. */
import type { LogEntry } from '../store/logEntry.ts';
import { addEntry, emptyLog, releaseSetId } from '../store/foldLog.ts';
import { count, findMissing, isRevoked, type Requirement, type Requirements, requirementsOf } from './authority.ts';
import { type Envelope, untrusted, verifySignatures } from '../store/envelope.ts';
import { describeObject, type LogObject } from '../store/logObject.ts';
import { changed, checkPlace, NO_HASH, type Place, sha256 } from '../store/logPlace.ts';
import type { VerifiedRoot } from './root.ts';

/** A verified beginning of a log. */
export interface Prefix extends Place {
  /** Hash over the hashes of all objects: what an anchor names, because plain entries do not name each other. */
  chain: string;
  /** The newest root that an entry was signed under; 0 before the first. */
  root: number;
}

export const emptyPrefix = (env: string): Prefix => ({
  env,
  n: 0,
  hash: NO_HASH,
  chain: NO_HASH,
  root: 0,
  folded: emptyLog(),
});

/**
 * @param roots all versions, oldest first; none = this log is not signed
 * @param isKnown its bytes were verified here before, under the newest root: signatures need no second look
 * @throws ReleaseProblem `untrusted`: the prefix is as it was
 */
export function verifyEntry(prefix: Prefix, object: LogObject, roots: readonly VerifiedRoot[], isKnown = false): void {
  const { env, n } = { env: prefix.env, n: prefix.n + 1 };
  const { entry, envelope } = object;
  const what = describeObject(env, n);
  checkPlace(prefix, entry);
  const newest = roots.at(-1);
  if (!newest) return;
  const anchor = Object.hasOwn(newest.root.anchors, env) ? newest.root.anchors[env] : undefined;
  if (!envelope) {
    if (anchor && n <= anchor.n) return;
    throw changed(what, 'is not signed, although this store has a root');
  }
  checkRootVersion(prefix, entry, roots, what);
  if (!isKnown) checkSignatures(prefix, entry, envelope, roots, what);
}

/** Takes it in. @param bytes the object @throws ReleaseProblem `untrusted` when an anchor names other bytes */
export function extend(prefix: Prefix, entry: LogEntry, bytes: Uint8Array, roots: readonly VerifiedRoot[]): Prefix {
  const hash = sha256(bytes);
  const chain = sha256(`${prefix.chain}\n${hash}`);
  const anchors = roots.at(-1)?.root.anchors ?? {};
  const anchor = Object.hasOwn(anchors, prefix.env) ? anchors[prefix.env] : undefined;
  if (anchor?.n === entry.n && anchor.hash !== chain) {
    const problem = `or one before it is not what the root's keys signed as the beginning of this log`;
    throw changed(describeObject(prefix.env, entry.n), problem);
  }
  addEntry(prefix.folded, entry);
  // `checkPlace` has compared the id that it names.
  if (entry.changes) prefix.folded.setId = entry.set ?? releaseSetId(prefix.folded.live);
  return { ...prefix, n: entry.n, hash, chain, root: entry.root ?? prefix.root };
}

function checkRootVersion(prefix: Prefix, entry: LogEntry, roots: readonly VerifiedRoot[], what: string): void {
  const version = entry.root ?? 0;
  if (version < prefix.root) {
    throw changed(what, `is signed under root ${version}, which root ${prefix.root} has replaced`);
  }
  if (version > roots.length) {
    throw untrusted(
      what,
      `is signed under root ${version}, and this store has ${roots.length}`,
      'Restore the missing root from a backup.',
    );
  }
}

function checkSignatures(
  prefix: Prefix,
  entry: LogEntry,
  envelope: Envelope,
  roots: readonly VerifiedRoot[],
  what: string,
): void {
  const { requirements, signed } = examine(prefix, entry, envelope, roots, what);
  const missing = findMissing(requirements, signed);
  if (missing) throw changed(what, describeMissing(missing, signed, roots, entry));
}

/** Whose signatures an entry needs, and which of those that it has count. */
export function examine(
  prefix: Prefix,
  entry: LogEntry,
  envelope: Envelope,
  roots: readonly VerifiedRoot[],
  what: string,
): { requirements: Requirements; signed: Set<string> } {
  const { env } = prefix;
  const named = roots[(entry.root ?? 0) - 1];
  if (!named) throw changed(what, 'is signed under a root that is not there');
  const good = verifySignatures(envelope, named.keys, what);
  // Under the root that the entry names: what a key signed before it was revoked stays history, and the log readable.
  const signed = new Set([...good].filter((id) => !isRevoked(named.root, id, env, entry.n)));
  return { requirements: requirementsOf(named.root, env, entry, prefix.folded), signed };
}

/** `has 1 of 2 signatures that it takes to activate cart in production; it is signed by bob` */
export function describeMissing(
  { role, what }: Requirement,
  signed: ReadonlySet<string>,
  roots: readonly VerifiedRoot[],
  entry: Pick<LogEntry, 'root'>,
): string {
  const { keys = {} } = roots[(entry.root ?? roots.length) - 1]?.root ?? {};
  const names = [...signed].map((id) => keys[id]?.name ?? id.slice(0, 8));
  const who = names.length ? `; it is signed by ${names.join(' and ')}` : '';
  return `has ${count(role, signed)} of ${role.threshold} signatures that it takes to ${what}${who}`;
}
