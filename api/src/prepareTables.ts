import { join } from 'node:path';
import { loadProducts } from './catalogue/product-data/loadProducts.ts';
import { readProductData } from './catalogue/product-data/readProductData.ts';
import { openDatabase } from './platform/database/database.ts';
import { startLimits } from './platform/database/databaseLimits.ts';
import { findMigrationDuty } from './platform/database/findMigrationDuty.ts';
import { migrate } from './platform/database/migrate.ts';
import { isReadOnly } from './platform/database/readOnly.ts';
import { waitForDatabase } from './platform/database/waitForDatabase.ts';
import { loadCoupons } from './selling/coupon/loadCoupons.ts';
import { readCoupons } from './selling/coupon/readCoupons.ts';

const root = join(import.meta.dirname, '..');
const migrations = join(root, 'migrations');

/**
 * Brings the tables, the product data and the coupons up to date. Each step is one transaction: a start that was cut off
 * left nothing half done, and the next one does it whole.
 */
export async function prepareTables(url: string, { embedded }: { embedded: boolean }): Promise<void> {
  const data = readProductData(join(root, 'data'));
  const coupons = readCoupons(join(root, 'data'));
  await waitForDatabase(url, 30);
  await migrate(url, migrations);
  const database = openDatabase(url, { embedded, limits: startLimits });
  try {
    await loadProducts(database, data);
    await loadCoupons(database, coupons).catch((error: unknown) => {
      // A shop that moves has them already, and takes no changes.
      if (!isReadOnly(error)) throw error;
    });
  } finally {
    await database.close();
  }
}

/**
 * The same at the start of an api, whose role may be one that only reads and writes rows.
 * @throws Error when such a role meets older tables
 */
export async function prepareOwnTables(url: string, options: { embedded: boolean }): Promise<void> {
  await waitForDatabase(url, 30);
  if ((await findMigrationDuty(url, migrations)) === 'ours') await prepareTables(url, options);
}
