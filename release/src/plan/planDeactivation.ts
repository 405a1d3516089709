import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { FoldedLog } from '../store/releaseSetFold.ts';
import { checkSet, type Intent, offerLoss, type Plan } from './planActivation.ts';
import type { Manifests } from './setChecks.ts';

/** No release of these remotes is live any more; what was is abandoned, so that no start brings it back. */
export function planDeactivation(
  log: FoldedLog,
  live: Manifests,
  remotes: readonly string[],
  intent: Pick<Intent, 'by' | 'at' | 'reason' | 'allowLoss'>,
): Plan {
  const ending = remotes.filter((name) => log.live[name]);
  const notes = remotes.filter((name) => !log.live[name]).map((name) => `${name} has no live release.`);
  if (!ending.length) return { kind: 'nothing', notes };
  if (ending.includes(SHELL)) {
    const refusal =
      'The shop cannot be without its shell: activate another release of it, or roll it back with "npm run release -- rollback shell".';
    return { kind: 'refused', refusals: [refusal], notes };
  }
  const { lost, notes: told } = checkSet(log, live, [], ending);
  notes.push(...told);
  if (lost.length && !intent.allowLoss) return { kind: 'refused', refusals: lost.map(offerLoss), notes };
  return {
    kind: 'append',
    notes: [...notes, ...lost],
    entry: {
      at: intent.at,
      by: intent.by,
      action: 'deactivate',
      changes: Object.fromEntries(ending.map((name) => [name, null])),
      abandoned: Object.fromEntries(ending.map((name) => [name, log.live[name] ?? ''])),
      ...(intent.reason && { reason: intent.reason }),
    },
  };
}
