import { parseRemoteName } from '../plan/releaseReference.ts';
import { readLog } from '../store/activationLog.ts';
import { describeEntry, type LogEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { foldLog } from '../store/releaseSetFold.ts';
import { listRemotes } from '../store/releases.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { shortTime, textTable } from './textTable.ts';

export const history: ReleaseCommand = async ({ store, env, line }) => {
  const remote = line.words[0] && parseRemoteName(line.words[0]);
  const entries = await readLog(store, env);
  const shown = entries.filter((entry) => !remote || concerns(entry, remote)).toReversed();
  if (remote && !shown.length) {
    const known = await listRemotes(store);
    const there = known.includes(remote)
      ? 'it was published, but never live'
      : `there are ${known.join(', ') || 'none'}`;
    throw new ReleaseProblem('unknown', `"${remote}" has no history in "${env}": ${there}.`);
  }
  const { abandoned } = foldLog(entries);
  const marks = Object.entries(abandoned)
    .filter(([name]) => !remote || name === remote)
    .flatMap(([name, list]) =>
      list.map((mark) => ({ remote: name, release: mark.id, by: mark.by, at: mark.at, reason: mark.reason })),
    );
  if (!shown.length)
    return { text: `Nothing has happened in "${env}" yet.`, data: { env, entries: shown, abandoned: marks } };
  const lines = [textTable(shown.map((entry) => [String(entry.n), shortTime(entry.at), describeEntry(entry)]))];
  if (marks.length) lines.push('', 'Abandoned:');
  for (const mark of marks) {
    lines.push(
      `${mark.remote}@${mark.release} by ${mark.by} at ${shortTime(mark.at)}: ${mark.reason || 'no reason given'}`,
    );
  }
  return { text: lines.join('\n'), data: { env, entries: shown, abandoned: marks } };
};

function concerns(entry: LogEntry, remote: string): boolean {
  return Object.hasOwn(entry.changes ?? {}, remote);
}
