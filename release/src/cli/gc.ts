import { counted } from '@paw/rules/counted.ts';
import { planRemoval } from '../plan/planRemoval.ts';
import { readLog } from '../store/activationLog.ts';
import { listLeftovers, removeLeftovers } from '../store/leftovers.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { listReleases, listRemotes } from '../store/releases.ts';
import { foldLog, listSets } from '../store/releaseSetFold.ts';
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
  const logs = new Map<string, LogEntry[]>();
  const findNow = () => findUnneeded(store, { keep, now: startedAt }, logs);
  const unneeded = await findNow();
  const leftovers = await listLeftovers(folder);
  const removed = [];
  for (const one of unneeded) {
    if (!(await store.get(keys.manifest(one.remote, one.release)))) {
      tell(
        `${label(one)} has no release.json, so it is not clear what became of it, and it stays: a removal is under way or was interrupted. Publish ${one.remote} again from the same sources, and gc removes it.`,
      );
      continue;
    }
    // It may have been activated meanwhile.
    const isUnneeded = async () => (await findNow()).some((other) => label(other) === label(one));
    if (dryRun || ((await isUnneeded()) && (await removeRelease(store, one, isUnneeded)))) removed.push(one);
    else tell(`${label(one)} was activated meanwhile, and stays.`);
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

/** @param known entries of each environment that were read before; kept up to date here */
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

/** What running shells serve, or may serve. */
async function findServed(store: ReleaseStore, env: string, entries: readonly LogEntry[]): Promise<string[]> {
  const sets = listSets(entries);
  const { n, trail } = foldLog(entries);
  const shells = await listRunningShells(store, env);
  const served = await Promise.all(
    shells.map(async ({ instance }) => {
      const verdict = await findLastVerdict(store, env, instance, n);
      const set = sets.findLast(({ setId }) => setId === verdict?.setId);
      if (set) return Object.entries(set.live);
      // It has said nothing yet, or left out a release: anything that rollbacks go back through may take its place.
      return Object.entries(trail).flatMap(([remote, ids]) => ids.map((id) => [remote, id] as const));
    }),
  );
  return served.flat().map(([remote, release]) => label({ remote, release }));
}

/**
 * Its release.json goes first, without which no command activates it; then the log is read once more for one that just
 * did. What says that the release is there goes last.
 * @returns false when it is needed after all, and stays
 * @throws when the store fails; the release stays if nothing but its release.json was removed
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
  let isSure = false;
  try {
    isSure = await isUnneeded();
  } finally {
    if (!isSure) await store.putIfAbsent(key, manifest);
  }
  if (!isSure) return false;
  for (const file of await store.list(`releases/${remote}/${release}/`)) await store.delete(file);
  await store.delete(keys.published(remote, release));
  return true;
}
