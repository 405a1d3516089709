import { parseRemoteName } from '../plan/releaseReference.ts';
import { readLog } from '../store/activationLog.ts';
import { describeEntry, type LogEntry } from '../store/logEntry.ts';
import { type FoldedLog, foldLog, listSets } from '../store/foldLog.ts';
import { listRemotes } from '../store/releases.ts';
import { unknownRemote } from './readCurrentSet.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { attributed, shortTime, textTable } from './textTable.ts';

export const history: ReleaseCommand = async ({ store, env, args }) => {
  const remote = args[0] === undefined ? undefined : parseRemoteName(args[0]);
  const entries = await readLog(store, env);
  const { abandoned, canaries } = foldLog(entries);
  const shown = entries.filter((entry) => !remote || concerns(entry, remote, canaries)).toReversed();
  const known = await listRemotes(store);
  if (remote && !shown.length && !known.includes(remote)) throw unknownRemote(remote, known);
  // `rollback --to-set` takes these ids.
  const setIds = new Map(listSets(entries).map(({ entry, setId }) => [entry.n, setId]));
  const marks = Object.entries(abandoned)
    .filter(([name]) => !remote || name === remote)
    .flatMap(([name, list]) => list.map(({ id, ...mark }) => ({ remote: name, release: id, ...mark })));
  const data = {
    env,
    entries: shown.map((entry) => ({ ...entry, byIsClaimed: !entry.auth, setId: setIds.get(entry.n) })),
    abandoned: marks.map((mark) => ({ ...mark, byIsClaimed: !mark.auth })),
  };
  if (!shown.length) return { text: `No release${remote ? ` of ${remote}` : ''} was ever live in "${env}".`, data };
  const rows = shown.flatMap((entry) => [
    [
      String(entry.n),
      shortTime(entry.at),
      setIds.get(entry.n)?.slice(0, 8) ?? '-',
      describeEntry({ ...entry, by: attributed(entry) }, canaries),
    ],
    ...(entry.evidence?.items ?? []).map(({ kind, text }) => ['', '', '', `  ${kind}: ${text}`]),
  ]);
  const lines = [textTable([['entry', 'when', 'set', 'change'], ...rows])];
  if (marks.length) lines.push('', 'Abandoned:');
  for (const mark of marks) {
    const reason = mark.reason || 'no reason given';
    lines.push(`${mark.remote}@${mark.release} by ${attributed(mark)} at ${shortTime(mark.at)}: ${reason}`);
  }
  return { text: lines.join('\n'), data };
};

function concerns({ changes, abandoned, canary }: LogEntry, remote: string, canaries: FoldedLog['canaries']): boolean {
  const ofCanary = canary && Object.hasOwn(canaries, canary.id) ? canaries[canary.id]?.remote : undefined;
  return ofCanary === remote || Object.hasOwn({ ...changes, ...abandoned }, remote);
}
