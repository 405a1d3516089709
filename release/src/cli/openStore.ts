import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openFolderStore } from '../store/folderStore.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { didYouMean } from '@paw/node/cli/nearestName.ts';

/**
 * @param mayBegin the first release that is published makes the store
 * @throws ReleaseProblem for a folder that holds no store: a mistyped path must not look like an empty shop.
 */
export function openStore(folder: string, mayBegin: boolean): ReleaseStore {
  const isStore = ['published', 'log'].some((name) => existsSync(join(folder, name)));
  if (isStore || mayBegin) return openFolderStore(folder);
  throw new ReleaseProblem(
    'unknown',
    `There is no release store in ${folder}: name another folder with --store (or the data folder with PAW_DATA), or begin one with "npm run release -- publish <remote>".`,
  );
}

/**
 * An environment exists once something is in its log, or a shell follows it. Before there is any, `local` is fine.
 * @throws ReleaseProblem with those that there are
 */
export async function checkEnvironment(
  store: ReleaseStore,
  folder: string,
  env: string,
  mayBegin = false,
): Promise<void> {
  const known = await listEnvironments(store);
  if (known.includes(env) || mayBegin || (!known.length && env === 'local')) return;
  const there = known.length ? `There ${known.length > 1 ? 'are' : 'is'} ${known.join(', ')}.` : 'There is none yet.';
  throw new ReleaseProblem(
    'unknown',
    `There is no environment "${env}" in ${folder}. ${there}${didYouMean(env, known)} A new one begins when a shell starts with RELEASE_ENV=${env}, or with activate --new-env.`,
  );
}

/** Names of the environments with a log or a running shell, sorted. */
export async function listEnvironments(store: ReleaseStore): Promise<string[]> {
  const found = (await Promise.all(['log/', 'running/'].map((prefix) => store.list(prefix)))).flat();
  return [...new Set(found.map((key) => key.split('/')[1] ?? ''))].toSorted();
}
