import { setTimeout as pause } from 'node:timers/promises';
import type { FoldedLog } from '@paw/release/store/foldLog.ts';
import type { Judgment, Releases } from './judge.ts';
import type { ReleaseLibrary } from './ReleaseLibrary.ts';
import { listRollbackSets } from './setChanges.ts';
import { smoke, smokeUrls } from './smoke.ts';
import type { Trial } from './runTrial.ts';
import { describeSet, warmUp, type WarmUpHost } from './warmUp.ts';
import type { WarmSet } from './WarmSet.ts';
import { isSame, releasesOf, WarmSetCache } from './WarmSetCache.ts';

/** Time for open pages of a replaced set to end. ms */
const DRAIN_LIMIT = 5_000;
/** How the most requested pages are rendered before a set goes live. */
interface PrepareBudget {
  /** Time limit. ms */
  ms: number;
  /** Age up to which a page of the next set is not rendered again. ms */
  maxAge: number;
}

/**
 * Pages that the page cache sends without a refresh are not rendered twice before a switch, which a busy machine did. A rollback
 * is urgent: visitors get pages as old as the page cache sends them at any time.
 */
const PREPARE_BUDGET = {
  activation: { ms: 10_000, maxAge: 10_000 },
  rollback: { ms: 250, maxAge: 60_000 },
  /** An activation of a set that is warm elsewhere: its pages were rendered again and again until now. */
  handedOver: { ms: 10_000, maxAge: 60_000 },
};
/** Delay before the pages of a set that a rollback made live are tested: visitors' pages and a second rollback come first. ms */
const TEST_DELAY = 2_000;

export interface LiveSetOptions extends WarmUpHost {
  library: ReleaseLibrary;
  /** Number of sets that stay warm beside the live one. */
  warmSets: number;
  /** Renders the pages of `next` that visitors of `before` request most. */
  prepare: (next: WarmSet, before: WarmSet, budget: PrepareBudget) => Promise<void>;
  /** Called when a set has ended and gets no more requests. */
  onEnd: (setId: string) => void;
  /** Hands over a set that is warm elsewhere, such as a canary's. */
  takeOther?: (setId: string) => WarmSet | undefined;
  /** Called when another set has become live. */
  onSwap?: () => void;
}

interface Change extends Pick<Trial, 'isRollback' | 'isNew' | 'signal'> {
  target: Releases;
  log: FoldedLog;
  /** Called with the releases of the target that fail. */
  onRefused: (refused: Judgment['refused']) => void;
}

/** The live release set and the warm sets beside it. Switching warms the next set, swaps the pointer and drains the old set. */
export class LiveSet {
  private readonly options: LiveSetOptions;
  private readonly warmSets: WarmSetCache;
  private live: WarmSet | undefined;
  private warming: AbortController | undefined;
  private testing: AbortController | undefined;
  private isStopped = false;

  constructor(options: LiveSetOptions) {
    this.options = options;
    this.warmSets = new WarmSetCache(options.warmSets, (set) => void this.end(set));
  }

  get current(): WarmSet | undefined {
    return this.live;
  }

  get serving(): Releases {
    return this.live ? releasesOf(this.live) : {};
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.abortWarmUp();
    this.testing?.abort();
    await Promise.all([this.live?.pool.stop(DRAIN_LIMIT), ...this.warmSets.all.map(({ pool }) => pool.stop(0))]);
  }

  /** Makes the target live, or what works of it. @throws the signal's reason when it is aborted: nothing changes then */
  async switchTo(change: Change): Promise<void> {
    const { target, log, isRollback, signal } = change;
    if (!Object.keys(target).length || describeSet(log, target).id === this.live?.set.id) return;
    this.testing?.abort();
    const next = (await this.takeWarm(change)) ?? (await this.warmUp(change));
    if (!next) return;
    if (signal.aborted || this.isStopped) {
      void this.end(next, 0);
      signal.throwIfAborted();
      return;
    }
    this.swap(next, log);
    if (isRollback) void this.warnLater(next);
  }

