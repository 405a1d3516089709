import type { LogEntry } from '../store/logEntry.ts';
import { findAbandoned, foldLog } from '../store/releaseSetFold.ts';

interface Published {
  remote: string;
  release: string;
  /** ISO, UTC. */
  at: string;
}

interface RemovalIntent {
  /** Of each remote the newest so many, and so many before the live one. Undefined = everything of the last 30 days. */
  keep?: number;
  now: Date;
  /** `remote@release` of what running shells serve. */
  inUse: ReadonlySet<string>;
}

const DEFAULT_DAYS = 30;
const label = ({ remote, release }: { remote: string; release: string }) => `${remote}@${release}`;

/**
 * Which releases nothing needs: live in no environment, in no rollback's way, in no running shell, and old.
 * @param published all releases, of each remote the newest first
 * @param logs the log of every environment
 */
export function planRemoval(
  published: readonly Published[],
  logs: readonly (readonly LogEntry[])[],
  { keep, now, inUse }: RemovalIntent,
): Published[] {
  const needed = new Set(inUse);
  for (const entries of logs) {
    const log = foldLog(entries);
    for (const [remote, release] of Object.entries(log.live)) needed.add(label({ remote, release }));
    for (const [remote, trail] of Object.entries(log.trail)) {
      // A rollback passes over what was abandoned, so that does not count.
      const releases = trail.filter((release) => !findAbandoned(log, remote, release));
      const kept = keep === undefined ? releases : releases.slice(-keep - 1);
      for (const release of kept) needed.add(label({ remote, release }));
    }
  }
  const left = logs.map(listTimesLeft);
  const oldest = now.getTime() - DEFAULT_DAYS * 86_400_000;
  const counts = new Map<string, number>();
  return published.filter((one) => {
    const position = counts.get(one.remote) ?? 0;
    counts.set(one.remote, position + 1);
    const times = [one.at, ...left.flatMap((times) => times.get(label(one)) ?? [])].map(Date.parse);
    const isYoung = keep === undefined ? times.some((time) => !(time < oldest)) : position < keep;
    return !isYoung && !needed.has(label(one));
  });
}

/** `remote@release` → when it was live for the last time. */
function listTimesLeft(entries: readonly LogEntry[]): Map<string, string> {
  const live: Record<string, string | null> = {};
  const times = new Map<string, string>();
  for (const { changes, at } of entries) {
    for (const [remote, next] of Object.entries(changes ?? {})) {
      const release = live[remote];
      if (release) times.set(label({ remote, release }), at);
      live[remote] = next;
    }
  }
  return times;
}
