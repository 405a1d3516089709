import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { lockFolder } from '../database/folderLock.ts';
import { type BackupManifest, FILES, readBackup } from './BackupManifest.ts';
import { BackupProblem } from './BackupProblem.ts';
import { copyFolder } from './copyCluster.ts';
import { startEmbedded, withDatabase } from './openEmbedded.ts';

interface Restored extends Pick<BackupManifest, 'consistentAt'> {
  /** Rows by table. */
  rows: Record<string, number>;
  /** Where the database that was there is now; undefined when there was none. */
  before?: string;
}

interface RestoreOptions {
  /** The shop's data folder (`PAW_DATA`). */
  data: string;
  /** A backup's folder. */
  from: string;
  /** When the newest migration of this version of the shop was made. ms since 1970 */
  newest: number;
  /** Check, and change nothing. */
  isDryRun?: boolean;
}

/**
 * Puts a backup in the place of the embedded database of a shop that is stopped. The copy is opened and all its rows are
 * read before it takes that place, and the database that was there is kept beside it.
 * @throws BackupProblem with a sentence for the person who asked; FolderInUse while the shop runs
 */
export async function restore({ data, from, newest, isDryRun = false }: RestoreOptions): Promise<Restored> {
  const { consistentAt, migration } = await readBackup(from);
  if (migration > newest) {
    throw new BackupProblem(`${from} is of a newer version of the shop. Install that version, and restore with it.`);
  }
  await mkdir(data, { recursive: true, mode: 0o700 });
  // A backup is checked while the shop runs, too.
  const lock = isDryRun ? undefined : await lockFolder(data);
  const trial = await mkdtemp(join(data, 'restoring-'));
  try {
    await copyFolder(join(from, FILES), join(trial, 'database'));
    const rows = await readWhole(trial);
    const [place, now] = [join(data, 'database'), new Date().toISOString().replaceAll(/[:.]/g, '-')];
    const before = existsSync(place) ? join(data, `database-before-${now}`) : undefined;
    if (!isDryRun) {
      if (before) await rename(place, before);
      await rename(join(trial, 'database'), place);
    }
    return { consistentAt, rows, ...(before && { before }) };
  } finally {
    await rm(trial, { recursive: true, force: true });
    await lock?.release();
  }
}

/** Opens a database, which completes it from its log, and reads every row. */
async function readWhole(data: string): Promise<Record<string, number>> {
  const { url, stop } = await startEmbedded(data).catch((cause: unknown) => {
    throw new BackupProblem('The backup cannot be opened as a database. Use another one.', { cause });
  });
  try {
    return await withDatabase(() => url, countRows);
  } finally {
    await stop();
  }
}

async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    // A hash of each row reads all of it, also what is stored beside the table.
    const { rows } = await client.query(`select count(md5(t::text)) as n from ${pg.escapeIdentifier(name)} t`);
    counts[name] = Number(rows[0]?.n);
  }
  return counts;
}
