import { randomBytes } from 'node:crypto';
import { counted } from '@paw/rules/counted.ts';
import { type ActivationIntent, planActivation } from '../plan/planActivation.ts';
import type { Candidate } from '../plan/setChecks.ts';
import { parseReference, rejectDuplicates } from '../plan/releaseReference.ts';
import { readLog } from '../store/activationLog.ts';
import { putEvidence } from '../store/evidence.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { foldLog } from '../store/foldLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { listRunningShells } from '../store/runningShells.ts';
import { changeLog } from './changeLog.ts';
import { readCandidate, readCurrentSet } from './readCurrentSet.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { listChanges, reportChange } from './reportChange.ts';
import { tryInBrowser } from './tryInBrowser.ts';
import { withEvidence } from './withEvidence.ts';

export const activate: ReleaseCommand = async (context) => {
  const { store, root, env, by, now, args, options, print } = context;
  const { reason, force, allowLoss } = options;
  const references = args.map(parseReference);
  rejectDuplicates(references);
  const seen = await readCurrentSet(store, env);
  const read = await Promise.all(references.map((reference) => readCandidate(store, reference)));
  const requests = read.map(({ manifest }) => ({ remote: manifest.name, release: manifest.release }));
  const change = await changeLog(context, seen, { requests }, async ({ log, live, entries }, remotes) => {
    const open = read.filter(({ manifest }) => remotes.includes(manifest.name));
    const candidates: ActivationIntent['candidates'] = Object.fromEntries(open.map((one) => [one.manifest.name, one]));
    const plan = planActivation(log, live, { by: by(), at: now(), candidates, reason, force, allowLoss });
    if (plan.kind === 'append' && options.browser && !options.dryRun) {
      const after = { ...log.live, ...candidateIds(open) };
      const shells = await listRunningShells(store, env);
      print('Opening the example pages in a browser. This takes about a minute.');
      const pages = await tryInBrowser({ root, store: store.address, live: after, candidates: open, shells });
      const text = `${counted(pages, 'page')} opened in a browser without an error.`;
      print(text);
      // In the store as all evidence: it stays although another writer may be faster, or a shell refuse the release.
      const numbers = { pages, releases: open.length };
      const id = randomBytes(4).toString('hex');
      await putEvidence(store, env, after, { id, kind: 'browser', at: now(), text, numbers });
    }
    return withEvidence({ store, env, log, entries }, plan);
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

/** A shell rolls back what it refuses by itself; the log says which releases, and which shell did it. */
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
  const isStillLive = refused.some(([name, id]) => live[name] === id);
  const outcome = undone
    ? `It was rolled back (entry ${undone.n}).`
    : isStillLive
      ? 'It is still live in the log, and the shell tries again: see "npm run release -- status".'
      : 'Another release has replaced it already.';
  const message = `${listChanges(Object.fromEntries(refused))} did not go live: ${refusals.join(' ')} ${outcome}`;
  return new ReleaseProblem('shell_refused', message);
}