  /** Warms what rollbacks would lead to, until something else is to be done. */
  async warmRollbackSets(log: FoldedLog, isNew: Trial['isNew']): Promise<void> {
    const { options, warmSets, live } = this;
    const wanted = listRollbackSets(log).slice(0, options.warmSets);
    for (const target of wanted.filter((one) => !warmSets.has(one) && !isSame(one, this.serving))) {
      const abort = new AbortController();
      this.warming = abort;
      const { signal } = abort;
      const request = { target, log, live, isRollback: true, isNew, signal, prepare: async () => undefined };
      const found = await warmUp(options, request).catch(() => undefined);
      // After `abortWarmUp`, another run may already have its own.
      if (this.warming === abort) this.warming = undefined;
      const isOver = signal.aborted || this.isStopped;
      if (found?.set && !isOver && isSame(releasesOf(found.set), target)) {
        warmSets.put(found.set, wanted);
        this.keepFiles();
      } else if (found?.set) void this.end(found.set);
      if (isOver) return;
    }
  }

  /** Ends {@link warmRollbackSets}. */
  abortWarmUp(): void {
    this.warming?.abort();
  }

  private async takeWarm(change: Change): Promise<WarmSet | undefined> {
    const { apiIsUp, isReady } = this.options;
    const { log, target, signal } = change;
    const { id } = describeSet(log, target);
    const own = this.warmSets.take(id);
    const found = own ?? this.options.takeOther?.(id);
    if (!found) return undefined;
    const budget = own || change.isRollback ? budgetOf(change) : PREPARE_BUDGET.handedOver;
    const problems = await this.orStop(found, signal, async () => {
      await this.prepare(found, budget);
      // Pages that were just rendered for visitors need no smoke test.
      const urls = ['/'].filter((url) => !isReady(found, url, budget.maxAge));
      return smoke(found, this.live, urls, apiIsUp, signal);
    });
    if (problems.length === 0) return found;
    void this.end(found);
    return undefined;
  }

  private async warmUp(change: Change): Promise<WarmSet | undefined> {
    const { onRefused, ...request } = change;
    const { signal } = change;
    const prepare = (next: WarmSet) => untilAborted(signal, async () => this.prepare(next, PREPARE_BUDGET.activation));
    const { set, refused } = await warmUp(this.options, { ...request, live: this.live, prepare });
    onRefused(refused);
    // Only the pages that visitors have begun to request since: the others were prepared a moment ago.
    if (set) await this.orStop(set, signal, () => this.prepare(set, PREPARE_BUDGET.rollback));
    return set;
  }

  private async prepare(next: WarmSet, budget: PrepareBudget): Promise<void> {
    if (this.live) await this.options.prepare(next, this.live, budget);
  }

  /** Ends the set when the work fails or is aborted. @throws the error of the work, or the signal's reason */
  private async orStop<T>(next: WarmSet, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
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
      this.warmSets.put(before, listRollbackSets(log));
    }
    this.keepFiles();
    this.options.log.info({ set: next.set.id, before: before?.set.id }, `Release set ${next.set.id} is live.`);
    this.options.onSwap?.();
  }

  private keepFiles(): void {
    const sets = [...this.warmSets.all, ...(this.live ? [this.live] : [])];
    this.options.library.keep(
      'live',
      sets.flatMap(({ releases }) => releases),
    );
  }

  private async end({ pool, set }: WarmSet, ms = DRAIN_LIMIT): Promise<void> {
    await pool.stop(ms);
    // The same set may be live again with a new renderer.
    if (![this.live, ...this.warmSets.all].some((one) => one?.set.id === set.id)) this.options.onEnd(set.id);
  }

  /** A rollback does not wait for all pages; they are tested after it, unless another change begins, and failures are logged. */
  private async warnLater(set: WarmSet): Promise<void> {
    this.testing = new AbortController();
    const { signal } = this.testing;
    try {
      await pause(TEST_DELAY, undefined, { signal, ref: false });
      for (const problem of await smoke(set, undefined, smokeUrls(set), this.options.apiIsUp, signal, 1)) {
        this.options.log.warn({ set: set.set.id }, `After the rollback: ${problem}`);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}

const budgetOf = ({ isRollback }: Change) => (isRollback ? PREPARE_BUDGET.rollback : PREPARE_BUDGET.activation);

/** Rejects as soon as the signal is aborted. @throws the signal's reason */
async function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  let onAbort = () => undefined as void;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    const result = await Promise.race([work(), aborted]);
    signal.throwIfAborted();
    return result;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
