import type { Signer } from './envelope.ts';
import type { EntryDraft, LogEntry } from './logEntry.ts';

/**
 * Stores releases, the activation log and the state of shells. The interface is small enough for a plain folder and for
 * an S3-compatible bucket: compare-and-set, history and audit are all built on `putIfAbsent`.
 *
 * | key | value |
 * |---|---|
 * | `releases/<remote>/<release>/<path>` | the files of a release, `release.json` last |
 * | `published/<remote>/<release>.json` | who published it, when, from which revision |
 * | `log/<env>/<n>` | one activation, rollback or shell start, never changed |
 * | `running/<env>/<instance>/<until>` | a running shell, and until when it counts as one |
 * | `verdict/<env>/<n>/<instance>` | a shell's verdict on entry n |
 * | `root/<version>.json` | which keys may do what; a store without one holds plain entries |
 * | `signatures/<remote>/<release>/<keyid>.json` | that a release is a team's own |
 * | `proposals/<env>/<id>` | an entry that still lacks signatures |
 * | `shadow/<env>/<id>/<instance>-<seq>.json` | what a shell saw of a shadow |
 * | `signals/<env>/<hour>/<name>` | what shells reported in a minute, or in the whole hour, for 30 days |
 * | `guard/<env>/<instance>-<n>` | what the guard knows of open canaries, for the next process |
 * | `outbox/<env>/<id>` | a message of the guard that is not delivered yet |
 * | `admin-log/<n>` | who was let in, and as what |
 * | `links/<hash>`, `links-used/<hash>` | a one-time link, and that it was used |
 * | `token-uses/<id>/<time>` | when a token or session was last used |
 * | `deliveries/<time>-<id>` | what came of a message, for the last hundred |
 * | `evidence/<env>/<set>/<kind>-<id>.json` | what was shown of a release set before it is live |
 * | `claims/<remote>/<release>/<id>` | who publishes or removes a release now, or was interrupted in its removal |
 */
export interface ReleaseStore {
  /** A folder's path, `s3://bucket/prefix`, or a registry's URL. */
  readonly address: string;
  /** Set for a folder: it can be watched, and a killed process may leave temporary files in it. */
  readonly folder?: string;
  /** How often to ask for new entries of the log. */
  readonly pollMs: number;
  /** How often a command asks whether shells have answered. */
  readonly answerPollMs: number;
  /** True when this call created the key, false when it existed. A value is complete and never replaced. */
  putIfAbsent: (key: string, bytes: Uint8Array | string) => Promise<boolean>;
  /** @param most bytes that the caller takes: of a larger object it may get the first `most + 1`, and refuses them */
  get: (key: string, most?: number) => Promise<Buffer | undefined>;
  /** Several at once, where that spares round trips; use `readMany`. */
  getMany?: (keys: readonly string[]) => Promise<(Buffer | undefined)[]>;
  /** All keys that begin with `prefix`, sorted by code unit. */
  list: (prefix: string) => Promise<string[]>;
  /** Never for history: only for retention, repair of a damaged file, and a shell that stops or revises its verdict. */
  delete: (key: string) => Promise<void>;
  /** What a reader or writer knows of keys: `trustedStore` adds it. Without it nothing is verified or signed. */
  trust?: StoreTrust;
}

/** How the log and releases are verified and signed. All of it does nothing while the store has no root. */
export interface StoreTrust {
  /** With which the log's entries and releases are signed here. */
  signers: readonly Signer[];
  /** The whole log, verified; undefined while the store has no root. @throws ReleaseProblem `untrusted` */
  readLog: (env: string) => Promise<readonly LogEntry[] | undefined>;
  /**
   * The next entry's object, signed; undefined while the store has no root.
   * @param after number of the last entry that the draft was planned for; 0 = an empty log
   * @throws OutOfDate when the log has gone on; NotEnoughSignatures
   */
  seal: (env: string, after: number, draft: EntryDraft, signers: readonly Signer[]) => Promise<Sealed | undefined>;
  /**
   * What the registry says of the newest entry; undefined while the store has no root.
   * @param envelope signed with its freshness key
   * @throws ReleaseProblem `untrusted`
   */
  readHead: (env: string, envelope: string) => Promise<{ n: number; hash: string; at: string } | undefined>;
  /** @param manifest the bytes of release.json @throws ReleaseProblem `untrusted` when the team has not signed them */
  checkRelease: (remote: string, release: string, manifest: Uint8Array) => Promise<void>;
}

export interface Sealed {
  entry: LogEntry;
  /** What is put into the store. */
  text: string;
}
