import type { LogEntry } from '@paw/release/store/logEntry.ts';
import { findAbandoned, findRollbackTarget, foldLog, type FoldedLog } from '@paw/release/store/foldLog.ts';
import type { Releases } from './judge.ts';
import { isAboutCanary } from './verdictOnCanary.ts';

/** Number of earlier releases of a remote to try when its live one fails. */
const MAX_EARLIER = 3;

/** The live remotes in the log, without the shell. */
export function remotesOf({ live }: FoldedLog): Releases {
  return Object.fromEntries(Object.entries(live).filter(([name]) => name !== 'shell'));
}

/**
 * The served set with only the rollbacks of `wanted` applied, so that they do not wait for the warm-up of an activation.
 * Undefined when there are none.
 */
export function keepOnlyRollbacks(
  entries: readonly LogEntry[],
  serving: Releases,
  wanted: Releases,
  isTaken: (entries: readonly LogEntry[], remote: string) => boolean = isRollback,
): Releases | undefined {
  const names = new Set([...Object.keys(serving), ...Object.keys(wanted)]);
  const rolledBack = [...names].filter((name) => serving[name] !== wanted[name] && isTaken(entries, name));
  if (!rolledBack.length) return undefined;
  const target: Record<string, string> = { ...serving };
  for (const name of rolledBack) {
    if (wanted[name]) target[name] = wanted[name];
    else delete target[name];
  }
  return target;
}

const lastChangeOf = (entries: readonly LogEntry[], remote: string): LogEntry | undefined =>
  entries.findLast(({ changes }) => changes && Object.hasOwn(changes, remote));

/**
 * Numbers of the entries that are not applied yet: the last change of each remote, and previews and canaries.
 * @param first number of the log's last entry when the shell started
 */
export function entriesThatWait(
  entries: readonly LogEntry[],
  { live, canaries }: FoldedLog,
  serving: Releases,
  first = 0,
): number[] {
  const names = new Set([...Object.keys(serving), ...Object.keys(live)]);
  const changes = [...names]
    .filter((name) => name !== 'shell' && serving[name] !== live[name])
    .map((name) => lastChangeOf(entries, name));
  const others = entries.filter(
    ({ n, action, canary }) =>
      n > first &&
      (action === 'preview' || (isAboutCanary({ action }) && canaries[canary?.id ?? '']?.ended === undefined)),
  );
  return [...changes.filter((entry) => entry !== undefined), ...others].map(({ n }) => n);
}

/** Whether the remote's last change goes back to a release that was live here before and was not abandoned. */
export function isWayBack(entries: readonly LogEntry[], remote: string): boolean {
  const last = lastChangeOf(entries, remote);
  if (last?.action !== 'rollback' && last?.action !== 'refuse') return false;
  const goal = last.changes?.[remote];
  const before = foldLog(entries.slice(0, last.n - 1));
  return !goal || (before.history[remote]?.includes(goal) === true && !findAbandoned(before, remote, goal));
}

function isRollback(entries: readonly LogEntry[], remote: string): boolean {
  const last = lastChangeOf(entries, remote);
  return last !== undefined && last.action !== 'activate';
}

/** The remotes in which `wanted` differs from what is served, grouped by log entry, oldest first. */
export function groupsOf({ since }: FoldedLog, serving: Releases, wanted: Releases): string[][] {
  const changed = Object.keys(wanted).filter((name) => wanted[name] !== serving[name]);
  const numbers = [...new Set(changed.map((name) => since[name]?.n ?? 0))].toSorted((a, b) => a - b);
  return numbers.map((n) => changed.filter((name) => (since[name]?.n ?? 0) === n));
}

/** Possible rollback targets of a remote, newest first. */
export function earlierOf(log: FoldedLog, remote: string): string[] {
  const before = (log.rollbackStack[remote] ?? []).filter(
    (id) => id !== log.live[remote] && !findAbandoned(log, remote, id),
  );
  return [...new Set(before.toReversed())].slice(0, MAX_EARLIER);
}

/** The sets that rollbacks lead to, most likely first: one and two steps back for the remote that changed last. */
export function listRollbackSets(log: FoldedLog): Releases[] {
  const live = remotesOf(log);
  const recent = Object.keys(live)
    .filter((name) => findRollbackTarget(log, name))
    .toSorted((a, b) => (log.since[b]?.n ?? 0) - (log.since[a]?.n ?? 0));
  const [newest, ...others] = recent;
  if (!newest) return [];
  const targets = earlierOf(log, newest)
    .slice(0, 2)
    .map((id) => ({ ...live, [newest]: id }));
  return [...targets, ...others.map((name) => ({ ...live, [name]: findRollbackTarget(log, name) ?? '' }))];
}
