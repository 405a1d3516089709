/** The api process: `DATABASE_URL=postgres://… node api/src/server.ts`. */
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { loadProducts } from './catalogue/loadProducts.ts';
import { readProductData } from './catalogue/productData.ts';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { waitForDatabase } from './database/waitForDatabase.ts';
import { readEnvironment } from './environment.ts';

const root = join(import.meta.dirname, '..');

try {
  const { HOST, PORT, DATABASE_URL, DATABASE_EMBEDDED, LOG_LEVEL } = readEnvironment(process.env);
  const data = readProductData(join(root, 'data'));
  await waitForDatabase(DATABASE_URL, 30);
  await migrate(DATABASE_URL, join(root, 'migrations'));
  const database = openDatabase(DATABASE_URL, { embedded: DATABASE_EMBEDDED });
  await loadProducts(database, data);

  const app = await buildApp(database, { logger: { level: LOG_LEVEL } });
  const url = await app.listen({ host: HOST, port: PORT });

  let draining: Promise<void> | undefined;
  const drain = () => {
    draining ??= app
      .close()
      .then(() => database.close())
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', drain).on('SIGINT', drain).on('disconnect', drain);
  if (process.send) process.send({ type: 'listening', url });
  else console.log(`The api listens at ${url}`);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  process.exitCode = 1;
  // Exit only when the parent has the message: an exit right after send may lose it.
  if (process.send) process.send({ type: 'failed', message }, undefined, undefined, () => process.exit(1));
  else process.exit(1);
}
