import { readLog } from '@paw/release/store/activationLog.ts';
import type { LogEntry } from '@paw/release/store/logEntry.ts';
import { foldLog } from '@paw/release/store/foldLog.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import type { Verdict } from '@paw/release/store/verdicts.ts';
import type { Judgment, Releases } from './judge.ts';
import { LiveSet, type LiveSetOptions } from './LiveSet.ts';
import { PendingVerdicts } from './PendingVerdicts.ts';
import { Refusals } from './Refusals.ts';
import { entriesThatWait, isWayBack, keepOnlyRollbacks } from './setChanges.ts';
import type { CanaryState } from './verdictOnCanary.ts';
import type { WarmSet } from './WarmSet.ts';

/** Delay before the next try after a failure of the machine, the store or the api. ms */
const RETRY_DELAY = 5_000;
/** Time without new entries before the sets that rollbacks lead to are warmed. ms */
const IDLE_DELAY = 3_000;

export interface SetControllerOptions extends LiveSetOptions {
  store: ReleaseStore;
  env: string;
  /** How this shell signs its entries in the log. */
  by: string;
  /** The reason why only rollbacks are applied now, as a sentence; undefined when all changes are. */
  held?: () => string | undefined;
  /** How far an open canary is. */
  canaryState?: (id: string) => CanaryState | undefined;
  /** Writes this shell's verdict on entry n. */
  publishVerdict: (n: number, verdict: Verdict) => Promise<void>;
}

interface Attempt {
  target: Releases;
  /** The attempt only rolls releases back. */
  isRollback: boolean;
  abort: AbortController;
}

/**
 * Follows the activation log and reconciles the live set with it: warms the newest set, tests it, switches to it and
 * drains the old one. A release that fails is excluded and rolled back in the log; the rest of the set goes live. A
 * rollback interrupts a warm-up. No process is restarted.
 */
export class SetController {
  private readonly options: SetControllerOptions;
  private readonly live: LiveSet;
  private readonly refusals: Refusals;
  private readonly pending: PendingVerdicts;
  private entries: LogEntry[] = [];
  private log = foldLog([]);
  private attempt: Attempt | undefined;
  /** Entries that wait because of `held`. */
  private readonly heldEntries = new Set<number>();
  /** Number of the log's last entry at the start. */
  private first: number | undefined;
  private hasNewEntries = false;
  private isWorking = false;
  private isStopped = false;
  private retryTimer: NodeJS.Timeout | undefined;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(options: SetControllerOptions) {
    this.options = options;
    this.live = new LiveSet(options);
    this.refusals = new Refusals(options);
    this.pending = new PendingVerdicts(options.publishVerdict, options.log);
  }

  get current(): WarmSet | undefined {
    return this.live.current;
  }

  /** Number of the last entry of the log that was read; 0 before there is one. */
  get n(): number {
    return this.log.n;
  }

  /** Releases that fail on this shell, each with the reason, until another one is activated. */
  get leftOut(): string[] {
    return this.refusals.lines;
  }

  /**
   * Called for each new entry. Starts to switch to the newest state of the log.
   * @throws when the log cannot be read
   */
  async follow(n: number): Promise<void> {
    if (this.first === undefined) this.pending.start(n);
    await this.readNewEntries();
    if (this.attempt && this.isObsolete(this.attempt)) this.attempt.abort.abort();
    void this.runLoop();
  }

