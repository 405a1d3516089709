import type { Verdict } from '@paw/release/store/verdicts.ts';
import type { Log } from '@paw/node/createLog.ts';
import { type ShellState, verdictOn } from './verdictOn.ts';

/** Entries of the log on which this shell has not said a word yet. */
export class OpenEntries {
  private readonly publish: (n: number, verdict: Verdict) => Promise<void>;
  private readonly log: Log;
  /** Number → when it was seen. */
  private readonly open = new Map<number, number>();
  private first: number | undefined;

  constructor(publish: (n: number, verdict: Verdict) => Promise<void>, log: Log) {
    this.publish = publish;
    this.log = log;
  }

  /** The shell has started with entry `n`: its word on it stands for those before. */
  start(n: number): void {
    this.first = n;
  }

  see(n: number): void {
    if (n >= (this.first ?? 1)) this.open.set(n, performance.now());
  }

  /** Says what is known by now. @returns false when it could not be written */
  async answer(state: ShellState, setId: string): Promise<boolean> {
    for (const [n, seen] of [...this.open].toSorted(([a], [b]) => a - b)) {
      const entry = state.entries[n - 1];
      const verdict = entry && verdictOn(entry, state);
      if (!verdict) continue;
      const ms = Math.round(performance.now() - seen);
      const isFirst = n === this.first && { isFirst: true };
      try {
        await this.publish(n, { ...verdict, ms, setId, ...isFirst, at: new Date().toISOString() });
        this.open.delete(n);
      } catch (error) {
        this.log.error({ err: error, entry: n }, 'What this shell made of an entry could not be written.');
        return false;
      }
    }
    return true;
  }
}
