import { planDeactivation } from '../plan/planDeactivation.ts';
import { parseRemote, rejectDuplicates, resolveRelease } from '../plan/releaseReference.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { changeLog } from './changeLog.ts';
import { listKnownReleases, readCurrentSet } from './readCurrentSet.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { listChanges, reportChange } from './reportChange.ts';

/** `deactivate cart`, or `deactivate cart@bad`, which applies only while that release is live. */
export const deactivate: ReleaseCommand = async (context) => {
  const { store, env, by, now, args, options } = context;
  const references = args.map(parseRemote);
  rejectDuplicates(references);
  const seen = await readCurrentSet(store, env);
  for (const { remote, release } of references) {
    const known = await listKnownReleases(store, remote);
    const named = release === undefined ? undefined : resolveRelease({ remote, release }, known);
    const live = seen.log.live[remote];
    if (named && live && named !== live) {
      throw new ReleaseProblem('refused', `${remote}@${named} is not live; ${remote}@${live} is. Nothing was changed.`);
    }
  }
  const requests = references.map(({ remote }) => ({ remote, release: null }));
  const change = await changeLog(context, seen, { requests }, ({ log, live }, remotes) =>
    planDeactivation(log, live, remotes, { by: by(), at: now(), ...options }),
  );
  const abandoned = listChanges(change.kind === 'nothing' ? {} : change.entry.abandoned);
  return reportChange(context, change, {
    written: `${abandoned} is deactivated and abandoned`,
    planned: `${abandoned} would be deactivated and abandoned in "${env}".`,
    onRefusal: async (refusals) => {
      throw new ReleaseProblem('shell_refused', `The change did not go live: ${refusals.join(' ')}`);
    },
  });
};
