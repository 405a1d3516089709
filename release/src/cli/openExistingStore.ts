import { openStore } from '../store/openStore.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { didYouMean } from '@paw/node/cli/nearestName.ts';

/**
 * @param mayCreate true for `publish`: the first published release creates the store
 * @throws ReleaseProblem when there is no store at the address: a mistyped one must not look like an empty shop.
 */
export async function openExistingStore(address: string, mayCreate: boolean): Promise<ReleaseStore> {
  const store = openStore(address);
  if (mayCreate) return store;
  // A registry's own log comes first when people are let in before anything is published.
  for (const prefix of ['published/', 'log/', 'admin-log/']) if ((await store.list(prefix)).length) return store;
  throw new ReleaseProblem(
    'unknown',
    `There is no release store in ${store.address}: choose another one with --store (RELEASE_STORE, or the data folder with PAW_DATA), or create one with "npm run release -- publish <remote>".`,
  );
}

/**
 * An environment exists once its log has an entry or a shell follows it. While there is none, `local` is accepted.
 * @throws ReleaseProblem that lists the environments
 */
export async function checkEnvironment(store: ReleaseStore, env: string, mayCreate = false): Promise<void> {
  const known = await listEnvironments(store);
  if (known.includes(env) || mayCreate || (!known.length && env === 'local')) return;
  const there = known.length ? `This store has ${known.join(', ')}.` : 'This store has none yet.';
  throw new ReleaseProblem(
    'unknown',
    `There is no environment "${env}" in ${store.address}. ${there}${didYouMean(env, known)} To create it, start a shell with RELEASE_ENV=${env} or use activate --new-env.`,
  );
}

/** Names of the environments with a log, a running shell or a proposal, sorted. */
export async function listEnvironments(store: ReleaseStore): Promise<string[]> {
  const found = (await Promise.all(['log/', 'running/', 'proposals/'].map((prefix) => store.list(prefix)))).flat();
  return [...new Set(found.map((key) => key.split('/')[1] ?? ''))].toSorted();
}
