import { counted } from '@paw/rules/counted.ts';
import { planRemoval } from '../plan/planRemoval.ts';
import { readLog } from '../store/activationLog.ts';
import { listLeftovers, removeLeftovers } from '../store/leftovers.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { listReleases, listRemotes } from '../store/releases.ts';
import { foldLog, listSets } from '../store/foldLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { listRunningShells } from '../store/runningShells.ts';
import { keys } from '../store/storeKeys.ts';
import { findLastVerdict } from '../store/verdicts.ts';
import { listEnvironments } from './openExistingStore.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { shortTime, textTable } from './textTable.ts';

/** Removes releases that are no longer needed in any environment, because all environments share them. */
export const gc: ReleaseCommand = async ({ store, options, startedAt, print }) => {
  const { keep, dryRun = false } = options;
  const logs = new Map<string, LogEntry[]>();
  const findNow = () => findUnneeded(store, { keep, now: startedAt }, logs);
  const unneeded = await findNow();
  const leftovers = store.folder ? await listLeftovers(store.folder) : [];
  const removed = [];
  for (const one of unneeded) {
    if (!(await store.get(keys.manifest(one.remote, one.release)))) {
      print(
        `${label(one)} has no release.json, so a removal is running or was interrupted. It was not removed. Publish ${one.remote} again from the same sources, then run gc again.`,
      );
      continue;
    }
    // It may have been activated since.
    const isUnneeded = async () => (await findNow()).some((other) => label(other) === label(one));
    if (dryRun || ((await isUnneeded()) && (await removeRelease(store, one, isUnneeded)))) removed.push(one);
    else print(`${label(one)} was activated since, so it was not removed.`);
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

const label = ({ remote, release }: Pick<Removal, 'remote' | 'release'>) => `${remote}@${release}`;

/** @param known entries of each environment that were read before; updated here */
async function findUnneeded(
  store: ReleaseStore,
  intent: { keep?: number; now: Date },
  known: Map<string, LogEntry[]>,
): Promise<Removal[]> {
  const environments = await listEnvironments(store);
  const logs = await Promise.all(environments.map((env) => readLog(store, env, known.get(env))));
  for (const [index, env] of environments.entries()) known.set(env, logs[index] ?? []);
  const inUse = await Promise.all(environments.map((env, index) => findServed(store, env, logs[index] ?? [])));
  const published = await Promise.all(
    (await listRemotes(store)).map(async (remote) =>
      (await listReleases(store, remote)).map(({ release, at }) => ({ remote, release, at })),
    ),
  );
  return planRemoval(published.flat(), logs, { ...intent, inUse: new Set(inUse.flat()) });
}

/** Releases that running shells serve or may serve. */
async function findServed(store: ReleaseStore, env: string, entries: readonly LogEntry[]): Promise<string[]> {
  const sets = listSets(entries);
  const { n, rollbackStack } = foldLog(entries);
  const shells = await listRunningShells(store, env);
  const served = await Promise.all(
    shells.map(async ({ instance }) => {
      const verdict = await findLastVerdict(store, env, instance, n);
      const set = sets.findLast(({ setId }) => setId === verdict?.setId);
      if (set) return Object.entries(set.live);
      // No verdict yet, or a release was excluded: the shell may serve any earlier release in its place.
      return Object.entries(rollbackStack).flatMap(([remote, ids]) => ids.map((id) => [remote, id] as const));
    }),
  );
  return served.flat().map(([remote, release]) => label({ remote, release }));
}

/**
 * Removes release.json first, so that no command can activate the release any more, then reads the log once more for an
 * activation that came just before. The publish record goes last, because it lists the release.
 * @returns false when the release is needed after all and was kept
 * @throws when the store fails; the release is restored if only its release.json was removed
 */
async function removeRelease(
  store: ReleaseStore,
  { remote, release }: Removal,
  isUnneeded: () => Promise<boolean>,
): Promise<boolean> {
  const key = keys.manifest(remote, release);
  const manifest = await store.get(key);
  // Another gc removes it.
  if (!manifest) return false;
  await store.delete(key);
  let isConfirmed = false;
  try {
    isConfirmed = await isUnneeded();
  } finally {
    if (!isConfirmed) await store.putIfAbsent(key, manifest);
  }
  if (!isConfirmed) return false;
  for (const file of await store.list(`releases/${remote}/${release}/`)) await store.delete(file);
  for (const signature of await store.list(`signatures/${remote}/${release}/`)) await store.delete(signature);
  await store.delete(keys.published(remote, release));
  return true;
}
