import { readLog } from '@paw/release/store/activationLog.ts';
import type { LogEntry } from '@paw/release/store/logEntry.ts';
import { refuseReleases } from '@paw/release/store/refuseReleases.ts';
import { foldLog, type FoldedLog } from '@paw/release/store/releaseSetFold.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import type { Verdict } from '@paw/release/store/verdicts.ts';
import { overBudget } from './overBudget.ts';
import type { ReleaseLibrary } from './ReleaseLibrary.ts';
import { smoke, smokeUrls } from './smoke.ts';
import { type SetHost, type WarmSet, warmSet } from './WarmSet.ts';

/** Pages under way when a set is left have so long to end. ms */
const DRAIN = 5_000;
/** A set that could not be had at the start, say because a disk was damaged, is tried again after so long. ms */
const TRY_AGAIN = 5_000;
/** So long the pages that visitors ask for most may take to be made ready: taking back is in a hurry. ms */
const READY_WITHIN = { activation: 3_000, rollback: 250 };

export interface SetKeeperOptions extends SetHost {
  library: ReleaseLibrary;
  store: ReleaseStore;
  env: string;
  /** How this shell signs its entries in the log. */
  by: string;
  apiIsUp: () => Promise<boolean>;
  /** Makes the pages of `next` ready that visitors of `before` ask for most, for at most `ms`. */
  prepare: (next: WarmSet, before: WarmSet, ms: number) => Promise<void>;
  /** A page of a set that is not live yet is ready and whole: it needs no other trial. */
  isReady: (next: WarmSet, url: string) => boolean;
  /** A set that could not be had was tried again: this is the shell's word on entry `n` from now on. */
  onRetried: (n: number, verdict: Verdict) => void;
  /** A set has ended: nobody will ask it again. */
  onEnd: (setId: string) => void;
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
  private turn: Promise<unknown> = Promise.resolve();
  private again: NodeJS.Timeout | undefined;
  /** The live set is an older one, because the newest could not be had when the shell started. */
  private isStandIn = false;

  constructor(options: SetKeeperOptions) {
    this.options = options;
  }

  get current(): WarmSet | undefined {
    return this.live;
  }

  /** Brings the shell to the set of entry `n`, and says how that went. Never rejects for a bad release. */
  follow(n: number): Promise<Verdict> {
    clearTimeout(this.again);
    const verdict = this.turn.then(() => this.take(n));
    this.turn = verdict.catch(() => undefined);
    return verdict;
  }

  async stop(): Promise<void> {
    clearTimeout(this.again);
    await Promise.all([this.live?.pool.stop(DRAIN), this.previous?.pool.stop(0)]);
  }

  private async take(n: number): Promise<Verdict> {
    const began = performance.now();
    const entries = await readLog(this.options.store, this.options.env, this.entries);
    // A later entry may be there already: it has its own turn, and its own verdict.
    this.entries = entries.slice(0, n);
    const rollback = this.entries.findLast((entry) => entry.changes)?.action === 'rollback';
    const error = await this.goTo(foldLog(this.entries), rollback);
    if (error) this.options.log.error({ entry: n }, error);
    if (error && this.live && !this.isStandIn) await this.refuse(n, error);
    if (error && (!this.live || this.isStandIn)) {
      if (!this.live) await this.goBack();
      this.isStandIn = true;
      this.again = setTimeout(() => void this.retry(n), TRY_AGAIN).unref();
    } else this.isStandIn = false;
    const ms = Math.round(performance.now() - began);
    const setId = this.live?.set.id ?? '';
    return { ok: !error, ...(error && { error }), ms, setId, at: new Date().toISOString() };
  }

  private async retry(n: number): Promise<void> {
    const verdict = await this.follow(n).catch(() => undefined);
    if (verdict) this.options.onRetried(n, verdict);
  }

  private async refuse(n: number, error: string): Promise<void> {
    const changed = Object.entries(this.entries[n - 1]?.changes ?? {});
    const leftOut = Object.fromEntries(
      changed.flatMap(([name, release]) => (release ? [[name, { release, error }]] : [])),
    );
    const { store, env, by } = this.options;
    await refuseReleases(store, env, by, leftOut);
  }

