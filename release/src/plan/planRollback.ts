import { describeEntry, type LogEntry } from '../store/logEntry.ts';
import { type FoldedLog, findRollbackTarget } from '../store/foldLog.ts';
import {
  checkAbandoned,
  checkSet,
  type ActivationIntent,
  planAppend,
  suggestAllowLoss,
  type Plan,
} from './planActivation.ts';
import { noteEndedCanaries, suggestStop } from './besideCanaries.ts';
import { type Candidate, checkFiles, type Manifests } from './setChecks.ts';

interface RollbackIntent extends Pick<ActivationIntent, 'by' | 'at' | 'reason' | 'force' | 'allowLoss'> {
  /** Stop serving the files of the abandoned releases; open tabs leave them at once. */
  recall?: boolean;
  /** Remote → a release that is no longer live, to recall as well. */
  recalls?: Readonly<Record<string, string>>;
}

/** A user who rolls back this soon after another rollback cannot have seen its effect. */
const DUPLICATE_WINDOW_MS = 3_000;

/** The release that a rollback of `remote` goes to when none is named, or why there is none. */
export function findTargetOrRefusal(log: FoldedLog, remote: string): { release: string } | { refusal: string } {
  const live = log.live[remote];
  if (!live)
    return {
      refusal: `${remote} has no live release: activate one with "npm run release -- activate ${remote}@latest".`,
    };
  const release = findRollbackTarget(log, remote);
  if (release) return { release };
  return {
    refusal: `${remote} has no earlier release that was not abandoned.${suggestStop(log, remote)} To leave the live release, choose one with --to <release>, publish and activate a fixed one, or take the remote out of the shop with "npm run release -- deactivate ${remote}". "npm run release -- history ${remote}" lists them all.`,
  };
}

/**
 * Finds a rollback of the remote that was written after this command started, or up to three seconds before. The user
 * meant the release that it abandoned: two people who roll back at once go back one release, not two.
 * @returns a sentence that names the command to go back further; undefined when there is no such rollback
 */
export function findDuplicateRollback(
  log: FoldedLog,
  entries: readonly LogEntry[],
  remote: string,
  startedAt: Date,
): string | undefined {
  const last = entries.findLast((entry) => entry.changes && Object.hasOwn(entry.changes, remote));
  const live = log.live[remote];
  if (!last || !live || !last.abandoned?.[remote] || last.action === 'activate') return undefined;
  const ago = startedAt.getTime() - Date.parse(last.at);
  if (ago >= DUPLICATE_WINDOW_MS) return undefined;
  const when = ago > 0 ? `${(ago / 1000).toFixed(1)} s before this command started` : 'after this command started';
  return `${describeEntry(last)} (entry ${last.n}), ${when}: it is treated as the same rollback. Nothing was changed. To roll back ${remote}@${live} too: npm run release -- rollback ${remote}@${live}`;
}

/**
 * A target that was live before needs only whole files and a contract that the shell supports; other checks become
 * notes. A target that was never live gets the checks of an activation, except that missing api operations are notes.
 * @param targets remote → the release to go back to; null = the remote leaves the set
 * @param goal `release` = every remote must be live now; `set` = restore a set, which may add remotes
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
  const already = all.filter(([name, target]) => isLive(name, target)).map(([name]) => describeUnchanged(log, name));
  const moving = all.filter(([name, target]) => !isLive(name, target));
  const { recalls = {} } = intent;
  if (!moving.length && !Object.keys(recalls).length) return { kind: 'nothing', notes: already };

  const candidates = moving.flatMap(([, target]) => target ?? []);
  const absent = candidates.filter(({ manifest }) => goal === 'release' && !log.live[manifest.name]);
  if (absent.length) return { kind: 'refused', refusals: absent.map(describeNotLive), notes: [] };

  const removed = moving.filter(([, target]) => !target).map(([name]) => name);
  const wereLive = candidates.every(({ manifest: { name, release } }) => log.history[name]?.includes(release));
  const checked = checkSet(
    log,
    live,
    candidates.map(({ manifest }) => manifest),
    removed,
  );
  const refusals = candidates.flatMap((one) => [...checkFiles(one), ...checkAbandoned(log, intent, one)]);
  refusals.push(...checked.contract);
  const ended = noteEndedCanaries(
    log,
    moving.map(([name]) => name),
  );
  const notes = [...(goal === 'release' ? already : []), ...ended, ...checked.notes, ...checked.operations];
  (wereLive ? notes : refusals).push(...checked.shared, ...checked.owners);
  // A set that was live before had all its paths, unless remotes were added since.
  if (intent.allowLoss || (wereLive && !removed.length)) notes.push(...checked.lost);
  else refusals.push(...checked.lost.map(suggestAllowLoss));
  if (refusals.length) return { kind: 'refused', refusals, notes };
  const replaced = moving.flatMap(([name]) => (log.live[name] ? [[name, log.live[name]] as const] : []));
  const abandoned = [...replaced, ...Object.entries(recalls)];
  return planAppend(intent, notes, {
    action: 'rollback',
    ...(moving.length && {
      changes: Object.fromEntries(moving.map(([name, target]) => [name, target?.manifest.release ?? null])),
    }),
    ...(abandoned.length && { abandoned: Object.fromEntries(abandoned) }),
    ...(abandoned.length && intent.recall && { recalled: Object.fromEntries(abandoned) }),
  });
}

const describeUnchanged = (log: FoldedLog, name: string) =>
  log.live[name] ? `${name}@${log.live[name]} is already live.` : `${name} already has no live release.`;

function describeNotLive({ manifest: { name, release } }: Candidate): string {
  return `${name} has no live release to roll back: use "npm run release -- activate ${name}@${release}".`;
}
