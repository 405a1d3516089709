import type { Database } from '../../../api/src/platform/database/database.ts';
import type { CatalogueRequest, Statement } from './catalogueRequest.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Tables of as many rows as there are products, or more. */
const large = ['products', 'variants', 'listed_variants', 'stock', 'ratings', 'reviews', 'search_words'];

/** A statement that reads a whole table, planned for its values or for any. */
export interface Scan {
  path: string;
  statement: string;
  table: string;
  plan: 'custom' | 'generic';
}

/** What the database would read from one end to the other; both kinds of plans, for the server may take either. */
export async function listScans(database: Database, requests: readonly CatalogueRequest[]): Promise<Scan[]> {
  const scans: Scan[] = [];
  for (const { path, steps } of requests) {
    for (const statement of steps.flat()) {
      for (const mode of ['custom', 'generic'] as const) {
        const tables = tablesScanned(await explain(database, statement, mode));
        scans.push(...tables.map((table) => ({ path, statement: statement.name, table, plan: mode })));
      }
    }
  }
  return scans;
}

/** On one connection: the way of planning is the session's. */
async function explain({ pool }: Database, { text, values }: Statement, mode: 'custom' | 'generic'): Promise<PlanNode> {
  const client = await pool.connect();
  try {
    await client.query(`set plan_cache_mode = force_${mode}_plan`);
    await client.query(`prepare explained as ${text}`);
    const list = values.length ? `(${values.map((value) => literal(value, client.escapeLiteral)).join(', ')})` : '';
    const { rows } = await client.query(`explain (format json) execute explained${list}`);
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    // Nothing else is forgotten: the embedded database's one session is the api's too.
    await client.query('deallocate explained; reset plan_cache_mode');
    client.release(true);
  }
}

/** As pg would send it. */
function literal(value: unknown, quote: (text: string) => string): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return quote(`{${value.map((each) => JSON.stringify(each)).join(',')}}`);
  return quote(typeof value === 'string' ? value : JSON.stringify(value));
}

const tablesScanned = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? '')
    ? [node['Relation Name'] ?? '']
    : []),
  ...(node.Plans ?? []).flatMap(tablesScanned),
];
