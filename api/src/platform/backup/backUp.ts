import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type pg from 'pg';
import { lockFolder } from '../database/folderLock.ts';
import { type BackupManifest, FILES, writeManifest } from './BackupManifest.ts';
import { BackupProblem } from './BackupProblem.ts';
import { copyCluster, copyLog } from './copyCluster.ts';
import { lastMigration } from '../database/lastMigration.ts';
import { withEmbedded } from './openEmbedded.ts';

/** Keeps the write-ahead log from the backup's beginning until it is copied. */
const SLOT = 'paw_backup';

/**
 * Copies the embedded database into a new folder while the shop goes on: a base backup as PostgreSQL's manual describes
 * it ("Making a base backup using the low level API"). Nothing waits for it, and all that was acknowledged before
 * `consistentAt` is in it.
 * @param options.data the shop's data folder (`PAW_DATA`)
 * @param options.to the new folder; it may exist if it is empty
 * @throws BackupProblem with a sentence for the person who asked
 */
export async function backUp({ data, to }: { data: string; to: string }): Promise<BackupManifest> {
  const cluster = join(data, 'database');
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    throw new BackupProblem(
      `There is no embedded database in ${resolve(data)}. Set PAW_DATA to the shop's data folder.`,
    );
  }
  await mkdir(to, { recursive: true, mode: 0o700 });
  if ((await readdir(to)).length) throw new BackupProblem(`There is something in ${to} already. Name a new folder.`);
  if (isBelow(cluster, to)) {
    await rmdir(to);
    throw new BackupProblem(`${to} is a part of the database. Name a folder elsewhere.`);
  }
  // One at a time: the embedded database has one session, and with it one backup in progress.
  const lock = await lockFolder(join(data, 'backups')).catch(() => {
    throw new BackupProblem('Another backup of this shop is in progress. Try again when it is done.');
  });
  const files = join(to, FILES);
  try {
    return await withEmbedded(data, (client) => copyWhileRunning(client, cluster, to));
  } catch (error) {
    await rm(files, { recursive: true, force: true });
    throw error;
  } finally {
    await lock.release();
  }
}

async function copyWhileRunning(client: pg.Client, cluster: string, to: string): Promise<BackupManifest> {
  const files = join(to, FILES);
  await forgetUnfinished(client);
  await client.query('select pg_create_physical_replication_slot($1, true)', [SLOT]);
  try {
    await client.query("select pg_backup_start('paw', true)");
    await copyCluster(cluster, files);
    const { rows } = await client.query(
      'select labelfile, pg_walfile_name(lsn) as last, now() as now from pg_backup_stop(false)',
    );
    const { labelfile, last, now } = rows[0] as { labelfile: string; last: string; now: Date };
    const first = /\(file ([0-9A-F]{24})\)/.exec(labelfile)?.[1] ?? last;
    await copyLog(cluster, files, { first, last });
    await writeFile(join(files, 'backup_label'), labelfile, { mode: 0o600, flush: true });
    return await writeManifest(to, {
      consistentAt: now.toISOString(),
      postgres: (await readFile(join(files, 'PG_VERSION'), 'utf8')).trim(),
      migration: await lastMigration(client),
    });
  } finally {
    await forgetUnfinished(client);
  }
}

/** What a backup that was killed left in the session, which outlives connections. */
async function forgetUnfinished(client: pg.Client): Promise<void> {
  const notInProgress = '55000';
  await client.query('select pg_backup_stop(false)').catch((error: { code?: string }) => {
    if (error.code !== notInProgress) throw error;
  });
  await client.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [
    SLOT,
  ]);
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(realpathSync(folder), realpathSync(path));
  return !way.startsWith('..') && !isAbsolute(way);
}
