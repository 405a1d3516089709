import type { LogEntry } from '../store/logEntry.ts';
import { findAbandoned, foldLog } from '../store/foldLog.ts';

interface Published {
  remote: string;
  release: string;
  /** ISO, UTC. */
  at: string;
}

interface RemovalIntent {
  /** How many of each remote to keep: the newest, and those before the live one. Undefined = keep 30 days. */
  keep?: number;
  now: Date;
  /** `remote@release` that running shells serve. */
  inUse: ReadonlySet<string>;
}

const DEFAULT_DAYS = 30;
const label = ({ remote, release }: { remote: string; release: string }) => `${remote}@${release}`;

/**
 * Lists releases that can be removed: old, and neither live, nor a rollback target in any environment, nor served by a
 * running shell.
 * @param published all releases, newest first for each remote
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
    for (const [remote, stack] of Object.entries(log.rollbackStack)) {
      // A rollback skips abandoned releases, and the live one however often it is there.
      const steps = new Set(stack.filter((release) => !findAbandoned(log, remote, release)).toReversed());
      const releases = [...steps].toReversed();
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

/** `remote@release` → when it was last live. */
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
