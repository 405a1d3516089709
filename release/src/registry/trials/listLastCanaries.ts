import { attributed } from '../../cli/textTable.ts';
import { findEndedCanary } from '../../store/canaries.ts';
import type { FoldedLog } from '../../store/foldLog.ts';
import { plainLine } from '../../store/plainText.ts';
import type { TrialsAnswer } from './trialSchemas.ts';

/** How the last canary of each remote ended, the newest first. */
export function listLastCanaries(log: FoldedLog): TrialsAnswer['ended'] {
  const remotes = new Set(Object.values(log.canaries).map(({ remote }) => remote));
  const last = [...remotes].flatMap((remote) => findEndedCanary(log, remote) ?? []);
  return last
    .toSorted((a, b) => b.ended.n - a.ended.n)
    .map(({ remote, release, ended: { how, n, at, reason, ...who } }) => ({
      remote,
      release,
      how,
      n,
      at,
      by: plainLine(attributed(who)),
      ...(reason && { reason: plainLine(reason) }),
    }));
}
