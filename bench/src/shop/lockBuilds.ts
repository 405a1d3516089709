import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderInUse, lockFolder } from '../../../api/src/platform/database/folderLock.ts';

/**
 * Waits until no other run of the bench starts a shop in this checkout: both would build into the same folders.
 * The lock ends with this process too.
 */
export async function lockBuilds(checkout: string): Promise<{ release: () => Promise<void> }> {
  for (;;) {
    try {
      return await lockFolder(join(checkout, 'node_modules/.cache/bench-builds'));
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      await pause(250);
    }
  }
}
