import { findTarget, planRollback } from '../plan/planRollback.ts';
import { parseReference, parseRemoteName } from '../plan/releaseReference.ts';
import { appendEntry } from '../store/activationLog.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { releaseSetId } from '../store/releaseSetFold.ts';
import { listKnown, readCandidate, readCurrentSet } from './readSet.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { refuse } from './refuse.ts';
import { describeAnswers, listRefusals, waitForShells } from './waitForShells.ts';

export const rollback: ReleaseCommand = async ({ store, env, by, now, line, tell }) => {
  const remote = parseRemoteName(line.words[0] ?? '');
  const { reason, force, to, 'allow-loss': allowLoss } = line.options;
  const { log, live } = await readCurrentSet(store, env);
  await listKnown(store, remote);
  const found = to ? { release: readTarget(remote, to) } : findTarget(log, remote);
  if ('refusal' in found) throw new ReleaseProblem('refused', found.refusal);
  const target = await readCandidate(store, { remote, release: found.release });
  const plan = planRollback(log, live, target, { by: by(), at: now(), reason, force, allowLoss });
  if (plan.kind === 'refused') throw refuse(plan);
  for (const note of plan.notes) tell(`Note: ${note}`);
  if (plan.kind === 'nothing')
    return { text: 'Nothing to do.', data: { changed: false, setId: log.setId, notes: plan.notes } };

  const entry = await appendEntry(store, env, log.n, plan.entry);
  const { release } = target.manifest;
  const left = log.live[remote];
  tell(`${remote} goes back to ${release} in "${env}" (entry ${entry.n}); ${left} is abandoned.`);
  const waited = await waitForShells(store, env, entry.n);
  const refusals = listRefusals(waited);
  if (refusals.length) {
    const next = `The log says ${remote}@${release}; choose another one with --to <release>.`;
    throw new ReleaseProblem('shell_refused', `The rollback did not go live: ${refusals.join(' ')} ${next}`);
  }
  return {
    text: describeAnswers(waited),
    data: {
      changed: true,
      n: entry.n,
      setId: releaseSetId({ ...log.live, [remote]: release }),
      changes: entry.changes,
      abandoned: entry.abandoned,
      notes: plan.notes,
      shells: waited.answers,
      ms: waited.ms,
    },
  };
};

/** `--to 0123` and `--to catalog@0123` are both understood. */
function readTarget(remote: string, to: string): string {
  const reference = parseReference(to.includes('@') ? to : `${remote}@${to}`);
  if (reference.remote === remote) return reference.release;
  throw new ReleaseProblem(
    'usage',
    `--to names a release of ${reference.remote}, not of ${remote}: write --to <release>.`,
  );
}
