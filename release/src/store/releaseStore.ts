/**
 * Stores releases, the activation log and the state of shells. The interface is small enough for a plain folder and for
 * an S3-compatible bucket: compare-and-set, history and audit are all built on `putIfAbsent`.
 *
 * | key | value |
 * |---|---|
 * | `releases/<remote>/<release>/<path>` | the files of a release, `release.json` last |
 * | `published/<remote>/<release>.json` | who published it, when, from which revision |
 * | `log/<env>/<n>` | one activation, rollback or shell start, never changed |
 * | `running/<env>/<instance>` | a running shell |
 * | `verdict/<env>/<n>/<instance>` | a shell's verdict on entry n |
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
  get: (key: string) => Promise<Buffer | undefined>;
  /** Several at once, where that spares round trips; use `readMany`. */
  getMany?: (keys: readonly string[]) => Promise<(Buffer | undefined)[]>;
  /** All keys that begin with `prefix`, sorted by code unit. */
  list: (prefix: string) => Promise<string[]>;
  /** Never for history: only for retention, repair of a damaged file, and a shell that stops or revises its verdict. */
  delete: (key: string) => Promise<void>;
}
