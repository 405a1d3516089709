import { parseReference, resolveRelease } from '../plan/releaseReference.ts';
import { readLog } from '../store/activationLog.ts';
import { listReleases, listRemotes } from '../store/releases.ts';
import { findRollbackTarget, foldLog } from '../store/foldLog.ts';
import { describeInterruptedRemovals } from './interruptedRemovals.ts';
import { inspectRelease, listKnownReleases } from './readCurrentSet.ts';
import type { CommandContext, ReleaseCommand } from './releaseCommand.ts';
import { textTable } from './textTable.ts';

interface CheckedRelease {
  remote: string;
  release: string;
  why: string;
}

/** Checks every file of releases before they are needed. Exits with 1 when one is damaged. */
export const verify: ReleaseCommand = async (context) => {
  const chosen = await chooseReleases(context);
  const releases = [];
  // Sequential, because all files of one release are already read in parallel.
  for (const one of chosen)
    releases.push({ ...one, ...(await inspectRelease(context.store, one.remote, one.release)) });
  const rows = releases.map(({ remote, release, why, damage }) => [
    `${remote}@${release}`,
    why,
    damage.map(({ path, problem }) => `${path} is ${problem}`).join(', ') || 'ok',
  ]);
  const notes = await describeInterruptedRemovals(context.store);
  const broken = releases.filter(({ damage }) => damage.length);
  const summary = broken.length
    ? `Damaged: ${broken.length} of ${releases.length}. Publishing a release again from the same sources repairs it.`
    : `No damage found: ${releases.length} checked.`;
  return {
    text: [textTable(rows), ...notes, summary].join('\n'),
    data: { env: context.env, releases: releases.map(({ manifest: _, ...facts }) => facts) },
    ...(broken.length && { exitCode: 1 }),
  };
};

async function chooseReleases({ store, env, args, options }: CommandContext): Promise<CheckedRelease[]> {
  if (args.length) {
    return Promise.all(
      args.map(parseReference).map(async (reference) => {
        const release = resolveRelease(reference, await listKnownReleases(store, reference.remote));
        return { remote: reference.remote, release, why: '' };
      }),
    );
  }
  const log = foldLog(await readLog(store, env));
  const places = (remote: string, release: string) =>
    log.live[remote] === release ? 'live' : findRollbackTarget(log, remote) === release ? 'a rollback goes here' : '';
  const all = await Promise.all(
    (await listRemotes(store)).map(async (remote) => {
      const published = (await listReleases(store, remote)).map(({ release }) => release);
      // A needed release that is missing altogether is reported as damage.
      const needed = [log.live[remote], findRollbackTarget(log, remote)].filter((one) => one !== undefined);
      const ids = options.all ? [...new Set([...needed, ...published])] : needed;
      return ids.map((release) => ({ remote, release, why: places(remote, release) }));
    }),
  );
  return all.flat();
}
