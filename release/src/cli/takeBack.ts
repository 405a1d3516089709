import { appendEntry, OutOfDate, readLog } from '../store/activationLog.ts';
import type { LogEntry } from '../store/logEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { type FoldedLog, foldLog } from '../store/releaseSetFold.ts';

/**
 * Undoes an activation that a shell refused: each of its releases that is still live gives way to the one before
 * it, and is abandoned for the shell's reason. What others wrote meanwhile stays.
 * Undefined when nothing of it is live any more.
 */
export async function takeBack(
  store: ReleaseStore,
  env: string,
  before: FoldedLog,
  refused: LogEntry,
  reason: string,
): Promise<LogEntry | undefined> {
  for (;;) {
    const log = foldLog(await readLog(store, env));
    const remotes = Object.entries(refused.changes ?? {}).filter(([name, id]) => id && log.live[name] === id);
    if (!remotes.length) return undefined;
    try {
      return await appendEntry(store, env, log.n, {
        at: new Date().toISOString(),
        by: refused.by,
        action: 'rollback',
        changes: Object.fromEntries(remotes.map(([name]) => [name, before.live[name] ?? null])),
        abandoned: Object.fromEntries(remotes) as Record<string, string>,
        reason,
      });
    } catch (error) {
      if (!(error instanceof OutOfDate)) throw error;
    }
  }
}
