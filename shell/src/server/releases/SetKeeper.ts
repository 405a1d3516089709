import { readLog } from '@paw/release/store/activationLog.ts';
import type { LogEntry } from '@paw/release/store/logEntry.ts';
import { foldLog, type FoldedLog } from '@paw/release/store/releaseSetFold.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import type { Verdict } from '@paw/release/store/verdicts.ts';
import { smoke, smokeUrls } from './smoke.ts';
import { type SetHost, type WarmSet, warmSet } from './WarmSet.ts';

/** Pages under way when a set is left have so long to end. ms */
const DRAIN = 5_000;

export interface SetKeeperOptions extends SetHost {
  store: ReleaseStore;
  env: string;
  apiIsUp: () => Promise<boolean>;
}

/**
 * Follows the activation log: warms the new set, tries it, swaps the pointer, drains the old one. The set before
 * stays warm, so that taking a release back is the swap alone. Nothing is restarted, and a set that does not warm
 * up changes nothing.
 */
export class SetKeeper {
  private readonly options: SetKeeperOptions;
  private entries: LogEntry[] = [];
  private live: WarmSet | undefined;
  private previous: WarmSet | undefined;

  constructor(options: SetKeeperOptions) {
    this.options = options;
  }

  get current(): WarmSet | undefined {
    return this.live;
  }

  /** Brings the shell to the set of entry `n`, and says how that went. Never rejects for a bad release. */
  async follow(n: number): Promise<Verdict> {
    const began = performance.now();
    const entries = await readLog(this.options.store, this.options.env, this.entries);
    // A later entry may be there already: it has its own turn, and its own verdict.
    this.entries = entries.slice(0, n);
    const rollback = this.entries.findLast((entry) => entry.changes)?.action === 'rollback';
    const error = await this.goTo(foldLog(this.entries), rollback);
    if (error && !this.live) await this.goBack();
    if (error) this.options.report(error);
    const ms = Math.round(performance.now() - began);
    const setId = this.live?.set.id ?? '';
    return { ok: !error, ...(error && { error }), ms, setId, at: new Date().toISOString() };
  }

  async stop(): Promise<void> {
    await Promise.all([this.live?.pool.stop(DRAIN), this.previous?.pool.stop(0)]);
  }

  /** @returns why the shell stays where it is, in words */
  private async goTo({ setId, live }: FoldedLog, rollback: boolean): Promise<string | undefined> {
    if (this.live?.set.id === setId || Object.keys(live).length === 0) return undefined;
    if (this.previous?.set.id === setId) {
      if ((await smoke(this.previous, this.live, ['/'], this.options.apiIsUp)).length === 0) {
        this.swap(this.previous);
        return undefined;
      }
      void this.previous.pool.stop(0);
      this.previous = undefined;
    }
    let candidate: WarmSet | undefined;
    try {
      candidate = await warmSet(this.options, setId, live);
      const all = smokeUrls(candidate);
      const problems = await smoke(candidate, this.live, rollback ? ['/'] : all, this.options.apiIsUp);
      if (problems.length) throw new Error(problems.join('; '));
      this.swap(candidate);
      if (rollback) void this.warnLater(candidate, all);
      return undefined;
    } catch (error) {
      void candidate?.pool.stop(0);
      return `Set ${setId} did not warm up: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  /** At the start, when the newest set is no good: the newest one before it that is, and was not taken back. */
  private async goBack(): Promise<void> {
    const { abandoned } = foldLog(this.entries);
    for (let count = this.entries.length - 1; count > 0 && !this.live; count--) {
      if (!this.entries[count]?.changes) continue;
      const earlier = foldLog(this.entries.slice(0, count));
      const isTakenBack = ([name, id]: [string, string]) => abandoned[name]?.some((mark) => mark.id === id);
      if (!Object.entries(earlier.live).some(isTakenBack)) await this.goTo(earlier, false);
    }
  }

  private swap(next: WarmSet): void {
    const before = this.live;
    const oldest = this.previous === next ? undefined : this.previous;
    this.live = next;
    this.previous = before;
    void oldest?.pool.stop(DRAIN);
    this.options.report(`Release set ${next.set.id} is live.`);
  }

  /** A rollback never waits for all its pages: what is wrong with the others is said afterwards. */
  private async warnLater(set: WarmSet, urls: readonly string[]): Promise<void> {
    for (const problem of await smoke(set, undefined, urls, this.options.apiIsUp)) {
      this.options.report(`After the rollback: ${problem}`);
    }
  }
}
