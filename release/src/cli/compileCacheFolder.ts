import { join, sep } from 'node:path';

const MODULES = `${sep}node_modules${sep}`;

/**
 * The folder of Node's compile cache: inside the `node_modules` that belongs to this file. Cached code runs with the
 * user's rights, so the cache is never below the current folder, where others may be able to write.
 * @param folder of a source file of this package, in a checkout or installed
 */
export function compileCacheFolder(folder: string): string {
  const at = folder.lastIndexOf(MODULES);
  const modules = at < 0 ? join(folder, '../../../node_modules') : folder.slice(0, at + MODULES.length);
  return join(modules, '.cache/release-commands');
}
