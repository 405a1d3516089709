import { describeEntry, type LogEntry } from '../store/logEntry.ts';
import type { FoldedLog } from '../store/foldLog.ts';

/** The change that a command requests for one remote. */
export interface RequestedChange {
  remote: string;
  /** The release to make live, null for none; undefined = any other than the release that was live. */
  release?: string | null;
}

/** `fulfilled` = someone else has made the same change since. `conflict` = someone else has made another one. */
export type ConflictCheck =
  | { kind: 'unchanged' }
  | { kind: 'fulfilled'; note: string }
  | { kind: 'conflict'; refusal: string };

/**
 * The entries that the user can have seen when the command started. Entries with a time in the future count as seen,
 * because the clock of their writer is ahead.
 */
export function listSeenEntries(entries: readonly LogEntry[], startedAt: Date, now: Date): LogEntry[] {
  const isUnseen = ({ at }: LogEntry) => Date.parse(at) > startedAt.getTime() && Date.parse(at) <= now.getTime();
  const first = entries.findIndex(isUnseen);
  return entries.slice(0, first < 0 ? entries.length : first);
}

/**
 * Checks whether the remote has changed since the command started. Changes to other remotes are no conflict.
 * @param seen the log when the command started
 * @param entries all entries of the log now
 */
export function detectConflict(
  seen: FoldedLog,
  now: FoldedLog,
  entries: readonly LogEntry[],
  { remote, release }: RequestedChange,
): ConflictCheck {
  const since = entries.filter((entry) => entry.n > seen.n && entry.changes && Object.hasOwn(entry.changes, remote));
  const last = since.at(-1);
  if (!last) return { kind: 'unchanged' };
  const change = `${describeEntry(last)} (entry ${last.n})`;
  const was = seen.live[remote];
  const live = now.live[remote];
  const isAbandoned = live !== was && since.some(({ abandoned }) => was && abandoned?.[remote] === was);
  const isFulfilled = release === undefined ? isAbandoned : (live ?? null) === release;
  if (isFulfilled) {
    return { kind: 'fulfilled', note: `Someone else was faster: ${change}. Nothing is left to do for ${remote}.` };
  }
  return {
    kind: 'conflict',
    refusal: `${remote} has changed since this command started: ${change}. Check "npm run release -- status" and decide again.`,
  };
}
