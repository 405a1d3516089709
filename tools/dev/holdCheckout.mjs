import { join } from 'node:path';
import { FolderInUse, lockFolder } from '../../api/src/platform/database/folderLock.ts';
import { root } from '../root.mjs';
import { StartProblem } from '../StartProblem.mjs';

/**
 * Until this process ends: two of them would write over each other's builds, whatever data folder each has.
 * @throws StartProblem when another one runs here
 */
export async function holdCheckout() {
  try {
    await lockFolder(join(root, 'shell/dist'));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartProblem(`npm run dev already runs in ${root}: stop it first, or work in another clone.`);
  }
}
