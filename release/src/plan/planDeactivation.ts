import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { FoldedLog } from '../store/foldLog.ts';
import { checkSet, type ActivationIntent, suggestAllowLoss, type Plan } from './planActivation.ts';
import { noteEndedCanaries } from './besideCanaries.ts';
import { refuseFrozen } from './planFreeze.ts';
import type { Manifests } from './setChecks.ts';

/** Takes remotes out of the live set. Their releases are abandoned, so that the next start does not activate them. */
export function planDeactivation(
  log: FoldedLog,
  live: Manifests,
  remotes: readonly string[],
  intent: Pick<ActivationIntent, 'by' | 'at' | 'reason' | 'allowLoss'>,
): Plan {
  const removed = remotes.filter((name) => log.live[name]);
  const notes = remotes.filter((name) => !log.live[name]).map((name) => `${name} has no live release.`);
  if (!removed.length) return { kind: 'nothing', notes };
  if (removed.includes(SHELL)) {
    const refusal =
      'The shop needs its shell: activate another release of it, or roll it back with "npm run release -- rollback shell".';
    return { kind: 'refused', refusals: [refusal], notes };
  }
  const frozen = refuseFrozen(log, intent.at);
  if (frozen.length) return { kind: 'refused', refusals: frozen, notes };
  const { lost, notes: checkNotes } = checkSet(log, live, [], removed);
  notes.push(...noteEndedCanaries(log, removed), ...checkNotes);
  if (lost.length && !intent.allowLoss) return { kind: 'refused', refusals: lost.map(suggestAllowLoss), notes };
  return {
    kind: 'append',
    notes: [...notes, ...lost],
    entry: {
      at: intent.at,
      by: intent.by,
      action: 'deactivate',
      changes: Object.fromEntries(removed.map((name) => [name, null])),
      abandoned: Object.fromEntries(removed.map((name) => [name, log.live[name] ?? ''])),
      ...(intent.reason && { reason: intent.reason }),
    },
  };
}
