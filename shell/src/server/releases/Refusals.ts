import type { LogEntry } from '@paw/release/store/logEntry.ts';
import { refuseReleases } from '@paw/release/store/refuseReleases.ts';
import type { FoldedLog } from '@paw/release/store/foldLog.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { Releases } from './judge.ts';
import { remotesOf } from './setChanges.ts';
import type { RefusedHere } from './verdictOn.ts';

interface Signature {
  store: ReleaseStore;
  env: string;
  /** How this shell signs its entries in the log. */
  by: string;
  log: Log;
}

/** The releases that fail on this shell, by remote, until another one is activated. */
export class Refusals {
  private readonly signature: Signature;
  private readonly found: Record<string, RefusedHere & { isWritten?: boolean }> = {};

  constructor(signature: Signature) {
    this.signature = signature;
  }

  get all(): Readonly<Record<string, RefusedHere>> {
    return this.found;
  }

  /** True when a failure may not be the release's fault, so a retry may succeed. */
  get hasUncertain(): boolean {
    return Object.values(this.found).some(({ isReleaseFault }) => !isReleaseFault);
  }

  /** One sentence for each refused release. */
  get lines(): string[] {
    return Object.entries(this.found).map(([name, { release, text }]) => `${name}@${release} is left out: ${text}`);
  }

  note(remote: string, one: RefusedHere): void {
    const known = this.found[remote];
    this.found[remote] = one;
    if (known?.text === one.text) return;
    this.signature.log.error({ entry: one.n }, `${remote}@${one.release} is left out: ${one.text}`);
  }

  /** The set in the log, with refused releases replaced by those that are served now. */
  attainable(log: FoldedLog, serving: Releases): Releases {
    const wanted = Object.entries(remotesOf(log)).map(([name, release]) => {
      const found = this.found[name];
      const isRefused = found?.release === release && found.n === log.since[name]?.n;
      return [name, isRefused ? serving[name] : release] as const;
    });
    return Object.fromEntries(wanted.filter((one): one is [string, string] => one[1] !== undefined));
  }

  forgetUncertain(): void {
    for (const [name, { isReleaseFault }] of Object.entries(this.found)) if (!isReleaseFault) delete this.found[name];
  }

  /** Forgets releases that are live now, and those replaced by a new activation. */
  forgetResolved(entries: readonly LogEntry[], serving: Releases): void {
    for (const [name, { n, release }] of Object.entries(this.found)) {
      const last = entries.findLast(({ changes }) => changes && Object.hasOwn(changes, name));
      const isOver = last?.action === 'activate' && last.n !== n;
      if (isOver || serving[name] === release) delete this.found[name];
    }
  }

  /**
   * Rolls back, once, the releases in the log that are themselves at fault.
   * @returns whether there were any
   */
  async write({ live }: FoldedLog): Promise<boolean> {
    const waiting = Object.entries(this.found).filter(
      ([name, { isReleaseFault, isWritten, release }]) => isReleaseFault && !isWritten && live[name] === release,
    );
    if (!waiting.length) return false;
    const leftOut = waiting.map(([name, { release, text }]) => [name, { release, error: text }] as const);
    const { store, env, by } = this.signature;
    await refuseReleases(store, env, by, Object.fromEntries(leftOut));
    for (const [, one] of waiting) one.isWritten = true;
    return true;
  }
}
