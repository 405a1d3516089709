import { readLog } from '@paw/release/store/activationLog.ts';
import type { LogEntry } from '@paw/release/store/logEntry.ts';
import { foldLog } from '@paw/release/store/foldLog.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import type { Verdict } from '@paw/release/store/verdicts.ts';
import type { Judgment, Releases } from './judge.ts';
import { LiveSet, type LiveSetOptions } from './LiveSet.ts';
import { OpenEntries } from './OpenEntries.ts';
import { Refusals } from './Refusals.ts';
import { backFirst } from './setChanges.ts';
import type { WarmSet } from './WarmSet.ts';

/** What failed because of the machine, the store or the api is tried again after so long. ms */
const TRY_AGAIN = 5_000;
/** After so long without news, the sets that rollbacks would lead to are warmed. ms */
const CALM = 3_000;

export interface SetKeeperOptions extends LiveSetOptions {
  store: ReleaseStore;
  env: string;
  /** How this shell signs its entries in the log. */
  by: string;
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
  private readonly live: LiveSet;
  private readonly refusals: Refusals;
  private readonly open: OpenEntries;
  private entries: LogEntry[] = [];
  private log = foldLog([]);
  private attempt: Attempt | undefined;
  /** The log's last entry at the start. */
  private first: number | undefined;
  private hasNews = false;
  private isWorking = false;
  private isStopped = false;
  private again: NodeJS.Timeout | undefined;
  private calm: NodeJS.Timeout | undefined;

  constructor(options: SetKeeperOptions) {
    this.options = options;
    this.live = new LiveSet(options);
    this.refusals = new Refusals(options);
    this.open = new OpenEntries(options.answer, options.log);
  }

  get current(): WarmSet | undefined {
    return this.live.current;
  }

  /** Releases that do not work here, each with the reason, until another one is activated. */
  get leftOut(): string[] {
    return this.refusals.lines;
  }

  /**
   * There is an entry `n`: the shell will switch to what the log wants by now.
   * @throws when the log cannot be read
   */
  async follow(n: number): Promise<void> {
    if (this.first === undefined) this.open.start(n);
    await this.readOn();
    if (this.attempt && this.isOvertaken(this.attempt)) this.attempt.ending.abort();
    void this.work();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.again);
    clearTimeout(this.calm);
    this.attempt?.ending.abort();
    await this.live.stop();
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
    const { serving } = this.live;
    const wanted = this.refusals.attainable(this.log, serving);
    const isGone = Object.keys(goal).some((name) => goal[name] !== serving[name] && wanted[name] !== goal[name]);
    return isGone || (!isBack && this.current !== undefined && backFirst(this.entries, serving, wanted) !== undefined);
  }

  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    clearTimeout(this.again);
    clearTimeout(this.calm);
    this.live.cool();
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
    if (!this.isStopped) this.calm = setTimeout(() => void this.live.warmBack(this.log, this.isNew), CALM).unref();
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

  /** Switches to what the log wants: first what takes something back, then the rest. */
  private async reach(): Promise<void> {
    const wanted = () => this.refusals.attainable(this.log, this.live.serving);
    const back = this.current && backFirst(this.entries, this.live.serving, wanted());
    if (back) await this.switchTo(back, true);
    if (back) await this.settle();
    if (this.hasNews) return;
    await this.switchTo(wanted(), false);
    await this.settle();
  }

  private async switchTo(goal: Releases, isBack: boolean): Promise<void> {
    const ending = new AbortController();
    const { signal } = ending;
    this.attempt = { goal, isBack, ending };
    const { log, isNew, refusals } = this;
    const onRefused = (refused: Judgment['refused']) => {
      for (const [name, one] of Object.entries(refused)) refusals.note(name, { ...one, n: log.since[name]?.n ?? 0 });
    };
    try {
      await this.live.switchTo({ goal, log, isBack, isNew, signal, onRefused });
    } catch (error) {
      if (!signal.aborted) throw error;
      this.hasNews = true;
    } finally {
      this.attempt = undefined;
    }
  }

  /** The log and those who wait learn what became of their entries. */
  private async settle(): Promise<void> {
    const { entries, log, refusals } = this;
    const { serving } = this.live;
    refusals.forgetOver(entries, serving);
    const isRefused = await refusals.write(log).catch((error: unknown) => {
      this.options.log.error({ err: error }, 'A release that does not work could not be taken back in the log.');
      this.tryAgain();
      return false;
    });
    const state = { entries, log, serving, refused: refusals.all };
    if (!(await this.open.answer(state, this.current?.set.id ?? ''))) this.tryAgain();
    if (isRefused) await this.readOn();
  }
}
