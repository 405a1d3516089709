/**
 * Canaries: a published release that a share of the visitors gets instead of the live one. Begun by one entry of the log,
 * moved from share to share by others, and ended by another, or by any change of what is live of its remote.
 */
import type { FoldedLog } from './foldLog.ts';
import type { LogEntry } from './logEntry.ts';

/** Each canary costs every shell a renderer. */
export const MOST_CANARIES = 2;

export interface Canary {
  /** Random, hex: it decides who is in the cohort, and is shown to no visitor. */
  id: string;
  remote: string;
  release: string;
  /** Shares of all visitors in percent, rising. After a last step of 100 the release goes live. */
  steps: readonly number[];
  /** How long each share is held at least. ms */
  hold: number;
  /** Index into `steps`. */
  step: number;
  /** When this step began. ISO, UTC */
  stepAt: string;
  /** Number of the entry that began it. */
  n: number;
  by: string;
  /** ISO, UTC. */
  at: string;
  reason?: string;
  auth?: LogEntry['auth'];
  ended?: CanaryEnd;
}

export interface CanaryEnd {
  /** `replaced`: the log changed what is live of the remote to something else. */
  how: 'stopped' | 'promoted' | 'replaced';
  n: number;
  by: string;
  /** ISO, UTC. */
  at: string;
  reason?: string;
  auth?: LogEntry['auth'];
}

/** Share of all visitors, 0 to 1. */
export const shareOf = ({ steps, step }: Pick<Canary, 'steps' | 'step'>): number => (steps[step] ?? 0) / 100;

/** Canaries that have not ended, the oldest first. */
export function listOpenCanaries({ canaries }: Pick<FoldedLog, 'canaries'>): Canary[] {
  return Object.values(canaries)
    .filter(({ ended }) => !ended)
    .toSorted((a, b) => a.n - b.n);
}

export function findOpenCanary(log: Pick<FoldedLog, 'canaries'>, remote: string): Canary | undefined {
  return listOpenCanaries(log).find((canary) => canary.remote === remote);
}

export function findOpenCanaryById(log: Pick<FoldedLog, 'canaries'>, id: string): Canary | undefined {
  return listOpenCanaries(log).find((canary) => canary.id === id);
}

export type EndedCanary = Canary & { ended: CanaryEnd };

/** The remote's last canary, when it is over. */
export function findEndedCanary({ canaries }: Pick<FoldedLog, 'canaries'>, remote: string): EndedCanary | undefined {
  const last = Object.values(canaries)
    .filter((one) => one.remote === remote)
    .toSorted((a, b) => b.n - a.n)[0];
  return last?.ended && { ...last, ended: last.ended };
}

/** Whether a step of a canary goes to a smaller share. */
export function isStepBack(log: Pick<FoldedLog, 'canaries'>, { id, step = 0 }: { id: string; step?: number }): boolean {
  const canary = findOpenCanaryById(log, id);
  return canary !== undefined && step < canary.step;
}

/** Takes one entry into `log.canaries`, before its `changes` are taken in. */
export function foldCanary(log: FoldedLog, entry: LogEntry): void {
  const begun = readCanary(log, entry);
  if (begun) log.canaries[begun.id] = begun;
  const { action, canary: named } = entry;
  const open = named && findOpenCanaryById(log, named.id);
  if (open && action === 'step-canary' && named.step !== undefined && named.step < open.steps.length) {
    log.canaries[open.id] = { ...open, step: named.step, stepAt: entry.at };
  }
  if (open && action === 'end-canary') end(log, open, entry, 'stopped');
  for (const one of listOpenCanaries(log)) {
    const goal = entry.changes && Object.hasOwn(entry.changes, one.remote) ? entry.changes[one.remote] : undefined;
    if (goal !== undefined) end(log, one, entry, goal === one.release ? 'promoted' : 'replaced');
    else if (entry.abandoned?.[one.remote] === one.release) end(log, one, entry, 'replaced');
  }
}

function end(log: FoldedLog, canary: Canary, { n, by, at, reason, auth }: LogEntry, how: CanaryEnd['how']): void {
  log.canaries[canary.id] = { ...canary, ended: { how, n, by, at, ...(reason && { reason }), ...(auth && { auth }) } };
}

/** What an entry begins; undefined for one that says too little, or whose remote has another canary or is not live. */
function readCanary(log: FoldedLog, { action, canary, n, by, at, reason, auth }: LogEntry): Canary | undefined {
  if (action !== 'canary' || !canary || log.canaries[canary.id]) return undefined;
  const { id, releases = {}, steps = [], hold = 0 } = canary;
  const [only, ...others] = Object.entries(releases);
  if (!only || others.length || !steps.length || !areRising(steps)) return undefined;
  const [remote, release] = only;
  if (findOpenCanary(log, remote) || !log.live[remote] || log.live[remote] === release) return undefined;
  const optional = { ...(reason && { reason }), ...(auth && { auth }) };
  return { id, remote, release, steps, hold, step: 0, stepAt: at, n, by, at, ...optional };
}

export const areRising = (steps: readonly number[]): boolean =>
  steps.every((share, index) => share >= 0 && share <= 100 && share > (steps[index - 1] ?? -1));
