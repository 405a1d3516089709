import { hash } from 'node:crypto';
import type { LogEntry } from './logEntry.ts';
import { type Canary, foldCanary } from './canaries.ts';
import { type Preview, readPreview } from './previews.ts';
import { foldShadow, type Shadow } from './shadows.ts';
import type { ShellFacts } from './shellFacts.ts';

export interface Abandoned {
  id: string;
  by: string;
  /** ISO, UTC. */
  at: string;
  reason: string;
  auth?: LogEntry['auth'];
}

/** The state after all entries. Every record is keyed by remote. */
export interface FoldedLog {
  /** Number of the last entry; 0 for an empty log. */
  n: number;
  live: Record<string, string>;
  /** The entry that made the live release live. */
  since: Record<string, { n: number; at: string; by: string; auth?: LogEntry['auth'] }>;
  /** Every release that was ever live, oldest first. */
  history: Record<string, string[]>;
  /** The releases that rollbacks return to, one after the other: the live release last, the one before it second to last. */
  rollbackStack: Record<string, string[]>;
  abandoned: Record<string, Abandoned[]>;
  /** Releases whose files are not served until their next activation. */
  recalled: Record<string, string[]>;
  /** The last freeze, unless it was ended since: until its time only rollbacks go through. */
  freeze?: { until: string; by: string; at: string; reason?: string };
  /**
   * All previews, by id. One that was ended has an end in 1970, which is over by any clock; `listOpenPreviews` leaves out
   * those that are over.
   */
  previews: Record<string, Preview>;
  /** All canaries, by id, ended ones too. */
  canaries: Record<string, Canary>;
  /** All shadows, by id, ended ones too. */
  shadows: Record<string, Shadow>;
  /** Undefined when no shell has ever started. */
  shell?: ShellFacts;
  setId: string;
}

/** First 16 hex digits of the SHA-256 of the set's JSON with sorted names, so equal sets have equal ids everywhere. */
export function releaseSetId(live: Readonly<Record<string, string>>): string {
  // Once for each entry of a log that is verified: no object is made for it.
  const pairs = Object.keys(live)
    .toSorted()
    .map((name) => `${JSON.stringify(name)}:${JSON.stringify(live[name])}`);
  return hash('sha256', `{${pairs.join(',')}}`, 'hex').slice(0, 16);
}

/** Folds the log into its current state. Pure, so every machine derives the same set. */
export function foldLog(entries: readonly LogEntry[]): FoldedLog {
  const log = emptyLog();
  for (const entry of entries) addEntry(log, entry);
  return { ...log, setId: releaseSetId(log.live) };
}

export function emptyLog(): FoldedLog {
  const none = { live: {}, since: {}, history: {}, rollbackStack: {}, abandoned: {}, recalled: {} };
  return { n: 0, ...none, previews: {}, canaries: {}, shadows: {}, setId: releaseSetId({}) };
}

/** Takes one more entry into `log`, which it changes; `setId` is the caller's to make new where `changes` are. */
export function addEntry(log: FoldedLog, entry: LogEntry): void {
  log.n = entry.n;
  if (entry.shell) log.shell = entry.shell;
  if (entry.action === 'freeze' && entry.until) {
    const { until, by, at, reason } = entry;
    log.freeze = { until, by, at, ...(reason && { reason }) };
  }
  if (entry.action === 'unfreeze') delete log.freeze;
  const preview = readPreview(entry);
  if (preview) log.previews[preview.id] = preview;
  const ended = entry.action === 'end-preview' && entry.preview && log.previews[entry.preview.id];
  if (ended) log.previews[ended.id] = { ...ended, until: new Date(0).toISOString() };
  foldShadow(log, entry);
  const stopped = entry.action === 'end-canary' && entry.canary?.abandon && log.canaries[entry.canary.id];
  if (stopped && !stopped.ended) abandon(log, entry, stopped.remote, stopped.release);
  foldCanary(log, entry);
  for (const [remote, id] of Object.entries(entry.changes ?? {})) applyChange(log, entry, remote, id);
  for (const [remote, id] of Object.entries(entry.abandoned ?? {})) abandon(log, entry, remote, id);
  for (const [remote, id] of Object.entries(entry.recalled ?? {}))
    log.recalled[remote] = [...new Set([...(log.recalled[remote] ?? []), id])];
}

/** The live set after each entry that changed it, oldest first. */
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
 * The release that `rollback <remote>` makes live: the last one before the live one that was not abandoned, so a second
 * rollback never returns to a release that was just abandoned. Undefined when there is none.
 */
export function findRollbackTarget(log: FoldedLog, remote: string): string | undefined {
  return log.rollbackStack[remote]?.findLast((id) => id !== log.live[remote] && !findAbandoned(log, remote, id));
}

export function findAbandoned(log: FoldedLog, remote: string, id: string): Abandoned | undefined {
  return log.abandoned[remote]?.find((mark) => mark.id === id);
}

function applyChange(log: FoldedLog, entry: LogEntry, remote: string, id: string | null): void {
  if (id === null) {
    delete log.live[remote];
    delete log.since[remote];
    log.rollbackStack[remote] = [];
    return;
  }
  log.live[remote] = id;
  log.since[remote] = { n: entry.n, at: entry.at, by: entry.by, ...(entry.auth && { auth: entry.auth }) };
  // Lists grow in place: copies would make the fold of a long log slow.
  const history = (log.history[remote] ??= []);
  if (!history.includes(id)) history.push(id);
  const stack = (log.rollbackStack[remote] ??= []);
  const isBack = entry.action === 'rollback' || entry.action === 'refuse';
  if (isBack) log.rollbackStack[remote] = popTo(stack, id);
  else stack.push(id);
  log.abandoned[remote] = (log.abandoned[remote] ?? []).filter((mark) => mark.id !== id);
  if (log.recalled[remote]) log.recalled[remote] = log.recalled[remote].filter((one) => one !== id);
}

/** Pops the stack down to `id`. When it is not on the stack, it replaces the top. */
function popTo(stack: string[], id: string): string[] {
  const kept = stack.slice(0, -1);
  const place = kept.lastIndexOf(id);
  return place < 0 ? [...kept, id] : kept.slice(0, place + 1);
}

function abandon(log: FoldedLog, entry: LogEntry, remote: string, id: string): void {
  const others = (log.abandoned[remote] ?? []).filter((mark) => mark.id !== id);
  const { by, at, reason = '', auth } = entry;
  log.abandoned[remote] = [...others, { id, by, at, reason, ...(auth && { auth }) }];
}
