import { planRollback } from '../plan/planRollback.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { changeLog } from './changeLog.ts';
import { readCandidate, readCurrentSet } from './readCurrentSet.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { listChanges, reportChange } from './reportChange.ts';
import { findSetTargets } from './findSetTargets.ts';
import { findReleaseTargets } from './findReleaseTargets.ts';

export const rollback: ReleaseCommand = async (context) => {
  const { store, env, by, now, options } = context;
  const { reason, force, allowLoss, recall } = options;
  const seen = await readCurrentSet(store, env);
  const isSet = options.toSet !== undefined || options.at !== undefined;
  const targets = isSet ? await findSetTargets(context, seen) : await findReleaseTargets(context, seen);
  const change = await changeLog(context, seen, targets, async ({ log, live }, remotes) => {
    const moving = remotes.filter((remote) => Object.hasOwn(targets.releases, remote));
    const candidates = await Promise.all(
      moving.map(async (remote) => {
        const release = targets.releases[remote];
        return [remote, release ? await readCandidate(store, { remote, release }) : null] as const;
      }),
    );
    const recalls = Object.fromEntries(Object.entries(targets.recalls).filter(([remote]) => remotes.includes(remote)));
    const intent = { by: by(), at: now(), reason, force, allowLoss, recall, recalls };
    return planRollback(log, live, Object.fromEntries(candidates), intent, isSet ? 'set' : 'release');
  });
  const { changes, abandoned } = change.kind === 'nothing' ? {} : change.entry;
  const summary = describeMove(changes, abandoned) + (recall && abandoned ? ' and recalling it' : '');
  const recalled = `${listChanges(abandoned)}, which was no longer live`;
  return reportChange(context, change, {
    written: changes ? `Rolled back ${summary}` : `Recalled ${recalled},`,
    planned: changes ? `Would roll back ${summary} in "${env}".` : `Would recall ${recalled}, in "${env}".`,
    onRefusal: async (refusals, entry) => {
      const next = `The log says ${listChanges(entry.changes)}: choose another release with --to <release>.`;
      throw new ReleaseProblem('shell_refused', `The rollback did not go live: ${refusals.join(' ')} ${next}`);
    },
  });
};

/** `to cart@…, leaving cart@…` */
function describeMove(changes: Record<string, string | null> = {}, abandoned: Record<string, string> = {}): string {
  const left = Object.keys(abandoned).length ? `, leaving ${listChanges(abandoned)}` : '';
  return `to ${listChanges(changes)}${left}`;
}
