import { parseReference, resolveRelease } from '../plan/releaseReference.ts';
import { readLog } from '../store/activationLog.ts';
import { listReleases, listRemotes } from '../store/releases.ts';
import { findRollbackTarget, foldLog } from '../store/releaseSetFold.ts';
import { inspectRelease, listKnown } from './readSet.ts';
import type { CommandContext, ReleaseCommand } from './releaseCommand.ts';
import { textTable } from './textTable.ts';

interface Chosen {
  remote: string;
  release: string;
  why: string;
}

/** Reads all bytes of releases before somebody needs them. Its exit code is 1 when one is damaged. */
export const verify: ReleaseCommand = async (context) => {
  const chosen = await choose(context);
  const releases = [];
  // One after the other: all files of a release are read at once already.
  for (const one of chosen)
    releases.push({ ...one, ...(await inspectRelease(context.store, one.remote, one.release)) });
  const rows = releases.map(({ remote, release, why, damage }) => [
    `${remote}@${release}`,
    why,
    damage.map(({ path, problem }) => `${path} is ${problem}`).join(', ') || 'whole',
  ]);
  const broken = releases.filter(({ damage }) => damage.length);
  const end = broken.length
    ? `Damaged: ${broken.length} of ${releases.length}. Publishing a release again from the same sources repairs it.`
    : `All are whole: ${releases.length} checked.`;
  return {
    text: [textTable(rows), end].join('\n'),
    data: { env: context.env, releases: releases.map(({ manifest: _, ...facts }) => facts) },
    ...(broken.length && { exitCode: 1 }),
  };
};

async function choose({ store, env, words, options }: CommandContext): Promise<Chosen[]> {
  if (words.length) {
    return Promise.all(
      words.map(parseReference).map(async (reference) => {
        const release = resolveRelease(reference, await listKnown(store, reference.remote));
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
      // A release that is gone altogether is damage too.
      const needed = [log.live[remote], findRollbackTarget(log, remote)].filter((one) => one !== undefined);
      const ids = options.all ? [...new Set([...needed, ...published])] : needed;
      return ids.map((release) => ({ remote, release, why: places(remote, release) }));
    }),
  );
  return all.flat();
}
