import { parseRemoteName } from '../plan/releaseReference.ts';
import { readLog } from '../store/activationLog.ts';
import { describeEntry, type LogEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { foldLog, listSets } from '../store/releaseSetFold.ts';
import { listRemotes } from '../store/releases.ts';
import { claimed } from './claimed.ts';
import { didYouMean } from '@paw/node/cli/nearestName.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { shortTime, textTable } from './textTable.ts';

export const history: ReleaseCommand = async ({ store, env, words }) => {
  const remote = words[0] === undefined ? undefined : parseRemoteName(words[0]);
  const entries = await readLog(store, env);
  const shown = entries.filter((entry) => !remote || concerns(entry, remote)).toReversed();
  if (remote && !shown.length) checkPublished(await listRemotes(store), remote);
  const { abandoned } = foldLog(entries);
  // For rollback --to-set.
  const setIds = new Map(listSets(entries).map(({ entry, setId }) => [entry.n, setId]));
  const marks = Object.entries(abandoned)
    .filter(([name]) => !remote || name === remote)
    .flatMap(([name, list]) => list.map(({ id, by, at, reason }) => ({ remote: name, release: id, by, at, reason })));
  const data = {
    env,
    entries: shown.map((entry) => ({ ...entry, byIsClaimed: true, setId: setIds.get(entry.n) })),
    abandoned: marks.map((mark) => ({ ...mark, byIsClaimed: true })),
  };
  if (!shown.length) return { text: `No release${remote ? ` of ${remote}` : ''} was ever live in "${env}".`, data };
  const rows = shown.map((entry) => [
    String(entry.n),
    shortTime(entry.at),
    setIds.get(entry.n)?.slice(0, 8) ?? '-',
    describeEntry({ ...entry, by: claimed(entry.by) }),
  ]);
  const lines = [textTable([['entry', 'when', 'set', 'who did what'], ...rows])];
  if (marks.length) lines.push('', 'Abandoned:');
  for (const mark of marks) {
    const reason = mark.reason || 'no reason given';
    lines.push(`${mark.remote}@${mark.release} by ${claimed(mark.by)} at ${shortTime(mark.at)}: ${reason}`);
  }
  return { text: lines.join('\n'), data };
};

function concerns(entry: LogEntry, remote: string): boolean {
  return Object.hasOwn({ ...entry.changes, ...entry.abandoned }, remote);
}

function checkPublished(known: readonly string[], remote: string): void {
  if (known.includes(remote)) return;
  const there = known.length ? `There are ${known.join(', ')}.` : 'Nothing was published here at all.';
  throw new ReleaseProblem(
    'unknown',
    `No remote "${remote}" was published in this store. ${there}${didYouMean(remote, known)}`,
  );
}
