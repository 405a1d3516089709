import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { BackupProblem } from './BackupProblem.ts';

/** Folders whose files PostgreSQL makes again at its start; the log is copied at the end. */
const onlyFolders = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const without = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map']);

/**
 * Copies a database's files while it works with them: pages that are torn, and files that come and go meanwhile, are
 * what the log repeats when the copy is opened.
 */
export async function copyCluster(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = relative(from, join(entry.parentPath, entry.name));
    const [top = '', ...below] = path.split(sep);
    if (entry.isDirectory() && (!below.length || !onlyFolders.has(top))) {
      await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    } else if (entry.isFile() && !onlyFolders.has(top) && !without.has(path) && !entry.name.startsWith('pgsql_tmp')) {
      await copyIfThere(join(from, path), join(to, path));
    }
  }
}

/**
 * Copies the write-ahead log of a backup.
 * @param range names of the first and last file that the backup needs
 * @throws BackupProblem when one of them is gone
 */
export async function copyLog(from: string, to: string, range: { first: string; last: string }): Promise<void> {
  const names = (await readdir(join(from, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const files = names.filter((name) => name >= range.first && name <= range.last).toSorted();
  if (files[0] !== range.first || files.at(-1) !== range.last) {
    throw new BackupProblem('The log of the database moved on before it was copied. Try again.');
  }
  await mkdir(join(to, 'pg_wal'), { recursive: true, mode: 0o700 });
  for (const name of files) await copyFile(join(from, 'pg_wal', name), join(to, 'pg_wal', name));
}

/** Copies a whole folder, and leaves nothing of what was there. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = relative(from, join(entry.parentPath, entry.name));
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    else if (entry.isFile()) await copyIfThere(join(from, path), join(to, path));
  }
}

/** Its bytes are shared with the original where the file system can do that. */
async function copyIfThere(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
