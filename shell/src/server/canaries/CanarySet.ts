import type { Canary } from '@paw/release/store/canaries.ts';
import type { FoldedLog } from '@paw/release/store/foldLog.ts';
import type { SetFailure } from '../releases/judge.ts';
import type { CanaryState } from '../releases/verdictOnCanary.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import { type CanaryHost, warmCanary } from './warmCanary.ts';

/** Time for open pages of a set that ends. ms */
const DRAIN_LIMIT = 5_000;
/** Delay before another try after a failure of the machine, the store or the api. ms */
const RETRY_DELAY = 5_000;

export interface CanarySetOptions {
  host: CanaryHost;
  isNew: boolean;
  /** Runs one warm-up after the other, because each takes a processor. */
  inTurn: (work: () => Promise<void>) => void;
  /** Called when it has become warm, or has failed. */
  onChange: () => void;
  /** Called when it needs another try. */
  onRetry: () => void;
  /** Called when a set gets no more requests. */
  onEnd: (setId: string) => void;
}

/** One canary's set. It belongs to one live set: with another one it has to be made again. */
export class CanarySet {
  private readonly options: CanarySetOptions;
  canary: Canary;
  private base: WarmSet | undefined;
  private found: WarmSet | undefined;
  private failure: SetFailure | undefined;
  private warming: AbortController | undefined;
  private retry: NodeJS.Timeout | undefined;
  /** The next warm-up waits for it: each canary has one renderer. */
  private ending: Promise<void> = Promise.resolve();

  constructor(canary: Canary, options: CanarySetOptions) {
    this.canary = canary;
    this.options = options;
  }

  get state(): CanaryState {
    if (this.found) return 'warm';
    return this.failure ? { error: this.failure.text } : 'warming';
  }

  get warm(): WarmSet | undefined {
    return this.found;
  }

  /** The warm set, if it is the live one with the canary's release in it. */
  over(live: WarmSet): WarmSet | undefined {
    return this.base === live ? this.found : undefined;
  }

  /** Makes the set for this live set, unless there is one. The set for another one ends at once. */
  follow(live: WarmSet, log: FoldedLog): void {
    if (this.base === live) return;
    this.end();
    this.base = live;
    const abort = new AbortController();
    this.warming = abort;
    this.options.inTurn(() => this.makeWarm(live, log, abort.signal));
  }

  /** Hands the set over: from now on it is the caller's. */
  take(): WarmSet | undefined {
    const { found } = this;
    this.found = undefined;
    return found;
  }

  /** Visitors get it no longer; its open pages do. */
  end(): void {
    clearTimeout(this.retry);
    this.warming?.abort();
    const { found } = this;
    [this.base, this.found, this.failure] = [undefined, undefined, undefined];
    if (found) this.ending = this.drain(found);
  }

  private async drain({ pool, set }: WarmSet): Promise<void> {
    await pool.stop(DRAIN_LIMIT);
    this.options.onEnd(set.id);
  }

  private async makeWarm(live: WarmSet, log: FoldedLog, signal: AbortSignal): Promise<void> {
    await this.ending;
    if (signal.aborted) return;
    const { host, isNew, onChange } = this.options;
    const { canary } = this;
    const outcome = await warmCanary(host, { canary, live, log, isNew, signal });
    if (signal.aborted) {
      if ('set' in outcome) await outcome.set.pool.stop(0);
      return;
    }
    const label = `${canary.remote}@${canary.release}`;
    if ('set' in outcome) {
      this.found = outcome.set;
      host.log.info({ set: outcome.set.set.id, canary: canary.id }, `The canary of ${label} is warm.`);
    } else {
      this.failure = outcome.failure;
      host.log.error({ canary: canary.id }, `The canary of ${label} is not shown: ${outcome.failure.text}`);
      if (!outcome.failure.isReleaseFault) this.retryLater();
    }
    onChange();
  }

  private retryLater(): void {
    this.retry = setTimeout(() => {
      this.base = undefined;
      this.options.onRetry();
    }, RETRY_DELAY).unref();
  }
}
