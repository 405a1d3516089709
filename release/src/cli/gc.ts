import { counted } from '@paw/rules/counted.ts';
import { listOldEvidence } from '../store/evidence.ts';
import { listLeftovers, removeLeftovers } from '../store/leftovers.ts';
import { claimRelease, REMOVAL, removeOldClaims } from '../store/releaseClaim.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { keys } from '../store/storeKeys.ts';
import { label, type Removal, unneededFinder } from './gcUnneeded.ts';
import type { ChangeAnswer } from './changeThroughRegistry.ts';
import { removeOldShadows } from './removeOldShadows.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { shortTime, textTable } from './textTable.ts';

/** Each release takes a registry several reads of its store. ms */
const TIMEOUT = 600_000;

/** Removes releases that are no longer needed in any environment, because all environments share them. */
export const gc: ReleaseCommand = async ({ store, registry, options, startedAt, print }) => {
  const { keep, dryRun = false } = options;
  if (registry) {
    const call = { method: 'POST', body: { ...(keep !== undefined && { keep }), dryRun }, timeout: TIMEOUT } as const;
    const { lines, text, data } = await registry.json<ChangeAnswer>('/v1/gc', call);
    for (const line of lines) print(line);
    return { text, data };
  }
  const findNow = unneededFinder(store, { keep, now: startedAt });
  const { releases: unneeded, silent, broken } = await findNow();
  const leftovers = store.folder ? await listLeftovers(store.folder) : [];
  const removed = [];
  for (const one of unneeded) {
    // It may have been activated since.
    const isUnneeded = async () => (await findNow()).releases.some((other) => label(other) === label(one));
    const outcome = dryRun ? 'removed' : await removeRelease(store, one, isUnneeded);
    if (outcome === 'removed') removed.push(one);
    else if (outcome === 'needed') print(`${label(one)} was activated since, so it was not removed.`);
    else print(`${label(one)} is being published or removed by another command, so it was left.`);
  }
  for (const one of broken) {
    print(
      `${one} has no release.json, because a removal was interrupted, and it may be needed. It was not removed: publish ${one.split('@')[0]} again from the same sources.`,
    );
  }
  if (!dryRun) {
    await removeLeftovers(leftovers);
    await removeOldClaims(store);
    await removeOldShadows(store, startedAt);
    for (const key of await listOldEvidence(store, startedAt.getTime())) await store.delete(key);
  }
  const rows = removed.map(({ remote, release, at }) => [`${remote}@${release}`, `published ${shortTime(at)}`]);
  const files = counted(leftovers.length, 'leftover file');
  const releases = counted(removed.length, 'release');
  const notes = silent.map(
    ({ url, pid, host, env }) =>
      `${url} (pid ${pid} on ${host}) does not say what its open tabs run, so what was live in "${env}" in the last 30 days is kept.`,
  );
  const end = dryRun
    ? `${releases} and ${files} would be removed. Nothing was changed (--dry-run).`
    : `${releases} and ${files} removed.`;
  return {
    text: [...(rows.length ? [textTable(rows)] : []), ...notes, end].join('\n'),
    data: { dryRun, removed, leftovers: leftovers.length, silent },
  };
};

/**
 * Nobody publishes or removes a release meanwhile. What an interrupted removal has left, without release.json, is removed
 * too.
 * @throws when the store fails
 */
async function removeRelease(
  store: ReleaseStore,
  named: Removal,
  isUnneeded: () => Promise<boolean>,
): Promise<'removed' | 'needed' | 'taken'> {
  const end = await claimRelease(store, named, REMOVAL);
  if (!end) return 'taken';
  let isDone = false;
  try {
    const isRemoved = (await isUnneeded()) && (await removeClaimed(store, named, isUnneeded));
    isDone = true;
    return isRemoved ? 'removed' : 'needed';
  } finally {
    await end(!isDone).catch(() => undefined);
  }
}

/**
 * Removes release.json first, so that no command can activate the release any more, then reads the log once more for an
 * activation that came just before. The publish record goes last, because it lists the release.
 * @returns false when the release is needed after all and was kept
 * @throws when the store fails; the release is restored if only its release.json was removed
 */
async function removeClaimed(
  store: ReleaseStore,
  { remote, release }: Removal,
  isUnneeded: () => Promise<boolean>,
): Promise<boolean> {
  const key = keys.manifest(remote, release);
  const manifest = await store.get(key);
  await store.delete(key);
  let isConfirmed = false;
  try {
    isConfirmed = await isUnneeded();
  } finally {
    if (!isConfirmed && manifest) await store.putIfAbsent(key, manifest);
  }
  if (!isConfirmed) return false;
  for (const file of await store.list(`releases/${remote}/${release}/`)) await store.delete(file);
  for (const signature of await store.list(`signatures/${remote}/${release}/`)) await store.delete(signature);
  await store.delete(keys.published(remote, release));
  return true;
}
