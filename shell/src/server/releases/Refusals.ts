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

/** The releases that do not work on this shell, by remote, until another one is activated. */
export class Refusals {
  private readonly signature: Signature;
  private readonly found: Record<string, RefusedHere & { isWritten?: boolean }> = {};

  constructor(signature: Signature) {
    this.signature = signature;
  }

  get all(): Readonly<Record<string, RefusedHere>> {
    return this.found;
  }

  /** Not surely the fault of a release: it may work later. */
  get hasUnsure(): boolean {
    return Object.values(this.found).some(({ sure }) => !sure);
  }

  /** In words. */
  get lines(): string[] {
    return Object.entries(this.found).map(([name, { release, text }]) => `${name}@${release} is left out: ${text}`);
  }

  note(remote: string, one: RefusedHere): void {
    const known = this.found[remote];
    this.found[remote] = one;
    if (known?.text === one.text) return;
    this.signature.log.error({ entry: one.n }, `${remote}@${one.release} is left out: ${one.text}`);
  }

  /** What the log wants, without what is known not to work: there goes on what is served. */
  attainable(log: FoldedLog, serving: Releases): Releases {
    const wanted = Object.entries(remotesOf(log)).map(([name, release]) => {
      const found = this.found[name];
      const isRefused = found?.release === release && found.n === log.since[name]?.n;
      return [name, isRefused ? serving[name] : release] as const;
    });
    return Object.fromEntries(wanted.filter((one): one is [string, string] => one[1] !== undefined));
  }

  forgetUnsure(): void {
    for (const [name, { sure }] of Object.entries(this.found)) if (!sure) delete this.found[name];
  }

  /** Forgets those that are live after all, and those of remotes of which another release was activated. */
  forgetOver(entries: readonly LogEntry[], serving: Releases): void {
    for (const [name, { n, release }] of Object.entries(this.found)) {
      const last = entries.findLast(({ changes }) => changes && Object.hasOwn(changes, name));
      const isOver = last?.action === 'activate' && last.n !== n;
      if (isOver || serving[name] === release) delete this.found[name];
    }
  }

  /**
   * Takes back in the log what is surely a release's own fault, once.
   * @returns whether there was anything to do
   */
  async write({ live }: FoldedLog): Promise<boolean> {
    const waiting = Object.entries(this.found).filter(
      ([name, { sure, isWritten, release }]) => sure && !isWritten && live[name] === release,
    );
    if (!waiting.length) return false;
    const leftOut = waiting.map(([name, { release, text }]) => [name, { release, error: text }] as const);
    const { store, env, by } = this.signature;
    await refuseReleases(store, env, by, Object.fromEntries(leftOut));
    for (const [, one] of waiting) one.isWritten = true;
    return true;
  }
}
