import { appendPlanned } from './activationLog.ts';
import type { LogEntry } from './logEntry.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { findRollbackTarget, foldLog, type FoldedLog } from './releaseSetFold.ts';

/** Remote → the release that a shell left out, and why. */
export type LeftOut = Record<string, { release: string; error: string }>;

/**
 * A shell's own entry: the releases that it tried and refuses give way to the ones before them, and are abandoned for
 * its reason. What the log no longer names stays as it is: others have replaced it, or another shell was faster.
 * A rollback with nothing further back also stays: a remote without any release would be worse than what was left.
 * @returns undefined when nothing had to be written
 */
export function refuseReleases(
  store: ReleaseStore,
  env: string,
  by: string,
  leftOut: LeftOut,
): Promise<LogEntry | undefined> {
  return appendPlanned(store, env, (entries) => {
    const log = foldLog(entries);
    const refused = Object.entries(leftOut).filter(([remote, { release }]) =>
      isRefusable(entries, log, remote, release),
    );
    if (!refused.length) return undefined;
    return {
      at: new Date().toISOString(),
      by,
      action: 'refuse',
      changes: Object.fromEntries(refused.map(([remote]) => [remote, findRollbackTarget(log, remote) ?? null])),
      abandoned: Object.fromEntries(refused.map(([remote, { release }]) => [remote, release])),
      reason: [...new Set(refused.map(([, { error }]) => error))].join(' '),
    };
  });
}

function isRefusable(entries: readonly LogEntry[], log: FoldedLog, remote: string, release: string): boolean {
  if (log.live[remote] !== release) return false;
  const since = entries[(log.since[remote]?.n ?? 0) - 1];
  return since?.action === 'activate' || findRollbackTarget(log, remote) !== undefined;
}
