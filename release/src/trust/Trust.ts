import { checkClock, OutOfDate } from '../store/activationLog.ts';
import type { EntryDraft, LogEntry } from '../store/logEntry.ts';
import type { ReleaseStore, Sealed, StoreTrust } from '../store/releaseStore.ts';
import { keys } from '../store/storeKeys.ts';
import { type Freshness, verifyFreshness } from './freshness.ts';
import { findMissing, requirementsOf } from './authority.ts';
import {
  decodeEnvelope,
  type Envelope,
  encodeEnvelope,
  type Signer,
  signEnvelope,
  untrusted,
} from '../store/envelope.ts';
import { decodeEntry, describeObject, encodeEntry, type PlacedEntry } from '../store/logObject.ts';
import { NotEnoughSignatures } from './NotEnoughSignatures.ts';
import { type Circumstance, publishersOfRelease, readPublications, verifyPublications } from './publication.ts';
import { readBounded } from './readBounded.ts';
import { RootChain } from './RootChain.ts';
import type { VerifiedRoot } from './root.ts';
import { forgetfulMemory, type TrustMemory } from './trustFolder.ts';
import { setAfter } from '../store/logPlace.ts';
import { describeMissing, examine } from './verifyEntry.ts';
import { VerifiedLog } from './VerifiedLog.ts';

export interface TrustOptions {
  /** sha256 of root/1.json; without one, the first root that is seen is remembered as the right one. */
  pin?: string;
  /** What the reader remembers between two starts. */
  memory?: TrustMemory;
  /** The environment whose log says under which root a release was made live. */
  env?: string;
  signers?: readonly Signer[];
  /** How a key is named to this program: what to do when the ones it has are not enough. */
  keyFix?: string;
  onWarning?: (text: string) => void;
  now?: () => number;
}

/** What one reader or writer of a store trusts. */
export class Trust implements StoreTrust {
  readonly signers: readonly Signer[];
  readonly keyFix: string;
  private readonly store: ReleaseStore;
  private readonly options: TrustOptions;
  private readonly memory: TrustMemory;
  private readonly chain: RootChain;
  private readonly logs = new Map<string, { anchor: string; log: VerifiedLog }>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(store: ReleaseStore, options: TrustOptions = {}) {
    this.store = store;
    this.options = options;
    this.signers = options.signers ?? [];
    this.keyFix = options.keyFix ?? 'Name one with --key <file>, or set PAW_KEY.';
    this.memory = options.memory ?? forgetfulMemory();
    this.chain = new RootChain(store, this.memory, options.pin);
  }

  /** Versions of the root, oldest first; empty while the store has none. @throws ReleaseProblem `untrusted` */
  roots(): Promise<readonly VerifiedRoot[]> {
    const done = this.turn.then(async () => {
      await this.chain.refresh();
      return this.chain.versions;
    });
    this.turn = done.catch(() => undefined);
    return done;
  }

  async readHead(env: string, envelope: string): Promise<Freshness | undefined> {
    // The log's reader says it when the store cannot be read; the registry is heard all the same.
    await this.roots().catch(() => undefined);
    const newest = this.chain.versions.at(-1);
    return newest && verifyFreshness(Buffer.from(envelope), newest, env);
  }

  /** The environment's log, read on; undefined while the store has no root. */
  async log(env: string): Promise<VerifiedLog | undefined> {
    const log = await this.openLog(env);
    await log?.read();
    return log;
  }

  async readLog(env: string): Promise<readonly LogEntry[] | undefined> {
    return (await this.log(env))?.entries;
  }

  async seal(env: string, after: number, draft: EntryDraft, signers: readonly Signer[]): Promise<Sealed | undefined> {
    const log = await this.log(env);
    if (!log) return undefined;
    // What was written since may be what the draft was not planned for.
    if (log.prefix.n !== after) throw new OutOfDate(log.entries[after]);
    const entry = this.place(log, draft, signers);
    const useful = this.findUseful(log, entry, signers);
    const envelope = useful.length ? await signEnvelope(encodeEntry(entry), useful) : undefined;
    // Another call may have read on while this one signed.
    if (log.prefix.n !== after) throw new OutOfDate(log.entries[after]);
    return { entry, text: this.requireEnough(log, entry, envelope) };
  }

  /**
   * Adds signatures to an entry that someone else has proposed.
   * @param bytes an envelope around the log's next entry
   * @throws ReleaseProblem `untrusted` when it is not the next one anymore; NotEnoughSignatures when it takes more
   */
  async cosign(env: string, bytes: Buffer, signers: readonly Signer[]): Promise<Sealed> {
    const log = await this.log(env);
    const n = (log?.prefix.n ?? 0) + 1;
    const what = `The proposed entry ${n} of "${env}"`;
    const proposed = decodeEnvelope(bytes, what);
    if (!log) throw untrusted(what, 'belongs to a store with a root', 'Make one with "keys init".');
    const entry = decodeEntry(proposed, env, n, what);
    checkClock(entry);
    if (entry.prev !== log.prefix.hash || entry.root !== this.chain.versions.length) {
      throw untrusted(what, 'is of a log that has gone on', 'Propose it again.');
    }
    if (entry.set !== setAfter(log.prefix, entry)) throw untrusted(what, 'names another release set than it leads to');
    const useful = this.findUseful(log, entry, signers);
    const envelope = await signEnvelope(proposed.payload, useful, proposed.signatures);
    return { entry, text: this.requireEnough(log, entry, envelope) };
  }

