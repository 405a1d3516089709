import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openFolderStore } from '../store/folderStore.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { didYouMean } from '@paw/node/cli/nearestName.ts';

/**
 * @param mayCreate true for `publish`: the first published release creates the store
 * @throws ReleaseProblem when the folder holds no store: a mistyped path must not look like an empty shop.
 */
export function openStore(folder: string, mayCreate: boolean): ReleaseStore {
  const isStore = ['published', 'log'].some((name) => existsSync(join(folder, name)));
  if (isStore || mayCreate) return openFolderStore(folder);
  throw new ReleaseProblem(
    'unknown',
    `There is no release store in ${folder}: choose another folder with --store (or the data folder with PAW_DATA), or create one with "npm run release -- publish <remote>".`,
  );
}

/**
 * An environment exists once its log has an entry or a shell follows it. While there is none, `local` is accepted.
 * @throws ReleaseProblem that lists the environments
 */
export async function checkEnvironment(
  store: ReleaseStore,
  folder: string,
  env: string,
  mayCreate = false,
): Promise<void> {
  const known = await listEnvironments(store);
  if (known.includes(env) || mayCreate || (!known.length && env === 'local')) return;
  const there = known.length ? `This store has ${known.join(', ')}.` : 'This store has none yet.';
  throw new ReleaseProblem(
    'unknown',
    `There is no environment "${env}" in ${folder}. ${there}${didYouMean(env, known)} To create it, start a shell with RELEASE_ENV=${env} or use activate --new-env.`,
  );
}

/** Names of the environments with a log or a running shell, sorted. */
export async function listEnvironments(store: ReleaseStore): Promise<string[]> {
  const found = (await Promise.all(['log/', 'running/'].map((prefix) => store.list(prefix)))).flat();
  return [...new Set(found.map((key) => key.split('/')[1] ?? ''))].toSorted();
}
