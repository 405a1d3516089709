import type { LogEntry } from '@paw/release/store/logEntry.ts';
import { findAbandoned, findRollbackTarget, type FoldedLog } from '@paw/release/store/foldLog.ts';
import type { Releases } from './judge.ts';

/** So many earlier releases of a remote are tried when its live one does not work. */
const MOST_EARLIER = 3;

/** What the log wants live. The shell itself is no remote. */
export function remotesOf({ live }: FoldedLog): Releases {
  return Object.fromEntries(Object.entries(live).filter(([name]) => name !== 'shell'));
}

/**
 * What is served, with only those changes that take something back: they must not wait for a release that goes live at
 * the same time. Undefined when there are none.
 */
export function backFirst(entries: readonly LogEntry[], serving: Releases, wanted: Releases): Releases | undefined {
  const names = new Set([...Object.keys(serving), ...Object.keys(wanted)]);
  const back = [...names].filter((name) => serving[name] !== wanted[name] && isBack(entries, name));
  if (!back.length) return undefined;
  const goal: Record<string, string> = { ...serving };
  for (const name of back) {
    if (wanted[name]) goal[name] = wanted[name];
    else delete goal[name];
  }
  return goal;
}

function isBack(entries: readonly LogEntry[], remote: string): boolean {
  const last = entries.findLast(({ changes }) => changes && Object.hasOwn(changes, remote));
  return last !== undefined && last.action !== 'activate';
}

/** The remotes in which `wanted` differs, those of one log entry together, oldest first. */
export function groupsOf({ since }: FoldedLog, serving: Releases, wanted: Releases): string[][] {
  const changed = Object.keys(wanted).filter((name) => wanted[name] !== serving[name]);
  const numbers = [...new Set(changed.map((name) => since[name]?.n ?? 0))].toSorted((a, b) => a - b);
  return numbers.map((n) => changed.filter((name) => (since[name]?.n ?? 0) === n));
}

/** Releases that a remote could go back to, newest first. */
export function earlierOf(log: FoldedLog, remote: string): string[] {
  const before = (log.rollbackStack[remote] ?? []).filter(
    (id) => id !== log.live[remote] && !findAbandoned(log, remote, id),
  );
  return [...new Set(before.toReversed())].slice(0, MOST_EARLIER);
}

/** The sets that rollbacks would lead to, most likely first: of what changed last, one step and two. */
export function rollbackGoals(log: FoldedLog): Releases[] {
  const live = remotesOf(log);
  const recent = Object.keys(live)
    .filter((name) => findRollbackTarget(log, name))
    .toSorted((a, b) => (log.since[b]?.n ?? 0) - (log.since[a]?.n ?? 0));
  const [newest, ...others] = recent;
  if (!newest) return [];
  const goals = earlierOf(log, newest)
    .slice(0, 2)
    .map((id) => ({ ...live, [newest]: id }));
  return [...goals, ...others.map((name) => ({ ...live, [name]: findRollbackTarget(log, name) ?? '' }))];
}
