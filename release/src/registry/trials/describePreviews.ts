import type { FoldedLog } from '../../store/foldLog.ts';
import { plainLine } from '../../store/plainText.ts';
import { listOpenPreviews } from '../../store/previews.ts';
import type { TrialsAnswer } from './trialSchemas.ts';

type May = (verb: 'preview', remotes: readonly string[]) => boolean;

/** Open previews without what opens them, the one that ends first first. */
export function describePreviews(log: FoldedLog, may: May, now: number): TrialsAnswer['previews'] {
  return listOpenPreviews(log, now)
    .toSorted((a, b) => a.until.localeCompare(b.until))
    .map(({ id, overrides, at, until, host, by, reason }) => ({
      id,
      releases: { ...overrides },
      at,
      until,
      ...(host && { host: plainLine(host) }),
      by: plainLine(by),
      ...(reason && { reason: plainLine(reason) }),
      mayEnd: may('preview', Object.keys(overrides)),
    }));
}
