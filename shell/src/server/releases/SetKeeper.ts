import { readLog } from '@paw/release/store/activationLog.ts';
import type { LogEntry } from '@paw/release/store/logEntry.ts';
import { foldLog } from '@paw/release/store/releaseSetFold.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import type { Verdict } from '@paw/release/store/verdicts.ts';
import type { Releases } from './judge.ts';
import { OpenEntries } from './OpenEntries.ts';
import { Refusals } from './Refusals.ts';
import type { ReleaseLibrary } from './ReleaseLibrary.ts';
import { backFirst, rollbackGoals } from './setChanges.ts';
import { smoke, smokeUrls } from './smoke.ts';
import { describeSet, warmUp, type WarmUpHost } from './warmUp.ts';
import type { WarmSet } from './WarmSet.ts';
import { isSame, releasesOf, WarmShelf } from './WarmShelf.ts';

/** Pages under way when a set is left have so long to end. ms */
const DRAIN = 5_000;
/** What failed because of the machine, the store or the api is tried again after so long. ms */
const TRY_AGAIN = 5_000;
/** After so long without news, the sets that rollbacks would lead to are warmed. ms */
const CALM = 3_000;
/** So long the pages that visitors ask for most may take to be rendered before a set is live. ms */
const READY_WITHIN = { activation: 3_000, rollback: 250 };

export interface SetKeeperOptions extends WarmUpHost {
  library: ReleaseLibrary;
  store: ReleaseStore;
  env: string;
  /** How this shell signs its entries in the log. */
  by: string;
  /** Sets that stay warm beside the live one. */
  warmSets: number;
  /** Makes the pages of `next` ready that visitors of `before` ask for most, for at most `ms`. */
  prepare: (next: WarmSet, before: WarmSet, ms: number) => Promise<void>;
  /** A set has ended: nobody will ask it again. */
  onEnd: (setId: string) => void;
  /** Publishes this shell's word on entry n. */
  answer: (n: number, verdict: Verdict) => Promise<void>;
}

interface Attempt {
  goal: Releases;
  /** It only takes releases back. */
  isBack: boolean;
  ending: AbortController;
}

/**
 * Follows the activation log: warms the newest set, tries it, swaps the pointer, drains the old one. A release that
 * does not work is left out, and taken back in the log; the rest of the set goes live. Whatever takes a release back
 * comes before a warm-up that is under way. Nothing is restarted.
 */
export class SetKeeper {
  private readonly options: SetKeeperOptions;
  private readonly shelf: WarmShelf;
  private readonly refusals: Refusals;
  private readonly open: OpenEntries;
  private entries: LogEntry[] = [];
  private log = foldLog([]);
  private live: WarmSet | undefined;
  private attempt: Attempt | undefined;
  private warming: AbortController | undefined;
  /** The log's last entry at the start. */
  private first: number | undefined;
  private hasNews = false;
  private isWorking = false;
  private isStopped = false;
  private again: NodeJS.Timeout | undefined;
  private calm: NodeJS.Timeout | undefined;

  constructor(options: SetKeeperOptions) {
    this.options = options;
    this.shelf = new WarmShelf(options.warmSets, (set) => void this.end(set));
    this.refusals = new Refusals(options);
    this.open = new OpenEntries(options.answer, options.log);
  }

  get current(): WarmSet | undefined {
    return this.live;
  }

  /** Releases that do not work here, each with the reason, until another one is activated. */
  get leftOut(): string[] {
    return this.refusals.lines;
  }

