import { appendWithRetry } from './activationLog.ts';
import type { LogEntry } from './logEntry.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { findRollbackTarget, foldLog, type FoldedLog } from './foldLog.ts';

/** Remote → the release that a shell excluded from its set, and why. */
export type ExcludedReleases = Record<string, { release: string; error: string }>;

/**
 * Writes a shell's own entry, which rolls back and abandons the releases that it refuses, with its reason. Releases that
 * are no longer live in the log are skipped: someone has replaced them, or another shell was faster. So is the target of
 * a rollback that has no earlier release: a remote without any release would be worse.
 * @returns undefined when there was nothing to write
 */
export function refuseReleases(
  store: ReleaseStore,
  env: string,
  by: string,
  excluded: ExcludedReleases,
): Promise<LogEntry | undefined> {
  return appendWithRetry(store, env, (entries) => {
    const log = foldLog(entries);
    const refused = Object.entries(excluded).filter(([remote, { release }]) =>
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
