import { describeEntry, type LogEntry } from '../store/logEntry.ts';
import { type FoldedLog, findRollbackTarget } from '../store/releaseSetFold.ts';
import { checkMark, checkSet, type Intent, offerLoss, type Plan } from './planActivation.ts';
import { type Candidate, checkFiles, type Manifests } from './setChecks.ts';

interface RollbackIntent extends Pick<Intent, 'by' | 'at' | 'reason' | 'force' | 'allowLoss'> {
  /** The files of what is left are no longer served, and open tabs leave it at once. */
  recall?: boolean;
  /** Remote → a release that is not live any more, whose files are no longer served either. */
  recalls?: Readonly<Record<string, string>>;
}

/** A person who rolls back within so long after another rollback cannot have seen that one's effect. ms */
const UNSEEN = 3_000;

/**
 * Which release a rollback of `remote` goes to when none is named, or why there is none.
 */
export function findTarget(log: FoldedLog, remote: string): { release: string } | { refusal: string } {
  const live = log.live[remote];
  if (!live)
    return {
      refusal: `${remote} has no live release: activate one with "npm run release -- activate ${remote}@latest".`,
    };
  const release = findRollbackTarget(log, remote);
  if (release) return { release };
  return {
    refusal: `${remote} has no earlier release to go back to that was not abandoned: name one with --to <release>, publish and activate a fixed one, or take the remote out of the shop with "npm run release -- deactivate ${remote}". "npm run release -- history ${remote}" shows what there was.`,
  };
}

/**
 * A rollback of the remote that was written while, or moments before, this command was started: the person who
 * typed "rollback catalog" meant the release that is left already. Two people at once go back one release, not two.
 * @returns what happened, in words, with the command that goes back further; undefined when there was none
 */
export function findSameUndo(
  log: FoldedLog,
  entries: readonly LogEntry[],
  remote: string,
  startedAt: Date,
): string | undefined {
  const last = entries.findLast((entry) => entry.changes && Object.hasOwn(entry.changes, remote));
  const live = log.live[remote];
  if (!last || !live || !last.abandoned?.[remote] || last.action === 'activate') return undefined;
  const ago = startedAt.getTime() - Date.parse(last.at);
  if (ago >= UNSEEN) return undefined;
  const when = ago > 0 ? `${(ago / 1000).toFixed(1)} s before this command started` : 'after this command started';
  return `${describeEntry(last)} (entry ${last.n}), ${when}: it is taken for the same rollback, and nothing was changed. To leave ${remote}@${live} too: npm run release -- rollback ${remote}@${live}`;
}

/**
 * Back to releases that were live before: whole files and a contract that the shell speaks are all it takes, the
 * rest is told. To any other one: the checks of an activation, except that the api's operations only warn.
 * @param targets remote → where it goes; null = none of it is live any more
 * @param goal `release` = leave a live one; `set` = be as it was then, where remotes may come that are not live now
 */
export function planRollback(
  log: FoldedLog,
  live: Manifests,
  targets: Readonly<Record<string, Candidate | null>>,
  intent: RollbackIntent,
  goal: 'release' | 'set' = 'release',
): Plan {
  const isLive = (name: string, target: Candidate | null) => log.live[name] === target?.manifest.release;
  const all = Object.entries(targets);
  const already = all.filter(([name, target]) => isLive(name, target)).map(([name]) => stays(log, name));
  const moving = all.filter(([name, target]) => !isLive(name, target));
  const { recalls = {} } = intent;
  if (!moving.length && !Object.keys(recalls).length) return { kind: 'nothing', notes: already };

  const candidates = moving.flatMap(([, target]) => target ?? []);
  const absent = candidates.filter(({ manifest }) => goal === 'release' && !log.live[manifest.name]);
  if (absent.length) return { kind: 'refused', refusals: absent.map(noLive), notes: [] };

  const ended = moving.filter(([, target]) => !target).map(([name]) => name);
  const wereLive = candidates.every(({ manifest: { name, release } }) => log.history[name]?.includes(release));
  const checked = checkSet(
    log,
    live,
    candidates.map(({ manifest }) => manifest),
    ended,
  );
  const refusals = candidates.flatMap((one) => [...checkFiles(one), ...checkMark(log, intent, one)]);
  refusals.push(...checked.contract);
  const notes = [...(goal === 'release' ? already : []), ...checked.notes, ...checked.operations];
  (wereLive ? notes : refusals).push(...checked.shared, ...checked.owners);
  // What was live together was whole then, unless remotes came later.
  if (intent.allowLoss || (wereLive && !ended.length)) notes.push(...checked.lost);
  else refusals.push(...checked.lost.map(offerLoss));
  if (refusals.length) return { kind: 'refused', refusals, notes };
  const leaving = moving.flatMap(([name]) => (log.live[name] ? [[name, log.live[name]] as const] : []));
  const left = [...leaving, ...Object.entries(recalls)];
  return {
    kind: 'append',
    notes,
    entry: {
      at: intent.at,
      by: intent.by,
      action: 'rollback',
      ...(moving.length && {
        changes: Object.fromEntries(moving.map(([name, target]) => [name, target?.manifest.release ?? null])),
      }),
      ...(left.length && { abandoned: Object.fromEntries(left) }),
      ...(left.length && intent.recall && { recalled: Object.fromEntries(left) }),
      ...(intent.reason && { reason: intent.reason }),
      ...(intent.force && { force: true }),
    },
  };
}

const stays = (log: FoldedLog, name: string) =>
  log.live[name] ? `${name}@${log.live[name]} is live already.` : `${name} has no live release already.`;

function noLive({ manifest: { name, release } }: Candidate): string {
  return `${name} has no live release to leave: use "npm run release -- activate ${name}@${release}".`;
}
