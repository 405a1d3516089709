import { planDeactivation } from '../plan/planDeactivation.ts';
import { parseRemote, refuseTwice, resolveRelease } from '../plan/releaseReference.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { changeLog } from './changeLog.ts';
import { listKnown, readCurrentSet } from './readSet.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { listChanges, reportChange } from './reportChange.ts';

/** `deactivate cart`, or `deactivate cart@bad`: only if that is live. */
export const deactivate: ReleaseCommand = async (context) => {
  const { store, env, by, now, words, options } = context;
  const references = words.map(parseRemote);
  refuseTwice(references);
  const seen = await readCurrentSet(store, env);
  for (const { remote, release } of references) {
    const known = await listKnown(store, remote);
    const named = release === undefined ? undefined : resolveRelease({ remote, release }, known);
    const live = seen.log.live[remote];
    if (named && live && named !== live) {
      throw new ReleaseProblem('refused', `${remote}@${named} is not live; ${remote}@${live} is. Nothing was changed.`);
    }
  }
  const asks = references.map(({ remote }) => ({ remote, wants: null }));
  const change = await changeLog(context, seen, { asks }, ({ log, live }, remotes) =>
    planDeactivation(log, live, remotes, { by: by(), at: now(), ...options }),
  );
  const left = listChanges(change.kind === 'nothing' ? {} : change.entry.abandoned);
  return reportChange(context, change, {
    written: `${left} is deactivated, and abandoned`,
    planned: `${left} would be deactivated in "${env}", and abandoned.`,
    onRefusal: async (refusals) => {
      throw new ReleaseProblem('shell_refused', `The change did not go live: ${refusals.join(' ')}`);
    },
  });
};