  /**
   * @param whole false = files that are damaged or missing are left out, for want of anything better
   * @returns why the shell stays where it is, in words
   */
  private async goTo({ setId, live }: FoldedLog, rollback: boolean, whole = true): Promise<string | undefined> {
    if (this.live?.set.id === setId || Object.keys(live).length === 0) return undefined;
    if (this.previous?.set.id === setId) {
      if ((await smoke(this.previous, this.live, ['/'], this.options.apiIsUp)).length === 0) {
        await this.prepare(this.previous, rollback);
        this.swap(this.previous);
        return undefined;
      }
      void this.end(this.previous, 0);
      this.previous = undefined;
    }
    let candidate: WarmSet | undefined;
    try {
      const damage = await this.holdFiles(live);
      if (damage.length && whole) throw new Error(damage.join(' '));
      const next = await warmSet(this.options, setId, live);
      candidate = next;
      const all = smokeUrls(next);
      if (!rollback) await this.prepare(next, rollback);
      const { isReady, apiIsUp } = this.options;
      const tried = rollback ? ['/'] : all.filter((url) => !isReady(next, url));
      const problems = await smoke(next, this.live, tried, apiIsUp);
      if (!rollback && !problems.length) problems.push(...(await overBudget(next, this.live)));
      if (problems.length) throw new Error(problems.join('; '));
      if (rollback) await this.prepare(next, rollback);
      this.swap(next);
      if (rollback) void this.warnLater(next, all);
      return undefined;
    } catch (error) {
      if (candidate) void this.end(candidate, 0);
      return `Set ${setId} did not warm up: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  /**
   * At the start, when the newest set is no good: the newest one before it that is, and was not taken back. When there
   * is none, the newest one without its damaged files, as long as its pages can be rendered.
   */
  private async goBack(): Promise<void> {
    const { abandoned } = foldLog(this.entries);
    for (let count = this.entries.length - 1; count > 0 && !this.live; count--) {
      if (!this.entries[count]?.changes) continue;
      const earlier = foldLog(this.entries.slice(0, count));
      const isTakenBack = ([name, id]: [string, string]) => abandoned[name]?.some((mark) => mark.id === id);
      if (!Object.entries(earlier.live).some(isTakenBack)) await this.goTo(earlier, false);
    }
    if (!this.live) await this.goTo(foldLog(this.entries), false, false);
  }

  private async prepare(next: WarmSet, rollback: boolean): Promise<void> {
    const ms = rollback ? READY_WITHIN.rollback : READY_WITHIN.activation;
    if (this.live) await this.options.prepare(next, this.live, ms);
  }

  private swap(next: WarmSet): void {
    const before = this.live;
    const oldest = this.previous === next ? undefined : this.previous;
    this.live = next;
    this.previous = before;
    this.options.library.keep([...next.releases, ...(before?.releases ?? [])]);
    if (oldest) void this.end(oldest, DRAIN);
    this.options.log.info({ set: next.set.id, before: before?.set.id }, `Release set ${next.set.id} is live.`);
  }

  /**
   * Reads every file that a set adds to the live one: what browsers load must be as whole as what the renderer runs,
   * and a disk that fails later takes nothing from those who browse.
   * @returns what is damaged or missing, each with its fix
   * @throws ReleaseProblem when a release is not there, or its list of files is damaged
   */
  private async holdFiles(live: FoldedLog['live']): Promise<string[]> {
    const { library } = this.options;
    const releases = await Promise.all(Object.entries(live).map(([name, release]) => library.get(name, release)));
    // What the live set shows too is no reason to stay with it.
    const others = releases.filter((release) => !this.live?.releases.includes(release));
    const reads = others.flatMap(({ manifest, read }) => manifest.files.map(({ path }) => read(path)));
    const ended = await Promise.allSettled(reads);
    return ended.filter((one) => one.status === 'rejected').map(({ reason }) => (reason as Error).message);
  }

  private async end({ pool, set }: WarmSet, drain: number): Promise<void> {
    await pool.stop(drain);
    // It may have come back meanwhile, with another renderer.
    if (![this.live, this.previous].some((one) => one?.set.id === set.id)) this.options.onEnd(set.id);
  }

  /** A rollback never waits for all its pages: what is wrong with the others is said afterwards. */
  private async warnLater(set: WarmSet, urls: readonly string[]): Promise<void> {
    for (const problem of await smoke(set, undefined, urls, this.options.apiIsUp)) {
      this.options.log.warn({ set: set.set.id }, `After the rollback: ${problem}`);
    }
  }
}
