import type { FoldedLog } from '@paw/release/store/foldLog.ts';
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
  /** A set has ended: it is asked for nothing more. */
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

  /** Makes the goal live, or what works of it. @throws the signal's reason when it is aborted: nothing changes then */
  async switchTo(change: Change): Promise<void> {
    const { goal, log, isBack, signal } = change;
    if (!Object.keys(goal).length || describeSet(log, goal).id === this.live?.set.id) return;
    const next = (await this.fromShelf(change)) ?? (await this.warmUp(change));
    if (!next) return;
    if (signal.aborted || this.isStopped) {
      void this.end(next, 0);
      signal.throwIfAborted();
      return;
    }
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
      // After `cool`, another run may already have its own.
      if (this.warming === ending) this.warming = undefined;
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
    const { log, goal, signal } = change;
    const found = this.shelf.take(describeSet(log, goal).id);
    if (!found) return undefined;
    const problems = await this.orEnd(found, signal, async () => {
      await this.prepareLast(found, change);
      // What has just been rendered for visitors needs no other trial.
      const urls = ['/'].filter((url) => !isReady(found, url));
      return smoke(found, this.live, urls, apiIsUp, signal);
    });
    if (problems.length === 0) return found;
    void this.end(found);
    return undefined;
  }

  private async warmUp(change: Change): Promise<WarmSet | undefined> {
    const { onRefused, ...request } = change;
    const { signal } = change;
    const prepare = (next: WarmSet) => untilAborted(signal, async () => this.prepare(next, READY_WITHIN.activation));
    const { set, refused } = await warmUp(this.options, { ...request, live: this.live, prepare });
    onRefused(refused);
    if (set) await this.orEnd(set, signal, () => this.prepareLast(set, change));
    return set;
  }

  private prepareLast(next: WarmSet, { isBack }: Change): Promise<void> {
    return this.prepare(next, isBack ? READY_WITHIN.rollback : READY_WITHIN.activation);
  }

  private async prepare(next: WarmSet, ms: number): Promise<void> {
    if (this.live) await this.options.prepare(next, this.live, ms);
  }

  /** Ends a set with which the work fails, or that is not wanted any more. @throws what the work throws, or the signal's reason */
  private async orEnd<T>(next: WarmSet, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    try {
      return await untilAborted(signal, work);
    } catch (error) {
      void this.end(next, 0);
      throw error;
    }
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

  private async end({ pool, set }: WarmSet, ms = DRAIN): Promise<void> {
    await pool.stop(ms);
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

/** Waits no longer when the signal is aborted. @throws its reason */
async function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  let leave = () => undefined as void;
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    const result = await Promise.race([work(), aborted]);
    signal.throwIfAborted();
    return result;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
