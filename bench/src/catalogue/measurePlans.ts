import type { Database } from '../../../api/src/platform/database/database.ts';
import type { Figure } from '../Figure.ts';
import { listScans, type Scan } from './listScans.ts';
import { recordStatements } from './recordStatements.ts';

/** One of each kind of hot request. */
const paths = [
  '/api/products/Adjustable-Dog-Collar',
  '/api/products',
  '/api/products?pet=dog',
  '/api/products?pet=bird&category=Cages',
  '/api/products?pet=dog&brand=Northbarn&color=Gray&in_stock=1',
  '/api/products?pet=dog&category=Beds&brand=Northbarn&color=Gray&in_stock=1',
  '/api/products?pet=dog&category=Beds&price_max=4000&sort=price-asc',
  '/api/search?q=leather+collar',
  '/api/search?q=orthopedic&brand=Northbarn&color=Gray',
  '/api/search?q=orthopdic+bed',
  '/api/search?q=D-TRIM-GRAP',
  '/api/search/suggestions?q=leather+co',
];
/** Their rows are wide: what a statement is not about, it must not read. */
const judged = ['products', 'variants'];

/**
 * Whether the hot statements find what they look for by an index. The counts of a large list are about a large part of
 * all variants, and are taken from `listed_variants`, a row of which has some 70 bytes: to read all of it costs what a
 * few hundred steps through its index do. Such scans are reported, but do not fail the measurement.
 */
export async function measurePlans(name: string, database: Database, products: number): Promise<Figure> {
  const scans = await listScans(database, await recordStatements(database, paths));
  const wide = scans.filter(({ table }) => judged.includes(table));
  const say = ({ path, statement, table, plan }: Scan) => `${path}: ${statement} reads all of ${table} (${plan} plan)`;
  return {
    name: `${products.toLocaleString('en-US')} products, ${name}: plans that read all products or variants`,
    value: wide.length,
    unit: '',
    against: `${paths.length} requests by place, search, slug and suggestion, planned for their values and for any`,
    limit: { atMost: 0 },
    parts: [
      ...wide.map(say),
      ...scans.filter((scan) => !wide.includes(scan)).map((scan) => `not judged, the table is narrow: ${say(scan)}`),
    ],
  };
}
