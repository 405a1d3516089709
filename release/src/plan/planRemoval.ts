import type { LogEntry } from '../store/logEntry.ts';
import { listOpenCanaries } from '../store/canaries.ts';
import { findAbandoned, foldLog } from '../store/foldLog.ts';
import { listOpenPreviews } from '../store/previews.ts';
import { listOpenShadows } from '../store/shadows.ts';

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
  /** `remote@release` that running shells serve, or that open tabs run. */
  inUse: ReadonlySet<string>;
  /** `remote@release` without release.json, which no one can use: being young or new keeps none of these. */
  broken?: ReadonlySet<string>;
}

const DEFAULT_MS = 30 * 86_400_000;
const label = ({ remote, release }: { remote: string; release: string }) => `${remote}@${release}`;

/**
 * Lists releases that can be removed: old, and in no environment live, a rollback target, or shown by an open preview or shadow; nor
 * served by a running shell, nor run by an open tab. `keep` shortens the rollback targets to the last so many, because the
 * operator says so; it takes away none of the other reasons.
 * @param published all releases, newest first for each remote
 * @param logs the log of every environment
 */
export function planRemoval(
  published: readonly Published[],
  logs: readonly (readonly LogEntry[])[],
  { keep, now, inUse, broken }: RemovalIntent,
): Published[] {
  const needed = new Set(inUse);
  for (const entries of logs) {
    const log = foldLog(entries);
    const open = [...listOpenPreviews(log, now.getTime()), ...listOpenShadows(log, now.getTime())];
    const shown = open.map(({ overrides }) => overrides);
    for (const { remote, release } of listOpenCanaries(log)) needed.add(label({ remote, release }));
    for (const set of [log.live, ...shown]) {
      for (const [remote, release] of Object.entries(set)) needed.add(label({ remote, release }));
    }
    for (const [remote, stack] of Object.entries(log.rollbackStack)) {
      // A rollback skips abandoned releases, and the live one however often it is there.
      const steps = new Set(stack.filter((release) => !findAbandoned(log, remote, release)).toReversed());
      const releases = [...steps].toReversed();
      const kept = keep === undefined ? releases : releases.slice(-keep - 1);
      for (const release of kept) needed.add(label({ remote, release }));
    }
  }
  const left = logs.map(listTimesLeft);
  const oldest = now.getTime() - DEFAULT_MS;
  const counts = new Map<string, number>();
  return published.filter((one) => {
    if (broken?.has(label(one))) return !needed.has(label(one));
    const position = counts.get(one.remote) ?? 0;
    counts.set(one.remote, position + 1);
    const times = [one.at, ...left.flatMap((times) => times.get(label(one)) ?? [])].map(Date.parse);
    const isYoung = keep === undefined ? times.some((time) => !(time < oldest)) : position < keep;
    return !isYoung && !needed.has(label(one));
  });
}

/** `remote@release` of what was live in the last 30 days: what open tabs may run, when nobody can say what they run. */
export function listRecentlyLive(entries: readonly LogEntry[], now: Date): string[] {
  const oldest = now.getTime() - DEFAULT_MS;
  const left = [...listTimesLeft(entries)].filter(([, at]) => !(Date.parse(at) < oldest)).map(([name]) => name);
  const log = foldLog(entries);
  const live = Object.entries(log.live).map(([remote, release]) => label({ remote, release }));
  return [...live, ...listOpenCanaries(log).map(label), ...left];
}

/** `remote@release` → when it was last live, or a canary. */
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
  for (const { ended, ...one } of Object.values(foldLog(entries).canaries)) {
    const name = label(one);
    if (ended && !(Date.parse(times.get(name) ?? '') > Date.parse(ended.at))) times.set(name, ended.at);
  }
  return times;
}
