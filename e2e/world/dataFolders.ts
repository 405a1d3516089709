/** Data folders for a test's own shop, copied from the shared shop's builds and database. */
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedFacts } from './sharedFacts.ts';

/** Everything is published and live, and the database holds the shop's products. */
export function copyOfShop(): string {
  const folder = emptyFolder();
  copyFrom('store', folder);
  copyFrom('keys', folder);
  copyDatabase(folder);
  return folder;
}

/** Everything is published and live; the first start has to fill a new database. */
export function copyOfStore(): string {
  const folder = emptyFolder();
  copyFrom('store', folder);
  copyFrom('keys', folder);
  return folder;
}

/** Everything is published, nothing is live yet, and the database holds the shop's products. */
export function copyPublished(): string {
  const folder = emptyFolder();
  for (const name of ['releases', 'published']) copyFrom(join('store', name), folder);
  copyDatabase(folder);
  return folder;
}

/** The database alone, with the shop's products. */
export function copyOfDatabase(): string {
  const folder = emptyFolder();
  copyDatabase(folder);
  return folder;
}

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'paw-e2e-data-'));

/** Nothing is copied when the tests run against a running shop. */
function copyFrom(path: string, folder: string): void {
  const { dataFolder } = sharedFacts();
  const from = join(dataFolder, path);
  if (dataFolder && existsSync(from)) cpSync(from, join(folder, path), { recursive: true });
}

function copyDatabase(folder: string): void {
  const { filledDatabase } = sharedFacts();
  if (filledDatabase) cpSync(filledDatabase, join(folder, 'database'), { recursive: true });
}
