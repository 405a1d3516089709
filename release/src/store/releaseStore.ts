/**
 * Where releases, the activation log and what shells say of themselves are kept. So small that a plain folder and
 * an S3-compatible bucket both can be one: compare-and-set, history and audit all come from `putIfAbsent`.
 *
 * | key | what |
 * |---|---|
 * | `releases/<remote>/<release>/<path>` | the files of a release, `release.json` last |
 * | `published/<remote>/<release>.json` | who published it, when, from which revision |
 * | `log/<env>/<n>` | one activation, rollback or shell start, never changed |
 * | `running/<env>/<instance>` | a shell that runs |
 * | `verdict/<env>/<n>/<instance>` | what a shell made of entry n |
 */
export interface ReleaseStore {
  /** True when this call created the key; false when it was there. Never torn, never replaced. */
  putIfAbsent: (key: string, bytes: Uint8Array | string) => Promise<boolean>;
  get: (key: string) => Promise<Buffer | undefined>;
  /** All keys that begin with `prefix`, sorted by code unit. */
  list: (prefix: string) => Promise<string[]>;
  /** For what is no history: retention, a damaged file that is published again, a shell that stops. */
  delete: (key: string) => Promise<void>;
}
