import type { WatchReport } from '@paw/contract/sharedReleases.ts';

/** What the process that started both hands on from a watched build. */
export function isWatchReport(message: unknown): message is WatchReport {
  return (message as Partial<WatchReport> | undefined)?.type === 'watched';
}
