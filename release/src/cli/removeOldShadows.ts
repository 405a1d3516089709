import { readLog } from '../store/activationLog.ts';
import { foldLog } from '../store/foldLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { LONGEST_SHADOW } from '../store/shadows.ts';
import { listShadowIds, removeShadowParts } from '../store/shadowParts.ts';
import { listEnvironments } from './openExistingStore.ts';

const KEPT = 30 * 86_400_000;

/** Removes what shells saw of shadows that began more than 30 days ago. Their evidence stays. */
export async function removeOldShadows(store: ReleaseStore, now: Date): Promise<void> {
  for (const env of await listEnvironments(store)) {
    // Listed first: a shadow that begins meanwhile is in the log that is read afterwards.
    const ids = await listShadowIds(store, env);
    if (!ids.length) continue;
    const { shadows } = foldLog(await readLog(store, env));
    const oldest = now.getTime() - KEPT - LONGEST_SHADOW;
    for (const id of ids) {
      if (!(Date.parse(shadows[id]?.at ?? '') > oldest)) await removeShadowParts(store, env, id);
    }
  }
}
