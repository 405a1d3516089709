/** The database process of a shop without PostgreSQL: `PAW_DATA=<folder> npx node api/src/platform/database/pgliteServer.ts`. */
import { Worker } from 'node:worker_threads';
import { createLog } from '@paw/node/createLog.ts';
import { logLastWords } from '@paw/node/logLastWords.ts';
import { readDatabaseEnvironment } from './databaseEnvironment.ts';
import { serveEmbeddedDatabase } from './embeddedDatabase.ts';
import { FolderInUse } from './folderLock.ts';
import type { StuckWatch } from './stuckWatch.ts';

/** Interval of the beats that the watching thread counts. ms */
const BEAT = 500;

let log = createLog('database', 'info');

try {
  const { PAW_DATA, LOG_LEVEL, DATABASE_PATIENCE } = readDatabaseEnvironment(process.env);
  log = createLog('database', LOG_LEVEL);
  logLastWords(log);
  const { url, stop } = await serveEmbeddedDatabase(PAW_DATA, log);
  endWhenStuck(DATABASE_PATIENCE);
  let stopping: Promise<void> | undefined;
  const end = () => {
    if (!stopping) log.info('The database is shutting down: statements in progress are completed.');
    stopping ??= stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
  log.info({ folder: PAW_DATA }, `The database listens at ${url} and waits for the api.`);
  process.send?.({ type: 'listening', url });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof FolderInUse) log.fatal(message);
  else log.fatal({ err: error });
  process.exitCode = 1;
  // Exit only when the parent has the message: an exit right after send may lose it.
  const failed = { type: 'failed', message, isInUse: error instanceof FolderInUse };
  if (process.send) process.send(failed, undefined, undefined, () => process.exit(1));
  else process.exit(1);
}

/**
 * Kills this process when its main thread has been blocked for so many seconds. A statement of PGlite blocks the thread,
 * has no time limit, and loops forever after some failures (a full disk under the write-ahead log). The parent process
 * then restarts this one, and nothing acknowledged is lost.
 */
function endWhenStuck(seconds: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const workerData: StuckWatch = { beats, every: BEAT, seconds };
  new Worker(new URL('./stuckWatch.ts', import.meta.url), { workerData }).unref();
  setInterval(() => Atomics.add(beats, 0, 1), BEAT).unref();
}
