import type { FoldedLog } from '@paw/release/store/foldLog.ts';
import { releaseSetId } from '@paw/release/store/foldLog.ts';
import { judge, type Judgment, type Releases, type SetFailure } from './judge.ts';
import { earlierOf, groupsOf, remotesOf } from './setChanges.ts';
import { type Trial, runTrial } from './runTrial.ts';
import type { SetHost, WarmSet } from './WarmSet.ts';
import { isSame, releasesOf } from './WarmSetCache.ts';

export interface WarmUpHost extends SetHost {
  apiIsUp: () => Promise<boolean>;
  /** True when the page was rendered for the next set in the last `maxAge` ms (default: a few seconds), so it needs no smoke test. */
  isReady: (next: WarmSet, url: string, maxAge?: number) => boolean;
}

interface WarmUp extends Pick<Trial, 'isRollback' | 'signal' | 'prepare' | 'isNew'> {
  target: Releases;
  log: FoldedLog;
  live: WarmSet | undefined;
}

interface WarmedUp {
  /** The set with all working releases of the target; undefined when no new one works. */
  set?: WarmSet;
  refused: Judgment['refused'];
}

/**
 * Warms the whole target. When that fails, finds the releases at fault and warms the rest.
 * @throws the signal's reason when it is aborted
 */
export async function warmUp(
  host: WarmUpHost,
  { target, log, live, isRollback, isNew, signal, prepare }: WarmUp,
): Promise<WarmedUp> {
  const passed: WarmSet[] = [];
  const tryOne = async (releases: Releases, changes: Partial<Trial> = {}): Promise<SetFailure | undefined> => {
    const trial = describeSet(log, releases);
    const against = passed.at(-1) ?? live;
    const common = {
      ...trial,
      before: live,
      against,
      isRollback,
      isNew,
      requireIntact: true,
      signal,
      prepare: async () => undefined,
    };
    const outcome = await runTrial(host, { ...common, apiIsUp: host.apiIsUp, isReady: host.isReady, ...changes });
    if ('failure' in outcome) return outcome.failure;
    passed.push(outcome.set);
    return undefined;
  };
  try {
    const failure = await tryOne(target, { prepare });
    if (!failure) return { set: passed[0], refused: {} };
    host.log.warn({ releases: target }, `The release set did not warm up: ${failure.text}`);
    const serving = live ? releasesOf(live) : {};
    const base = Object.fromEntries(Object.entries(serving).filter(([name]) => target[name]));
    const judgment = await judge({
      base,
      wanted: target,
      groups: groupsOf(log, base, target),
      earlier: (remote) => earlierOf(log, remote),
      runTrial: (releases) => tryOne(releases),
      tryDamaged: (releases) => tryOne(releases, { requireIntact: false }),
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
 * The id and releases of a set. The id equals the log's when the set is the one in the log. Excluded remotes are part of
 * the id, because their pages show that they are unavailable.
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
