import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../api/src/platform/database/database.ts';
import { startLimits } from '../../../api/src/platform/database/databaseLimits.ts';
import { migrate } from '../../../api/src/platform/database/migrate.ts';
import { loadProducts } from '../../../api/src/catalogue/product-data/loadProducts.ts';
import type { CatalogueData } from '../../../api/src/catalogue/product-data/readProductData.ts';
import { checkout, manyGuests, plainEnvironment } from '../../machine/environments.ts';
import type { EmptyDatabase } from '../../machine/emptyDatabase.ts';
import type { Place } from '../shop/Place.ts';

/** The project's own process of PGlite, on a folder of the place. */
export async function startEmbedded(place: Place): Promise<EmptyDatabase> {
  const folder = join(place.temporary, 'catalogue');
  mkdirSync(folder, { recursive: true });
  const { url, child } = await startProcess(place, 'api/src/platform/database/pgliteServer.ts', { PAW_DATA: folder });
  return { name: 'embedded', url, embedded: true, stop: () => end(child) };
}

/**
 * Tables and products. @param data its `hash` must be that of the real data: the api that starts on it then takes it for
 * what it would load itself, and leaves it.
 */
export async function fillDatabase(place: Place, { url, embedded }: EmptyDatabase, data: CatalogueData) {
  await migrate(url, join(place.folder, 'api/migrations'));
  const database = openDatabase(url, { embedded, limits: startLimits });
  try {
    await loadProducts(database, data);
  } finally {
    await database.close();
  }
}

/** The api's own process, as a shop starts it. */
export async function startApi(place: Place, { url, embedded }: EmptyDatabase) {
  const env = {
    DATABASE_URL: url,
    DATABASE_EMBEDDED: embedded ? '1' : '',
    NODE_ENV: 'production',
    ...manyGuests,
  };
  const { url: origin, child } = await startProcess(place, 'api/src/server.ts', env);
  return { origin, stop: () => end(child) };
}

async function startProcess(place: Place, script: string, env: Record<string, string>) {
  const child = fork(join(place.folder, script), {
    env: { ...plainEnvironment(checkout), PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([status]) => {
    throw new Error(`${script} ended with ${status}.`);
  });
  ended.catch(() => {});
  const [{ url = '', message = '' }] = (await Promise.race([once(child, 'message'), ended])) as [
    { url?: string; message?: string },
  ];
  if (!url) throw new Error(`${script} did not start: ${message}`);
  return { url, child };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
