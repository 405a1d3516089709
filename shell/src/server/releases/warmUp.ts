import type { FoldedLog } from '@paw/release/store/foldLog.ts';
import { releaseSetId } from '@paw/release/store/foldLog.ts';
import { judge, type Judgment, type Releases, type SetFailure } from './judge.ts';
import { earlierOf, groupsOf, remotesOf } from './setChanges.ts';
import { type Trial, tryOut } from './tryOut.ts';
import type { SetHost, WarmSet } from './WarmSet.ts';
import { isSame, releasesOf } from './WarmShelf.ts';

export interface WarmUpHost extends SetHost {
  apiIsUp: () => Promise<boolean>;
  /** A page of a set that is not live yet is ready and whole: it needs no other trial. */
  isReady: (next: WarmSet, url: string) => boolean;
}

interface WarmUp extends Pick<Trial, 'isBack' | 'signal' | 'prepare' | 'isNew'> {
  goal: Releases;
  log: FoldedLog;
  live: WarmSet | undefined;
}

interface WarmedUp {
  /** With all that works of the goal; undefined when nothing new does. */
  set?: WarmSet;
  refused: Judgment['refused'];
}

/**
 * Warms the goal up as a whole. When that fails, finds out which of its releases are at fault, and warms up the rest.
 * @throws the signal's reason when it is aborted
 */
export async function warmUp(
  host: WarmUpHost,
  { goal, log, live, isBack, isNew, signal, prepare }: WarmUp,
): Promise<WarmedUp> {
  const passed: WarmSet[] = [];
  const tryOne = async (releases: Releases, changes: Partial<Trial> = {}): Promise<SetFailure | undefined> => {
    const trial = describeSet(log, releases);
    const against = passed.at(-1) ?? live;
    const common = {
      ...trial,
      before: live,
      against,
      isBack,
      isNew,
      whole: true,
      signal,
      prepare: async () => undefined,
    };
    const outcome = await tryOut(host, { ...common, apiIsUp: host.apiIsUp, isReady: host.isReady, ...changes });
    if ('failure' in outcome) return outcome.failure;
    passed.push(outcome.set);
    return undefined;
  };
  try {
    const failure = await tryOne(goal, { prepare });
    if (!failure) return { set: passed[0], refused: {} };
    host.log.warn({ releases: goal }, `The release set did not warm up: ${failure.text}`);
    const serving = live ? releasesOf(live) : {};
    const base = Object.fromEntries(Object.entries(serving).filter(([name]) => goal[name]));
    const judgment = await judge({
      base,
      wanted: goal,
      groups: groupsOf(log, base, goal),
      earlier: (remote) => earlierOf(log, remote),
      tryOut: (releases) => tryOne(releases),
      tryDamaged: (releases) => tryOne(releases, { whole: false }),
    });
    const set = passed.findLast((one) => isSame(releasesOf(one), judgment.live));
    for (const { pool } of passed.filter((one) => one !== set)) void pool.stop(0);
    return { set, refused: judgment.refused };
  } catch (error) {
    for (const { pool } of passed) void pool.stop(0);
    throw error;
  }
}

/**
 * A set as the log sees it: its id is the log's own when it is what the log wants. Remotes without any release in it
 * count in the id, because their pages say so.
 */
export function describeSet(log: FoldedLog, releases: Releases): Pick<Trial, 'id' | 'releases' | 'leftOut'> {
  const leftOut = Object.fromEntries(Object.entries(remotesOf(log)).filter(([name]) => !releases[name]));
  const marks = Object.entries(leftOut).map(([name, release]) => [name, `not ${release}`]);
  const { shell } = log.live;
  return {
    id: releaseSetId({ ...Object.fromEntries(marks), ...(shell && { shell }), ...releases }),
    releases,
    leftOut,
  };
}
