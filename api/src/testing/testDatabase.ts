import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { noteStart } from './noteStart.ts';
import { loadProducts } from '../catalogue/product-data/loadProducts.ts';
import { readProductData } from '../catalogue/product-data/readProductData.ts';
import { openDatabase } from '../platform/database/database.ts';
import { startLimits } from '../platform/database/databaseLimits.ts';
import { migrate } from '../platform/database/migrate.ts';
import { makeTestFolder, onceARun, roomVariable } from './testRoom.ts';
import { queryOnce } from './queryOnce.ts';

export const dataFolder = join(__dirname, '../../data');
export const migrationsFolder = join(__dirname, '../../migrations');

/** Starts the shop's own database process on a folder and resolves with its first message. */
export async function startPglite(
  folder: string,
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess; message: Record<string, string> }> {
  const entry = join(__dirname, '../platform/database/pgliteServer.ts');
  const child = fork(entry, {
    env: { ...process.env, PAW_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  const message = await new Promise<Record<string, string>>((resolve, reject) => {
    child.once('message', (first) => resolve(first as Record<string, string>));
    child.once('exit', (status) => reject(new Error(`The database process ended with ${status}: ${output}`)));
  });
  return { child, message };
}

export interface TestDatabase {
  url: string;
  embedded: boolean;
  stop: () => Promise<void>;
}

/** What a test begins with. */
type Content = 'nothing' | 'tables' | 'products';

/**
 * A database of its own, embedded, or on the server that TEST_DATABASE_URL names: a copy of one that is filled once a
 * run, because making and filling one takes ten seconds of a processor.
 */
export async function startTestDatabase(content: Content = 'nothing'): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? copyOnServer(server, content) : copyEmbedded(content);
}

/** With tables, the shop's products, and connections to it. */
export async function startTestShop() {
  const { url, embedded, stop } = await startTestDatabase('products');
  // Patient: many tests at once make the embedded database slower than a shopper would bear.
  const database = openDatabase(url, { embedded, limits: startLimits });
  return { url, embedded, database, stop: () => database.close().then(stop) };
}

async function copyEmbedded(content: Content): Promise<TestDatabase> {
  const template = await onceARun(content, async (folder) =>
    fill(await startEmbedded(folder, { keep: true }), content),
  );
  const folder = makeTestFolder();
  cpSync(template, folder, { recursive: true });
  return startEmbedded(folder);
}

async function copyOnServer(server: string, content: Content): Promise<TestDatabase> {
  if (content === 'nothing') return createOnServer(server);
  const name = templateName(content);
  await onceARun(name, async () =>
    fill({ ...(await createOnServer(server, { name })), stop: async () => {} }, content),
  );
  return createOnServer(server, { template: name });
}

/** One for each run: a server may serve several. */
const templateName = (content: Content) =>
  basename(process.env[roomVariable] ?? 'alone').replace('paw-test-', `paw_template_${content}_`);

/** Removes what `startTestDatabase` copied on a server; what it left in the run's room goes with the room. */
export async function dropTemplates(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  await queryOnce(server, `drop database if exists "${templateName('tables')}"`);
  await queryOnce(server, `drop database if exists "${templateName('products')}"`);
}

/** Closes every connection. */
async function fill({ url, embedded, stop }: TestDatabase, content: Content): Promise<void> {
  const begun = performance.now();
  const database = openDatabase(url, { embedded, limits: startLimits });
  try {
    if (content !== 'nothing') await migrate(url, migrationsFolder);
    if (content === 'products') await loadProducts(database, readProductData(dataFolder));
    if (content !== 'nothing') noteStart(`database filled with ${content}`, begun);
  } finally {
    await database.close();
    await stop();
  }
}

async function startEmbedded(folder: string, { keep = false } = {}): Promise<TestDatabase> {
  const begun = performance.now();
  const { child, message } = await startPglite(folder);
  noteStart('embedded database', begun);
  const stop = async () => {
    child.disconnect();
    await once(child, 'exit');
    if (!keep) rmSync(folder, { recursive: true });
  };
  return { url: message.url ?? '', embedded: true, stop };
}

async function createOnServer(
  server: string,
  { name = `paw_test_${randomBytes(6).toString('hex')}`, template = 'template1' } = {},
): Promise<TestDatabase> {
  const begun = performance.now();
  await queryOnce(server, `create database "${name}" template "${template}" ${await copying(server)}`);
  noteStart('database on PostgreSQL', begun);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    embedded: false,
    stop: async () => void (await queryOnce(server, `drop database "${name}"`)),
  };
}

/** Copying files takes a fifth of the time of copying pages; PostgreSQL offers the choice from version 15 on. */
async function copying(server: string): Promise<string> {
  const [{ server_version_num: version }] = await queryOnce(server, 'show server_version_num');
  return Number(version) >= 150_000 ? 'strategy file_copy' : '';
}