  /**
   * Called when `held` or a canary has changed. Waiting changes are applied now and get a new verdict; a change in
   * progress that may no longer be applied is canceled.
   * @param again entries that get another verdict
   */
  reconsider(again: readonly number[] = []): void {
    if (this.first === undefined) return;
    for (const n of again) this.pending.add(n);
    if (this.held) {
      if (this.attempt && !this.attempt.isRollback) this.attempt.abort.abort();
    } else {
      for (const n of this.heldEntries) this.pending.add(n);
      this.heldEntries.clear();
    }
    this.hasNewEntries = true;
    void this.runLoop();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retryTimer);
    clearTimeout(this.idleTimer);
    this.attempt?.abort.abort();
    await this.live.stop();
  }

  /** A shell without a live set applies the log in any case, because it has nothing else to serve. */
  private get held(): string | undefined {
    return this.current && this.options.held?.();
  }

  private readonly isNew = (remote: string): boolean => (this.log.since[remote]?.n ?? 0) > (this.first ?? 0);

  private async readNewEntries(): Promise<void> {
    const { store, env } = this.options;
    const entries = await readLog(store, env, this.entries);
    if (entries.length <= this.entries.length && this.first !== undefined) return;
    for (let n = this.entries.length + 1; n <= entries.length; n++) this.pending.add(n);
    this.first ??= entries.length;
    this.entries = entries;
    this.log = foldLog(entries);
    this.hasNewEntries = true;
  }

  /** True when the target of the attempt is no longer live in the log, or a rollback has to come first. */
  private isObsolete({ target, isRollback }: Attempt): boolean {
    const { serving } = this.live;
    const wanted = this.refusals.attainable(this.log, serving);
    const isGone = Object.keys(target).some((name) => target[name] !== serving[name] && wanted[name] !== target[name]);
    return (
      isGone ||
      (!isRollback &&
        this.current !== undefined &&
        keepOnlyRollbacks(this.entries, serving, wanted, this.held ? isWayBack : undefined) !== undefined)
    );
  }

  private async runLoop(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    clearTimeout(this.retryTimer);
    clearTimeout(this.idleTimer);
    this.live.abortWarmUp();
    while (this.hasNewEntries && !this.isStopped) {
      this.hasNewEntries = false;
      try {
        await this.reconcile();
      } catch (error) {
        this.options.log.error({ err: error }, 'The release set could not be changed.');
        this.scheduleRetry();
      }
    }
    this.isWorking = false;
    if (this.refusals.hasUncertain) this.scheduleRetry();
    if (!this.isStopped)
      this.idleTimer = setTimeout(() => void this.live.warmRollbackSets(this.log, this.isNew), IDLE_DELAY).unref();
  }

  private scheduleRetry(): void {
    clearTimeout(this.retryTimer);
    if (this.isStopped) return;
    this.retryTimer = setTimeout(() => {
      this.refusals.forgetUncertain();
      // The verdict on the newest entry may change.
      this.pending.add(this.log.n);
      this.hasNewEntries = true;
      void this.runLoop();
    }, RETRY_DELAY).unref();
  }

  /** Switches to the set in the log: rollbacks first, then the rest. */
  private async reconcile(): Promise<void> {
    const wanted = () => this.refusals.attainable(this.log, this.live.serving);
    const isTaken = this.held ? isWayBack : undefined;
    const rollback = this.current && keepOnlyRollbacks(this.entries, this.live.serving, wanted(), isTaken);
    if (rollback) await this.switchTo(rollback, true);
    if (rollback) await this.reportVerdicts();
    if (this.hasNewEntries) return;
    if (!this.held) await this.switchTo(wanted(), false);
    await this.reportVerdicts();
  }

  private async switchTo(target: Releases, isRollback: boolean): Promise<void> {
    const abort = new AbortController();
    const { signal } = abort;
    this.attempt = { target, isRollback, abort };
    const { log, isNew, refusals } = this;
    const onRefused = (refused: Judgment['refused']) => {
      for (const [name, one] of Object.entries(refused)) refusals.note(name, { ...one, n: log.since[name]?.n ?? 0 });
    };
    try {
      await this.live.switchTo({ target, log, isRollback, isNew, signal, onRefused });
    } catch (error) {
      if (!signal.aborted) throw error;
      this.hasNewEntries = true;
    } finally {
      this.attempt = undefined;
    }
  }

  /** Rolls back refused releases in the log and writes verdicts on pending entries. */
  private async reportVerdicts(): Promise<void> {
    const { entries, log, refusals } = this;
    const { serving } = this.live;
    refusals.forgetResolved(entries, serving);
    const isRefused = await refusals.write(log).catch((error: unknown) => {
      this.options.log.error({ err: error }, 'A release that does not work could not be rolled back in the log.');
      this.scheduleRetry();
      return false;
    });
    const { held } = this;
    const { canaryState } = this.options;
    const { first } = this;
    if (held) for (const n of entriesThatWait(entries, log, serving, first)) this.heldEntries.add(n);
    const state = {
      entries,
      log,
      serving,
      refused: refusals.all,
      ...(held && { held }),
      ...(first !== undefined && { first }),
      ...(canaryState && { canaryState }),
    };
    if (!(await this.pending.publish(state, this.current?.set.id ?? ''))) this.scheduleRetry();
    if (isRefused) await this.readNewEntries();
  }
}
