import { keys } from '../store/storeKeys.ts';
import { NO_HASH, sha256 } from '../store/logPlace.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { readAllBounded } from './readBounded.ts';
import type { Root } from './root.ts';

/** What the logs of a store hold that has no root yet: the root's keys vouch for it. */
export async function anchorLogs(store: ReleaseStore): Promise<Root['anchors']> {
  const found = (await store.list('log/')).map((key) => key.split('/')[1] ?? '');
  const environments = [...new Set(found)].toSorted();
  const anchors = await Promise.all(
    environments.map(async (env) => {
      const n = found.filter((one) => one === env).length;
      const numbers = Array.from({ length: n }, (_, index) => keys.log(env, index + 1));
      const objects = await readAllBounded(store, numbers);
      const hash = objects.reduce((chain, bytes) => sha256(`${chain}\n${sha256(bytes ?? '')}`), NO_HASH);
      return [env, { n, hash }] as const;
    }),
  );
  return Object.fromEntries(anchors);
}
