import { createHash } from 'node:crypto';
import type { LogEntry, ShellFacts } from './logEntry.ts';

export interface Abandoned {
  id: string;
  by: string;
  /** ISO, UTC. */
  at: string;
  reason: string;
}

/** What the whole log amounts to. Every record is by remote. */
export interface FoldedLog {
  /** Number of the last entry; 0 for an empty log. */
  n: number;
  live: Record<string, string>;
  /** The entry that made it live. */
  since: Record<string, { n: number; at: string; by: string }>;
  /** Every release that was ever live, in that order. */
  history: Record<string, string[]>;
  /** What a rollback goes back through: the live release last, the one before it second to last. */
  trail: Record<string, string[]>;
  abandoned: Record<string, Abandoned[]>;
  /** Releases whose files are not served until they are activated again. */
  recalled: Record<string, string[]>;
  /** Undefined when no shell has ever started. */
  shell?: ShellFacts;
  setId: string;
}

/** First 16 hex digits of sha256 over the set's JSON with sorted names: the same releases are the same set. */
export function releaseSetId(live: Readonly<Record<string, string>>): string {
  const sorted = Object.fromEntries(Object.entries(live).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16);
}

/** Pure: the same log is the same set, on every machine. */
export function foldLog(entries: readonly LogEntry[]): FoldedLog {
  const log: FoldedLog = { n: 0, live: {}, since: {}, history: {}, trail: {}, abandoned: {}, recalled: {}, setId: '' };
  for (const entry of entries) {
    log.n = entry.n;
    if (entry.shell) log.shell = entry.shell;
    for (const [remote, id] of Object.entries(entry.changes ?? {})) applyChange(log, entry, remote, id);
    for (const [remote, id] of Object.entries(entry.abandoned ?? {})) abandon(log, entry, remote, id);
    for (const [remote, id] of Object.entries(entry.recalled ?? {}))
      log.recalled[remote] = [...new Set([...(log.recalled[remote] ?? []), id])];
  }
  return { ...log, setId: releaseSetId(log.live) };
}

/** What was live after each entry that changed it, oldest first: `log.setId` of every moment. */
export function listSets(
  entries: readonly LogEntry[],
): { entry: LogEntry; setId: string; live: Record<string, string> }[] {
  const live: Record<string, string> = {};
  return entries.flatMap((entry) => {
    if (!entry.changes) return [];
    for (const [remote, id] of Object.entries(entry.changes)) {
      if (id === null) delete live[remote];
      else live[remote] = id;
    }
    return [{ entry, setId: releaseSetId(live), live: { ...live } }];
  });
}

/**
 * Where `rollback <remote>` goes: the release that was live before, and is not abandoned itself. So a second
 * rollback never returns to what was just abandoned. Undefined when none is left.
 */
export function findRollbackTarget(log: FoldedLog, remote: string): string | undefined {
  return log.trail[remote]?.findLast((id) => id !== log.live[remote] && !findAbandoned(log, remote, id));
}

export function findAbandoned(log: FoldedLog, remote: string, id: string): Abandoned | undefined {
  return log.abandoned[remote]?.find((mark) => mark.id === id);
}

function applyChange(log: FoldedLog, entry: LogEntry, remote: string, id: string | null): void {
  if (id === null) {
    delete log.live[remote];
    delete log.since[remote];
    log.trail[remote] = [];
    return;
  }
  log.live[remote] = id;
  log.since[remote] = { n: entry.n, at: entry.at, by: entry.by };
  log.history[remote] = [...new Set([...(log.history[remote] ?? []), id])];
  const isBack = entry.action === 'rollback' || entry.action === 'refuse';
  log.trail[remote] = isBack ? goBack(log.trail[remote] ?? [], id) : [...(log.trail[remote] ?? []), id];
  log.abandoned[remote] = (log.abandoned[remote] ?? []).filter((mark) => mark.id !== id);
  if (log.recalled[remote]) log.recalled[remote] = log.recalled[remote].filter((one) => one !== id);
}

/** A release that was live further back ends the trail there; any other one takes the place of the one that is left. */
function goBack(trail: string[], id: string): string[] {
  const kept = trail.slice(0, -1);
  const place = kept.lastIndexOf(id);
  return place < 0 ? [...kept, id] : kept.slice(0, place + 1);
}

function abandon(log: FoldedLog, entry: LogEntry, remote: string, id: string): void {
  const others = (log.abandoned[remote] ?? []).filter((mark) => mark.id !== id);
  log.abandoned[remote] = [...others, { id, by: entry.by, at: entry.at, reason: entry.reason ?? '' }];
}
