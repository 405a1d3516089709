import type { FoldedLog } from '@paw/release/store/releaseSetFold.ts';
import type { Judgment, Releases } from './judge.ts';
import type { ReleaseLibrary } from './ReleaseLibrary.ts';
import { rollbackGoals } from './setChanges.ts';
import { smoke, smokeUrls } from './smoke.ts';
import type { Trial } from './tryOut.ts';
import { describeSet, warmUp, type WarmUpHost } from './warmUp.ts';
import type { WarmSet } from './WarmSet.ts';
import { isSame, releasesOf, WarmShelf } from './WarmShelf.ts';

/** Pages under way when a set is left have so long to end. ms */
const DRAIN = 5_000;
/** So long the pages that visitors ask for most may take to be rendered before a set is live. ms */
const READY_WITHIN = { activation: 3_000, rollback: 250 };

export interface LiveSetOptions extends WarmUpHost {
  library: ReleaseLibrary;
  /** Sets that stay warm beside the live one. */
  warmSets: number;
  /** Makes the pages of `next` ready that visitors of `before` ask for most, for at most `ms`. */
  prepare: (next: WarmSet, before: WarmSet, ms: number) => Promise<void>;
  /** A set has ended: nobody will ask it again. */
  onEnd: (setId: string) => void;
}

interface Change extends Pick<Trial, 'isBack' | 'isNew' | 'signal'> {
  goal: Releases;
  log: FoldedLog;
  /** Releases of the goal that do not work. */
  onRefused: (refused: Judgment['refused']) => void;
}

/** The set that visitors get, and those that stay warm beside it: warms the next one, swaps the pointer, drains the old one. */
export class LiveSet {
  private readonly options: LiveSetOptions;
  private readonly shelf: WarmShelf;
  private live: WarmSet | undefined;
  private warming: AbortController | undefined;
  private isStopped = false;

  constructor(options: LiveSetOptions) {
    this.options = options;
    this.shelf = new WarmShelf(options.warmSets, (set) => void this.end(set));
  }

  get current(): WarmSet | undefined {
    return this.live;
  }

  get serving(): Releases {
    return this.live ? releasesOf(this.live) : {};
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.cool();
    await Promise.all([this.live?.pool.stop(DRAIN), ...this.shelf.all.map(({ pool }) => pool.stop(0))]);
  }

  /** Goes to the goal, or to what works of it. @throws the signal's reason when it is aborted */
  async goTo(change: Change): Promise<void> {
    const { goal, log, isBack } = change;
    if (!Object.keys(goal).length || describeSet(log, goal).id === this.live?.set.id) return;
    const next = (await this.fromShelf(change)) ?? (await this.warmUp(change));
    if (!next) return;
    this.swap(next, log);
    if (isBack) void this.warnLater(next);
  }

  /** Warms what rollbacks would lead to, until something else is to be done. */
  async warmBack(log: FoldedLog, isNew: Trial['isNew']): Promise<void> {
    const { options, shelf, live } = this;
    const wanted = rollbackGoals(log).slice(0, options.warmSets);
    for (const goal of wanted.filter((one) => !shelf.has(one) && !isSame(one, this.serving))) {
      const ending = new AbortController();
      this.warming = ending;
      const { signal } = ending;
      const request = { goal, log, live, isBack: true, isNew, signal, prepare: async () => undefined };
      const found = await warmUp(options, request).catch(() => undefined);
      this.warming = undefined;
      const isOver = signal.aborted || this.isStopped;
      if (found?.set && !isOver && isSame(releasesOf(found.set), goal)) {
        shelf.put(found.set, wanted);
        this.keepFiles();
      } else if (found?.set) void this.end(found.set);
      if (isOver) return;
    }
  }

  /** Ends {@link warmBack}. */
  cool(): void {
    this.warming?.abort();
  }

  private async fromShelf(change: Change): Promise<WarmSet | undefined> {
    const { apiIsUp, isReady } = this.options;
    const found = this.shelf.take(describeSet(change.log, change.goal).id);
    if (!found) return undefined;
    await this.prepareLast(found, change);
    // What has just been rendered for visitors needs no other trial.
    const urls = ['/'].filter((url) => !isReady(found, url));
    if ((await smoke(found, this.live, urls, apiIsUp)).length === 0) return found;
    void this.end(found);
    return undefined;
  }

  private async warmUp(change: Change): Promise<WarmSet | undefined> {
    const { onRefused, ...request } = change;
    const prepare = (next: WarmSet) => this.prepare(next, READY_WITHIN.activation, change.signal);
    const { set, refused } = await warmUp(this.options, { ...request, live: this.live, prepare });
    onRefused(refused);
    if (set) await this.prepareLast(set, change);
    return set;
  }

  /** Before the swap; ends a set that is not wanted any more. @throws the signal's reason */
  private async prepareLast(next: WarmSet, { isBack, signal }: Change): Promise<void> {
    try {
      await this.prepare(next, isBack ? READY_WITHIN.rollback : READY_WITHIN.activation, signal);
    } catch (error) {
      void this.end(next);
      throw error;
    }
  }

  /** Waits no longer when the signal is aborted. @throws its reason */
  private async prepare(next: WarmSet, ms: number, signal: AbortSignal): Promise<void> {
    if (!this.live) return;
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    await Promise.race([this.options.prepare(next, this.live, ms), aborted]);
    signal.throwIfAborted();
  }

  private swap(next: WarmSet, log: FoldedLog): void {
    const before = this.live;
    this.live = next;
    next.pool.serve();
    if (before) {
      void before.pool.rest();
      this.shelf.put(before, rollbackGoals(log));
    }
    this.keepFiles();
    this.options.log.info({ set: next.set.id, before: before?.set.id }, `Release set ${next.set.id} is live.`);
  }

  private keepFiles(): void {
    const sets = [...this.shelf.all, ...(this.live ? [this.live] : [])];
    this.options.library.keep(sets.flatMap(({ releases }) => releases));
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