  async checkRelease(remote: string, release: string, manifest: Uint8Array): Promise<void> {
    const newest = (await this.roots()).at(-1);
    if (!newest) return;
    const publications = await readPublications(this.store, { remote, release });
    verifyPublications({ remote, release, manifest }, publications, await this.circumstances(remote, release, newest));
  }

  /** Who has published a release, by the keys that vouch for it; empty where none does, and while there is no root. */
  async publishers(remote: string, release: string): Promise<string[]> {
    const roots = await this.roots();
    if (!roots.length) return [];
    const publications = await readPublications(this.store, { remote, release });
    const manifest = publications.size ? await readBounded(this.store, keys.manifest(remote, release)) : undefined;
    return manifest ? publishersOfRelease({ remote, release, manifest }, publications, roots) : [];
  }

  /** Each entry that made it live, under the root of that time; and the newest root, for one that is to be live. */
  private async circumstances(remote: string, release: string, newest: VerifiedRoot): Promise<Circumstance[]> {
    const { env } = this.options;
    if (env === undefined) return [{ root: newest, newest, env: '*', n: Number.MAX_SAFE_INTEGER }];
    const log = await this.openLog(env);
    // A log that is refused says so itself; what was verified of it still counts.
    if (log && !log.prefix.n) await log.read().catch(() => undefined);
    const entries = log?.entries ?? [];
    const roots = this.chain.versions;
    const adopted = roots.find(({ root }) => Object.hasOwn(root.anchors, env));
    const before = entries.flatMap(({ n, changes, root }) => {
      const named = root === undefined ? adopted : roots[root - 1];
      return changes?.[remote] === release && named ? [{ root: named, newest, env, n }] : [];
    });
    return [...before, { root: newest, newest, env, n: entries.length + 1 }];
  }

  private async openLog(env: string): Promise<VerifiedLog | undefined> {
    const newest = (await this.roots()).at(-1);
    if (!newest) return undefined;
    const anchor = JSON.stringify(newest.root.anchors[env] ?? null);
    const known = this.logs.get(env);
    if (known?.anchor === anchor) return known.log;
    const { onWarning, now } = this.options;
    const options = { roots: () => this.chain.versions, memory: this.memory, onWarning, now };
    const log = new VerifiedLog(this.store, env, options);
    this.logs.set(env, { anchor, log });
    return log;
  }

  private place(log: VerifiedLog, draft: EntryDraft, [first]: readonly Signer[]): PlacedEntry {
    const { env, n, hash } = log.prefix;
    return {
      // As a reader will see it: what JSON leaves out is not there.
      ...(JSON.parse(JSON.stringify(draft)) as EntryDraft),
      ...(!draft.auth && first && { auth: { kind: 'key' as const, id: first.keyid } }),
      n: n + 1,
      env,
      prev: hash,
      set: setAfter(log.prefix, draft),
      root: this.chain.versions.length,
    };
  }

  /** A key that the entry does not need tells only who was there. */
  private findUseful(log: VerifiedLog, entry: PlacedEntry, signers: readonly Signer[]): Signer[] {
    const newest = this.chain.versions.at(-1);
    const lists = newest ? requirementsOf(newest.root, log.prefix.env, entry, log.prefix.folded) : [];
    const wanted = new Set(lists.flat().flatMap(({ role }) => role.keys));
    return signers.filter(({ keyid }) => wanted.has(keyid));
  }

  /** @returns the object's text @throws NotEnoughSignatures */
  private requireEnough(log: VerifiedLog, entry: PlacedEntry, envelope: Envelope | undefined): string {
    const roots = this.chain.versions;
    const newest = roots.at(-1);
    const what = describeObject(entry.env, entry.n);
    const { requirements, signed } = envelope
      ? examine(log.prefix, entry, envelope, roots, what)
      : {
          requirements: newest ? requirementsOf(newest.root, entry.env, entry, log.prefix.folded) : [],
          signed: new Set<string>(),
        };
    const missing = findMissing(requirements, signed);
    if (!missing && envelope) return encodeEnvelope(envelope);
    const found = missing ? describeMissing(missing, signed, roots, entry) : 'is not signed';
    const names = missing?.role.keys.map((id) => newest?.root.keys[id]?.name ?? id.slice(0, 8)).join(', ');
    const problem = names ? `${found} (these keys may: ${names})` : found;
    const fix = names ? this.keyFix : 'No key may do that.';
    throw new NotEnoughSignatures(problem, fix, entry, signed.size ? envelope : undefined);
  }
}
