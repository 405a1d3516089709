import { planActivation } from '../plan/planActivation.ts';
import { parseReference } from '../plan/releaseReference.ts';
import { appendEntry, readLog } from '../store/activationLog.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { foldLog, releaseSetId } from '../store/releaseSetFold.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { readCandidate, readCurrentSet } from './readSet.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { refuse } from './refuse.ts';
import { describeAnswers, listRefusals, waitForShells } from './waitForShells.ts';

export const activate: ReleaseCommand = async ({ store, env, by, now, line, tell }) => {
  const references = line.words.map(parseReference);
  const twice = references.find((one, index) => references.findIndex(({ remote }) => remote === one.remote) !== index);
  if (twice)
    throw new ReleaseProblem(
      'usage',
      `${twice.remote} is named twice: only one release of a remote is live at a time.`,
    );

  const { log, live } = await readCurrentSet(store, env);
  const read = await Promise.all(references.map((reference) => readCandidate(store, reference)));
  const { reason, force, 'allow-loss': allowLoss } = line.options;
  const candidates = Object.fromEntries(read.map((candidate) => [candidate.manifest.name, candidate]));
  const plan = planActivation(log, live, { by: by(), at: now(), candidates, reason, force, allowLoss });
  if (plan.kind === 'refused') throw refuse(plan);
  for (const note of plan.notes) tell(`Note: ${note}`);
  if (plan.kind === 'nothing')
    return { text: 'Nothing to do.', data: { changed: false, setId: log.setId, notes: plan.notes } };

  const entry = await appendEntry(store, env, log.n, plan.entry);
  tell(`${listChanges(entry.changes)} is activated in "${env}" (entry ${entry.n}).`);
  const waited = await waitForShells(store, env, entry.n);
  const refusals = listRefusals(waited);
  if (refusals.length) throw await describeRefused(store, env, entry, refusals);
  const asked = read.map(({ manifest }) => [manifest.name, manifest.release]);
  const setId = releaseSetId({ ...log.live, ...Object.fromEntries(asked) });
  return {
    text: describeAnswers(waited),
    data: {
      changed: true,
      n: entry.n,
      setId,
      changes: entry.changes,
      notes: plan.notes,
      shells: waited.answers,
      ms: waited.ms,
    },
  };
};

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

function listChanges(changes: Record<string, string | null> = {}): string {
  return Object.entries(changes)
    .map(([name, id]) => `${name}@${id}`)
    .join(', ');
}
