/** The database process of a shop without PostgreSQL: `PAW_DATA=<folder> node api/src/platform/database/pgliteServer.ts`. */
import { createLog } from '@paw/node/createLog.ts';
import { logLastWords } from '@paw/node/logLastWords.ts';
import { readDatabaseEnvironment } from './databaseEnvironment.ts';
import { serveEmbeddedDatabase } from './embeddedDatabase.ts';
import { endWhenStuck } from './endWhenStuck.ts';
import { FolderInUse } from './folderLock.ts';

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
  if (process.send) process.send({ type: 'failed', message }, undefined, undefined, () => process.exit(1));
  else process.exit(1);
}
