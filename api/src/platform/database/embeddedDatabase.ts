import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { closeTree } from '@paw/node/closeToOthers.ts';
import type { Log } from '@paw/node/createLog.ts';
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket';
import { lockFolder } from './folderLock.ts';
import { OwnerOnlyFolder } from './OwnerOnlyFolder.ts';
import { READ_ONLY } from './readOnly.ts';
import { makeSocketFolder, removeSocketFolder, urlOf } from './socketFolder.ts';
import { StatementQueue } from './statementQueue.ts';

/** What search needs. A migration creates them; a folder that has them opens only with them. */
const extensions = { pg_trgm, unaccent };
/** Time for connections to finish after a stop signal, in milliseconds. */
const patience = 5000;

/**
 * Opens the embedded PostgreSQL of a data folder and serves it on a Unix socket.
 * `url` is what `pg` connects to. Throws FolderInUse when another process has the folder.
 */
export async function serveEmbeddedDatabase(dataFolder: string, log: Log) {
  const lock = await lockFolder(dataFolder);
  const folder = realpathSync(dataFolder);
  const own = join(folder, 'database');
  // Earlier versions left its files open to everyone.
  if (existsSync(own)) closeTree(own);
  else mkdirSync(own, { mode: 0o700 });
  const database = await PGlite.create({ fs: new OwnerOnlyFolder(own), extensions });
  await settle(database);
  const queue = new StatementQueue(database);
  const connections = new Set<PGLiteSocketHandler>();
  const server = createServer((socket) => {
    // The package types its own queue as a class with private fields; ours has the same four methods.
    const handler = new PGLiteSocketHandler({ queryQueue: queue as never, closeOnDetach: true });
    connections.add(handler);
    socket.once('close', () => connections.delete(handler));
    handler.addEventListener('error', (event) => {
      log.warn({ err: (event as CustomEvent<Error>).detail }, 'A connection to the database broke.');
    });
    void handler.attach(socket);
  });

  const directory = makeSocketFolder(folder);
  const path = join(directory, '.s.PGSQL.5432');
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });

  async function stop() {
    const idle = new Promise<void>((resolve) => server.close(() => resolve()));
    const timer = setTimeout(() => {
      for (const handler of connections) void handler.detach(true);
    }, patience);
    await idle;
    clearTimeout(timer);
    await database.close();
    removeSocketFolder(folder, directory);
    await lock.release();
  }
  return { url: urlOf(directory), stop };
}

/** What a server does at its start by itself: leave a backup that was killed, and be read-only while a shop moves. */
async function settle(database: PGlite): Promise<void> {
  await database.exec('select pg_drop_replication_slot(slot_name) from pg_replication_slots');
  const { rows } = await database.query<{ setting: string }>(
    'select unnest(setconfig) as setting from pg_db_role_setting',
  );
  if (rows.some(({ setting }) => setting === `${READ_ONLY}=on`)) await database.exec(`set ${READ_ONLY} = on`);
}
