import { type Intent, planActivation } from '../plan/planActivation.ts';
import type { Candidate } from '../plan/setChecks.ts';
import { parseReference, refuseTwice } from '../plan/releaseReference.ts';
import { readLog } from '../store/activationLog.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { foldLog } from '../store/releaseSetFold.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { listRunningShells } from '../store/runningShells.ts';
import { changeLog } from './changeLog.ts';
import { readCandidate, readCurrentSet } from './readSet.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { listChanges, reportChange } from './reportChange.ts';
import { tryInBrowser } from './tryInBrowser.ts';

export const activate: ReleaseCommand = async (context) => {
  const { store, folder, root, env, by, now, words, options, tell } = context;
  const { reason, force, allowLoss } = options;
  const references = words.map(parseReference);
  refuseTwice(references);
  const seen = await readCurrentSet(store, env);
  const read = await Promise.all(references.map((reference) => readCandidate(store, reference)));
  const asks = read.map(({ manifest }) => ({ remote: manifest.name, wants: manifest.release }));
  const change = await changeLog(context, seen, { asks }, async ({ log, live }, remotes) => {
    const asked = read.filter(({ manifest }) => remotes.includes(manifest.name));
    const candidates: Intent['candidates'] = Object.fromEntries(asked.map((one) => [one.manifest.name, one]));
    const plan = planActivation(log, live, { by: by(), at: now(), candidates, reason, force, allowLoss });
    if (plan.kind === 'append' && options.browser && !options.dryRun) {
      const after = { ...log.live, ...candidateIds(asked) };
      const shells = await listRunningShells(store, env);
      tell('Opening the examples in a browser: this takes a minute.');
      const count = await tryInBrowser({ root, store: folder, live: after, candidates: asked, shells });
      tell(`${count} pages are whole in a browser.`);
    }
    return plan;
  });
  const changes = change.kind === 'nothing' ? {} : change.entry.changes;
  return reportChange(context, change, {
    written: `${listChanges(changes)} ${Object.keys(changes ?? {}).length > 1 ? 'are' : 'is'} activated`,
    planned: `${listChanges(changes)} would be activated in "${env}".`,
    onRefusal: async (refusals, entry) => {
      throw await describeRefused(store, env, entry, refusals);
    },
  });
};

const candidateIds = (candidates: readonly Candidate[]) =>
  Object.fromEntries(candidates.map(({ manifest }) => [manifest.name, manifest.release]));

/** Shells take back what they refuse by themselves: the log says which of it, and who did. */
async function describeRefused(
  store: ReleaseStore,
  env: string,
  entry: LogEntry,
  refusals: readonly string[],
): Promise<ReleaseProblem> {
  const entries = await readLog(store, env);
  const { live } = foldLog(entries);
  const changes = Object.entries(entry.changes ?? {});
  const undone = entries.slice(entry.n).find(({ abandoned }) => changes.some(([name, id]) => abandoned?.[name] === id));
  const refused = undone ? changes.filter(([name, id]) => undone.abandoned?.[name] === id) : changes;
  const isNamed = refused.some(([name, id]) => live[name] === id);
  const end = undone
    ? `It was taken back (entry ${undone.n}).`
    : isNamed
      ? 'The log still names it, and the shell tries again: look at "npm run release -- status".'
      : 'Others have replaced it already.';
  const words = `${listChanges(Object.fromEntries(refused))} did not go live: ${refusals.join(' ')} ${end}`;
  return new ReleaseProblem('shell_refused', words);
}
