import type { WatchReport } from '@paw/contract/sharedReleases.ts';

/** A report of a watched build, passed on by the process that started both. */
export function isWatchReport(message: unknown): message is WatchReport {
  return (message as Partial<WatchReport> | undefined)?.type === 'watched';
}
