import { join, sep } from 'node:path';

const MODULES = `${sep}node_modules${sep}`;

/**
 * Where compiled code of these commands is kept: in the `node_modules` that belongs to this file. What lies there runs as
 * this user, so it is never below the folder that a command is called in, where others may write.
 * @param folder of a source file of these commands, in a checkout or installed as a package
 */
export function compileCacheFolder(folder: string): string {
  const at = folder.lastIndexOf(MODULES);
  const modules = at < 0 ? join(folder, '../../../node_modules') : folder.slice(0, at + MODULES.length);
  return join(modules, '.cache/release-commands');
}
