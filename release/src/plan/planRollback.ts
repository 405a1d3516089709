import type { FoldedLog } from '../store/releaseSetFold.ts';
import { findRollbackTarget } from '../store/releaseSetFold.ts';
import { checkMark, checkSet, type Intent, offerLoss, type Plan } from './planActivation.ts';
import { type Candidate, checkFiles, type Manifests } from './setChecks.ts';

type RollbackIntent = Pick<Intent, 'by' | 'at' | 'reason' | 'force' | 'allowLoss'>;

/**
 * Which release a rollback of `remote` goes to when none is named, or why there is none.
 */
export function findTarget(log: FoldedLog, remote: string): { release: string } | { refusal: string } {
  const live = log.live[remote];
  if (!live)
    return {
      refusal: `${remote} has no live release: activate one with "npm run release -- activate ${remote}@latest".`,
    };
  const release = findRollbackTarget(log, remote);
  if (release) return { release };
  return {
    refusal: `${remote} has no earlier release to go back to that was not abandoned: name one with --to <release>, or publish and activate a fixed one. "npm run release -- history ${remote}" shows what there was.`,
  };
}

/**
 * Back to a release that was live before: whole files and a contract that the shell speaks are all it takes, the
 * rest is told. To any other one: the checks of an activation, except that the api's operations only warn.
 */
export function planRollback(log: FoldedLog, live: Manifests, target: Candidate, intent: RollbackIntent): Plan {
  const { name, release } = target.manifest;
  const leaving = log.live[name];
  if (leaving === release) return { kind: 'nothing', notes: [`${name}@${release} is live already.`] };
  if (!leaving) return { kind: 'refused', refusals: [noLive(name, release)], notes: [] };

  const wasLive = log.history[name]?.includes(release);
  const checked = checkSet(log, live, [target.manifest]);
  const refusals = [...checkFiles(target), ...checkMark(log, intent, target), ...checked.contract];
  const notes = [...checked.notes, ...checked.operations];
  (wasLive ? notes : refusals).push(...checked.shared, ...checked.owners);
  if (wasLive || intent.allowLoss) notes.push(...checked.lost);
  else refusals.push(...checked.lost.map(offerLoss));
  if (refusals.length) return { kind: 'refused', refusals, notes };
  return {
    kind: 'append',
    notes,
    entry: {
      at: intent.at,
      by: intent.by,
      action: 'rollback',
      changes: { [name]: release },
      abandoned: { [name]: leaving },
      ...(intent.reason && { reason: intent.reason }),
      ...(intent.force && { force: true }),
    },
  };
}

function noLive(name: string, release: string): string {
  return `${name} has no live release to leave: use "npm run release -- activate ${name}@${release}".`;
}
