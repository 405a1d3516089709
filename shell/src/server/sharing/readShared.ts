import { readManifest, readVerified } from '@paw/release/store/releases.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import { keys } from '@paw/release/store/storeKeys.ts';
import type { SharedStore } from './shareReleases.ts';

/**
 * Reads verified files of published releases. They are not cached, because each developer requests them once. Undefined
 * when the store lacks the release (a shell that runs from its checkout is in no store), or the release the file.
 */
export function readShared(store: ReleaseStore): SharedStore['read'] {
  return async (name, release, path) => {
    try {
      const manifest = await readManifest(store, name, release);
      if (path === 'release.json') return await store.get(keys.manifest(name, release));
      return await readVerified(store, manifest, path);
    } catch (error) {
      if ((error as { code?: string }).code === 'unknown') return undefined;
      throw error;
    }
  };
}
