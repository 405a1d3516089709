import { counted } from '@paw/rules/counted.ts';
import { planRemoval } from '../plan/planRemoval.ts';
import { readLog } from '../store/activationLog.ts';
import { listLeftovers, removeLeftovers } from '../store/leftovers.ts';
import { listReleases, listRemotes } from '../store/releases.ts';
import { listSets } from '../store/releaseSetFold.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { listRunningShells } from '../store/runningShells.ts';
import { keys } from '../store/storeKeys.ts';
import { findLastVerdict } from '../store/verdicts.ts';
import { listEnvironments } from './openStore.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { shortTime, textTable } from './textTable.ts';

/** Removes releases that nothing needs. Environments are all looked at, because they share the releases. */
export const gc: ReleaseCommand = async ({ store, folder, options, startedAt, tell }) => {
  const { keep, dryRun = false } = options;
  const intent = { keep, now: startedAt };
  const unneeded = await findUnneeded(store, intent);
  const leftovers = await listLeftovers(folder);
  const removed = [];
  for (const one of unneeded) {
    // It may have been activated meanwhile.
    const isUnneeded = (await findUnneeded(store, intent)).some(
      ({ remote, release }) => remote === one.remote && release === one.release,
    );
    if (!isUnneeded) tell(`${one.remote}@${one.release} was activated meanwhile, and stays.`);
    else removed.push(dryRun ? one : await removeRelease(store, one));
  }
  if (!dryRun) await removeLeftovers(leftovers);
  const rows = removed.map(({ remote, release, at }) => [`${remote}@${release}`, `published ${shortTime(at)}`]);
  const files = counted(leftovers.length, 'leftover file');
  const releases = counted(removed.length, 'release');
  const end = dryRun
    ? `${releases} and ${files} would be removed. Nothing was changed (--dry-run).`
    : `${releases} and ${files} removed.`;
  return {
    text: [...(rows.length ? [textTable(rows)] : []), end].join('\n'),
    data: { dryRun, removed, leftovers: leftovers.length },
  };
};

type Removal = ReturnType<typeof planRemoval>[number];

async function findUnneeded(store: ReleaseStore, intent: { keep?: number; now: Date }): Promise<Removal[]> {
  const environments = await listEnvironments(store);
  const logs = await Promise.all(environments.map((env) => readLog(store, env)));
  const inUse = await Promise.all(
    environments.map(async (env, index) => {
      const sets = listSets(logs[index] ?? []);
      const shells = await listRunningShells(store, env);
      const verdicts = await Promise.all(
        shells.map(({ instance }) => findLastVerdict(store, env, instance, logs[index]?.length ?? 0)),
      );
      const served = verdicts.map((verdict) => sets.findLast(({ setId }) => setId === verdict?.setId)?.live ?? {});
      return served.flatMap((live) => Object.entries(live).map(([remote, release]) => `${remote}@${release}`));
    }),
  );
  const published = await Promise.all(
    (await listRemotes(store)).map(async (remote) =>
      (await listReleases(store, remote)).map(({ release, at }) => ({ remote, release, at })),
    ),
  );
  return planRemoval(published.flat(), logs, { ...intent, inUse: new Set(inUse.flat()) });
}

/** What says that it is there goes last: an interrupted removal is found again. */
async function removeRelease(store: ReleaseStore, one: Removal): Promise<Removal> {
  const { remote, release } = one;
  const manifest = keys.manifest(remote, release);
  await store.delete(manifest);
  for (const key of await store.list(`releases/${remote}/${release}/`)) await store.delete(key);
  await store.delete(keys.published(remote, release));
  return one;
}
