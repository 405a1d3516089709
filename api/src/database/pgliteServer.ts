/** The database process of a shop without PostgreSQL: `PAW_DATA=<folder> node api/src/database/pgliteServer.ts`. */
import { serveEmbeddedDatabase } from './embeddedDatabase.ts';
import { FolderInUse } from './folderLock.ts';

const dataFolder = process.env.PAW_DATA;

try {
  if (!dataFolder) throw new Error('PAW_DATA is missing. Set it to the folder that keeps the shop’s data.');
  const { url, stop } = await serveEmbeddedDatabase(dataFolder);
  let stopping: Promise<void> | undefined;
  const end = () => {
    stopping ??= stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
  if (process.send) process.send({ type: 'listening', url });
  else console.log(`The database listens at ${url}`);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof FolderInUse || !dataFolder ? message : error);
  process.exitCode = 1;
  // Exit only when the parent has the message: an exit right after send may lose it.
  if (process.send) process.send({ type: 'failed', message }, undefined, undefined, () => process.exit(1));
  else process.exit(1);
}
