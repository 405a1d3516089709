import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadProducts } from '../catalogue/loadProducts.ts';
import { readProductData } from '../catalogue/productData.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';

export const dataFolder = join(__dirname, '../../data');
export const migrationsFolder = join(__dirname, '../../migrations');

/** An empty folder under the system's own, for tests. */
export const makeTestFolder = () => mkdtempSync(join(tmpdir(), 'paw-test-'));

/** Starts the shop's own database process on a folder and resolves with its first message. */
export async function startPglite(
  folder: string,
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess; message: Record<string, string> }> {
  const entry = join(__dirname, '../database/pgliteServer.ts');
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

/** An empty database of its own: embedded, or a new one on the server that TEST_DATABASE_URL names. */
export async function startTestDatabase(): Promise<TestDatabase> {
  return process.env.TEST_DATABASE_URL ? createOnServer(process.env.TEST_DATABASE_URL) : startEmbedded();
}

/** The same with tables and the shop's products. */
export async function startTestShop() {
  const { url, embedded, stop } = await startTestDatabase();
  const database = openDatabase(url, { embedded });
  const stopAll = () => database.close().then(stop);
  try {
    await migrate(url, migrationsFolder);
    await loadProducts(database, readProductData(dataFolder));
  } catch (error) {
    await stopAll();
    throw error;
  }
  return { url, embedded, database, stop: stopAll };
}

async function startEmbedded(): Promise<TestDatabase> {
  const folder = makeTestFolder();
  const { child, message } = await startPglite(folder);
  const stop = async () => {
    child.disconnect();
    await once(child, 'exit');
    rmSync(folder, { recursive: true });
  };
  return { url: message.url ?? '', embedded: true, stop };
}

async function createOnServer(server: string): Promise<TestDatabase> {
  const name = `paw_test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, embedded: false, stop: () => run(`drop database ${name}`) };
}
