import { parseRemoteName } from '../plan/releaseReference.ts';
import { readLog } from '../store/activationLog.ts';
import { listReleases, listRemotes } from '../store/releases.ts';
import { foldLog } from '../store/foldLog.ts';
import { describeInterruptedRemovals } from './interruptedRemovals.ts';
import { listKnownReleases } from './readCurrentSet.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { describeState } from './releaseFacts.ts';
import { publisher, shortRevision, shortTime, textTable } from './textTable.ts';
import { trustOf } from './trustOf.ts';

export const list: ReleaseCommand = async ({ store, env, args }) => {
  const named = args[0] === undefined ? undefined : parseRemoteName(args[0]);
  if (named) await listKnownReleases(store, named);
  const log = foldLog(await readLog(store, env));
  const remotes = named ? [named] : await listRemotes(store);
  const trust = trustOf(store);
  const releases = (await Promise.all(remotes.map(listOf))).flat();
  const rows = releases.map(({ remote, release, by, signedBy, at, revision, state }) => [
    `${remote}@${release}`,
    shortTime(at),
    publisher(by, signedBy),
    shortRevision(revision),
    state,
  ]);
  const text = textTable([['release', 'published', 'by', 'revision', `in "${env}"`], ...rows]);
  const notes = await describeInterruptedRemovals(store, named);
  return { text: [text, ...notes].join('\n'), data: { env, releases } };

  async function listOf(remote: string) {
    const published = await listReleases(store, remote);
    return Promise.all(
      published.map(async ({ release, by, at, revision }) => {
        const signedBy = await trust.publishers(remote, release);
        const state = describeState(log, remote, release);
        return { remote, release, by, byIsClaimed: !signedBy.length, signedBy, at, revision, state };
      }),
    );
  }
};
