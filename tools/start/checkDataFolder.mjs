import { FolderInUse, lockFolder } from '../../api/src/platform/database/folderLock.ts';
import { StartProblem } from '../StartProblem.mjs';

/**
 * Says before the long steps that another shop has the folder open. The database process asks again when it opens it.
 * @throws StartProblem
 */
export async function checkDataFolder(dataFolder) {
  try {
    const lock = await lockFolder(dataFolder);
    await lock.release();
  } catch (error) {
    throw error instanceof FolderInUse ? new StartProblem(error.message) : error;
  }
}
