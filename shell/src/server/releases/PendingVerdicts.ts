import type { Verdict } from '@paw/release/store/verdicts.ts';
import type { Log } from '@paw/node/createLog.ts';
import { type ShellState, verdictOn } from './verdictOn.ts';

/** Log entries on which this shell has not written a verdict yet. */
export class PendingVerdicts {
  private readonly write: (n: number, verdict: Verdict) => Promise<void>;
  private readonly log: Log;
  /** Number → when it was read. */
  private readonly pending = new Map<number, number>();
  private first: number | undefined;

  constructor(write: (n: number, verdict: Verdict) => Promise<void>, log: Log) {
    this.write = write;
    this.log = log;
  }

  /** The shell starts at entry `n`: its verdict on that entry covers all earlier ones. */
  start(n: number): void {
    this.first = n;
  }

  add(n: number): void {
    if (n >= (this.first ?? 1)) this.pending.set(n, performance.now());
  }

  /** Writes the verdicts that are known by now. @returns false when the store failed */
  async publish(state: ShellState, setId: string): Promise<boolean> {
    for (const [n, readAt] of [...this.pending].toSorted(([a], [b]) => a - b)) {
      const entry = state.entries[n - 1];
      const verdict = entry && verdictOn(entry, state);
      if (!verdict) continue;
      const ms = Math.round(performance.now() - readAt);
      const isFirst = n === this.first && { isFirst: true };
      try {
        await this.write(n, { ...verdict, ms, setId, ...isFirst, at: new Date().toISOString() });
        this.pending.delete(n);
      } catch (error) {
        this.log.error({ err: error, entry: n }, 'The verdict of this shell on an entry could not be written.');
        return false;
      }
    }
    return true;
  }
}