  /**
   * There is an entry `n`: the shell will go to what the log wants by now.
   * @throws when the log cannot be read
   */
  async follow(n: number): Promise<void> {
    if (this.first === undefined) this.open.start(n);
    await this.readOn();
    if (this.attempt && this.isOvertaken(this.attempt)) this.attempt.ending.abort();
    this.warming?.abort();
    void this.work();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.again);
    clearTimeout(this.calm);
    this.attempt?.ending.abort();
    this.warming?.abort();
    await Promise.all([this.live?.pool.stop(DRAIN), ...this.shelf.all.map(({ pool }) => pool.stop(0))]);
  }

  private get serving(): Releases {
    return this.live ? releasesOf(this.live) : {};
  }

  private readonly isNew = (remote: string): boolean => (this.log.since[remote]?.n ?? 0) > (this.first ?? 0);

  private async readOn(): Promise<void> {
    const { store, env } = this.options;
    const entries = await readLog(store, env, this.entries);
    if (entries.length <= this.entries.length && this.first !== undefined) return;
    for (let n = this.entries.length + 1; n <= entries.length; n++) this.open.see(n);
    this.first ??= entries.length;
    this.entries = entries;
    this.log = foldLog(entries);
    this.hasNews = true;
  }

  /** What is being warmed is not wanted any more, or something else is to be taken back at once. */
  private isOvertaken({ goal, isBack }: Attempt): boolean {
    const { serving } = this;
    const wanted = this.refusals.attainable(this.log, serving);
    const isGone = Object.keys(goal).some((name) => goal[name] !== serving[name] && wanted[name] !== goal[name]);
    return isGone || (!isBack && this.live !== undefined && backFirst(this.entries, serving, wanted) !== undefined);
  }

  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    clearTimeout(this.again);
    clearTimeout(this.calm);
    while (this.hasNews && !this.isStopped) {
      this.hasNews = false;
      try {
        await this.reach();
      } catch (error) {
        this.options.log.error({ err: error }, 'The release set could not be changed.');
        this.tryAgain();
      }
    }
    this.isWorking = false;
    if (this.refusals.hasUnsure) this.tryAgain();
    if (!this.isStopped) this.calm = setTimeout(() => void this.warmBack(), CALM).unref();
  }

  private tryAgain(): void {
    clearTimeout(this.again);
    if (this.isStopped) return;
    this.again = setTimeout(() => {
      this.refusals.forgetUnsure();
      // What it said of the newest entry may no longer be true.
      this.open.see(this.log.n);
      this.hasNews = true;
      void this.work();
    }, TRY_AGAIN).unref();
  }

  /** Goes to what the log wants: first what takes something back, then the rest. */
  private async reach(): Promise<void> {
    const wanted = () => this.refusals.attainable(this.log, this.serving);
    const back = this.live && backFirst(this.entries, this.serving, wanted());
    if (back) await this.goTo(back, true);
    if (back) await this.settle();
    if (this.hasNews) return;
    await this.goTo(wanted(), false);
    await this.settle();
  }

  private async goTo(goal: Releases, isBack: boolean): Promise<void> {
    if (!Object.keys(goal).length || describeSet(this.log, goal).id === this.live?.set.id) return;
    const ending = new AbortController();
    const { signal } = ending;
    this.attempt = { goal, isBack, ending };
    let next: WarmSet | undefined;
    try {
      next = (await this.fromShelf(goal)) ?? (await this.warmUp(goal, isBack, signal));
      if (!next) return;
      await this.prepare(next, isBack ? READY_WITHIN.rollback : READY_WITHIN.activation, signal);
      this.swap(next);
      if (isBack) void this.warnLater(next);
    } catch (error) {
      if (next) void this.end(next);
      if (!signal.aborted) throw error;
      this.hasNews = true;
    } finally {
      this.attempt = undefined;
    }
  }

  private async fromShelf(goal: Releases): Promise<WarmSet | undefined> {
    const found = this.shelf.take(describeSet(this.log, goal).id);
    if (!found) return undefined;
    if ((await smoke(found, this.live, ['/'], this.options.apiIsUp)).length === 0) return found;
    void this.end(found);
    return undefined;
  }

  private async warmUp(goal: Releases, isBack: boolean, signal: AbortSignal): Promise<WarmSet | undefined> {
    const prepare = (next: WarmSet) => this.prepare(next, READY_WITHIN.activation, signal);
    const { log, live } = this;
    const isNew = this.isNew;
    const { set, refused } = await warmUp(this.options, { goal, log, live, isBack, isNew, signal, prepare });
    for (const [name, one] of Object.entries(refused)) this.refusals.note(name, { ...one, n: log.since[name]?.n ?? 0 });
    return set;
  }

  /** Waits no longer when the signal is aborted. @throws its reason */
  private async prepare(next: WarmSet, ms: number, signal: AbortSignal): Promise<void> {
    if (!this.live) return;
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    await Promise.race([this.options.prepare(next, this.live, ms), aborted]);
    signal.throwIfAborted();
  }

  private swap(next: WarmSet): void {
    const before = this.live;
    this.live = next;
    next.pool.serve();
    if (before) {
      void before.pool.rest();
      this.shelf.put(before, rollbackGoals(this.log));
    }
    this.keepFiles();
    this.options.log.info({ set: next.set.id, before: before?.set.id }, `Release set ${next.set.id} is live.`);
  }

  private keepFiles(): void {
    const sets = [...this.shelf.all, ...(this.live ? [this.live] : [])];
    this.options.library.keep(sets.flatMap(({ releases }) => releases));
  }

  /** The log and those who wait learn what became of their entries. */
  private async settle(): Promise<void> {
    const { entries, log, refusals, serving } = this;
    refusals.forgetOver(entries, serving);
    const isRefused = await refusals.write(log).catch((error: unknown) => {
      this.options.log.error({ err: error }, 'A release that does not work could not be taken back in the log.');
      this.tryAgain();
      return false;
    });
    const state = { entries, log, serving, refused: refusals.all };
    if (!(await this.open.answer(state, this.live?.set.id ?? ''))) this.tryAgain();
    if (isRefused) await this.readOn();
  }

  /** Warms what rollbacks would lead to, while nothing else is to be done. */
  private async warmBack(): Promise<void> {
    const { options, shelf, log, live } = this;
    const wanted = rollbackGoals(log).slice(0, options.warmSets);
    for (const goal of wanted.filter((one) => !shelf.has(one) && !isSame(one, this.serving))) {
      const ending = new AbortController();
      this.warming = ending;
      const { signal } = ending;
      const prepare = async () => undefined;
      const request = { goal, log, live, isBack: true, isNew: this.isNew, signal, prepare };
      const found = await warmUp(options, request).catch(() => undefined);
      this.warming = undefined;
      const isOver = signal.aborted || this.isStopped || this.isWorking;
      if (found?.set && !isOver && isSame(releasesOf(found.set), goal)) {
        shelf.put(found.set, wanted);
        this.keepFiles();
      } else if (found?.set) void this.end(found.set);
      if (isOver) return;
    }
  }

  private async end({ pool, set }: WarmSet): Promise<void> {
    await pool.stop(DRAIN);
    // It may have come back meanwhile, with another renderer.
    if (![this.live, ...this.shelf.all].some((one) => one?.set.id === set.id)) this.options.onEnd(set.id);
  }

  /** A rollback never waits for all its pages: what is wrong with the others is said afterwards. */
  private async warnLater(set: WarmSet): Promise<void> {
    for (const problem of await smoke(set, undefined, smokeUrls(set), this.options.apiIsUp)) {
      this.options.log.warn({ set: set.set.id }, `After the rollback: ${problem}`);
    }
  }
}
