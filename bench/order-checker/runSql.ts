import { openDatabase } from '../../api/src/platform/database/database.ts';
import { startLimits } from '../../api/src/platform/database/databaseLimits.ts';

/** A connection of one's own to a shop's database, of either kind, for as long as `work` takes. */
export async function besideShop<Result>(
  url: string,
  work: (run: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>) => Promise<Result>,
): Promise<Result> {
  // Nothing is prepared, so it does not matter that the embedded database has one session for all.
  const { pool, close } = openDatabase(url, { embedded: false, limits: startLimits });
  try {
    const client = await pool.connect();
    try {
      return await work(async (text, values) => (await client.query(text, values)).rows);
    } finally {
      client.release(true);
    }
  } finally {
    await close();
  }
}

/** One statement, as someone beside the shop sends it. */
export const runSql = <Row = Record<string, unknown>>(url: string, text: string, values?: unknown[]) =>
  besideShop(url, (run) => run(text, values)) as Promise<Row[]>;
