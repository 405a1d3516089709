import { type FoldedLog, foldLog } from '../../store/foldLog.ts';
import type { LogEntry } from '../../store/logEntry.ts';

interface Folded {
  /** The object that was folded: entries never change, so the last one tells whether there are others. */
  last: LogEntry | undefined;
  log: FoldedLog;
}

/** The fold of each environment's log, done once for each new entry: a long log takes a while. */
export class FoldedLogs {
  private readonly folded = new Map<string, Folded>();

  of(env: string, entries: readonly LogEntry[]): FoldedLog {
    const known = this.folded.get(env);
    if (known && known.last === entries.at(-1) && known.log.n === entries.length) return known.log;
    const log = foldLog(entries);
    // Anyone can ask for any name of an environment.
    if (entries.length) this.folded.set(env, { last: entries.at(-1), log });
    return log;
  }
}
