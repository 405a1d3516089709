import type { FoldedLog } from '../../store/foldLog.ts';
import { plainLine } from '../../store/plainText.ts';
import { listOpenShadows } from '../../store/shadows.ts';
import type { TrialsAnswer } from './trialSchemas.ts';

const DAY = 86_400_000;

type May = (verb: 'preview', remotes: readonly string[]) => boolean;

/** Open shadows and those that were begun within a day, the newest first: their reports are still read. */
export function describeShadows(log: FoldedLog, may: May, now: number): TrialsAnswer['shadows'] {
  const open = new Set(listOpenShadows(log, now).map(({ id }) => id));
  return Object.values(log.shadows)
    .filter(({ id, at }) => open.has(id) || now - Date.parse(at) < DAY)
    .toSorted((a, b) => b.n - a.n)
    .map(({ id, overrides, n, at, until, by, reason }) => ({
      id,
      releases: { ...overrides },
      n,
      at,
      until,
      by: plainLine(by),
      ...(reason && { reason: plainLine(reason) }),
      isOpen: open.has(id),
      mayEnd: may('preview', Object.keys(overrides)),
    }));
}
