import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that only the shop's owner may read: orders, addresses and passwords, emails, the staff's key. */
const secret = ['database', 'run', 'mail', 'staff-key', 'staff-url', 'monitor-url'];
/** The other folders contain only public files: releases and pictures. */
const known = new Set([...secret, 'store', 'pictures', 'shop.lock']);
/** The rights of group and others. */
const OTHERS = 0o077;

/**
 * Restricts a data folder to its owner: folders 0700, files 0600. An earlier version of the shop, or a copy of the
 * folder, may have left it open.
 * @returns a sentence when something stays open to others
 */
export function closeToOthers(dataFolder: string): string | undefined {
  // Windows has other rights: a folder inherits those of its user's folder.
  if (process.platform === 'win32') return undefined;
  try {
    const names = readdirSync(dataFolder);
    for (const name of names.filter((one) => secret.includes(one))) closeTree(join(dataFolder, name));
    const foreign = names.filter((name) => !known.has(name) && !name.startsWith('.'));
    if (!foreign.length) close(dataFolder);
    if (!(lstatSync(dataFolder).mode & OTHERS)) return undefined;
    const few = foreign.slice(0, 3).join(', ');
    return `The data folder ${dataFolder} can be opened by other users of this machine. It was not changed, because it holds something that is not the shop's (${few}): run "chmod 700" on it, or set PAW_DATA to a folder of its own.`;
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    return `The data folder ${dataFolder} could not be closed to other users of this machine (${code}, ${path}): make its files yours.`;
  }
}

/** Restricts a folder with its contents, or a file. Does not follow links. */
export function closeTree(path: string): void {
  if (process.platform === 'win32') return;
  const stats = lstatSync(path);
  if (stats.isDirectory()) for (const name of readdirSync(path)) closeTree(join(path, name));
  if (stats.isDirectory() || stats.isFile()) close(path, stats.mode);
}

function close(path: string, mode = lstatSync(path).mode): void {
  if (mode & OTHERS) chmodSync(path, mode & 0o700);
}
