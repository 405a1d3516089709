/** Shadows: a published release that shells render beside the live one, for nobody to see, until a time. */
import type { FoldedLog } from './foldLog.ts';
import type { LogEntry } from './logEntry.ts';

/** A shadow ends by itself after so long at most, whatever its entry says. ms */
export const LONGEST_SHADOW = 24 * 3_600_000;

export interface Shadow {
  id: string;
  /** Remote → the release that is rendered instead of the live one. */
  overrides: Readonly<Record<string, string>>;
  /** ISO, UTC. */
  until: string;
  n: number;
  by: string;
  /** ISO, UTC. */
  at: string;
  reason?: string;
}

/** Takes one entry into `log.shadows`. One that was ended has an end in 1970, as a preview has. */
export function foldShadow(log: FoldedLog, { action, shadow, n, by, at, reason }: LogEntry): void {
  if (!shadow) return;
  const known = log.shadows[shadow.id];
  if (action === 'end-shadow' && known) log.shadows[shadow.id] = { ...known, until: new Date(0).toISOString() };
  const { id, overrides = {}, until = '' } = shadow;
  const end = Math.min(Date.parse(until), Date.parse(at) + LONGEST_SHADOW);
  if (action !== 'shadow' || known || !Number.isFinite(end) || !Object.keys(overrides).length) return;
  log.shadows[id] = { id, overrides, until: new Date(end).toISOString(), n, by, at, ...(reason && { reason }) };
}

/** Shadows that are neither ended nor over, the oldest first; none of a recalled release. */
export function listOpenShadows({ shadows, recalled }: FoldedLog, now: number): Shadow[] {
  const isRecalled = ([remote, release]: [string, string]) => recalled[remote]?.includes(release) === true;
  return Object.values(shadows)
    .filter(({ until, overrides }) => Date.parse(until) > now && !Object.entries(overrides).some(isRecalled))
    .toSorted((a, b) => a.n - b.n);
}
