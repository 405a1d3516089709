import { sql } from 'drizzle-orm';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { StaffStock } from './staffSchemas.ts';

interface StockFilter {
  /** A part of a SKU or of a title. */
  search?: string;
  /** The most units of a variant. */
  below?: number;
  most: number;
}

/** The least first. `waiting` = people who want an email when it is back. */
export async function listStock(
  { db }: Pick<Database, 'db'>,
  { search, below, most }: StockFilter,
): Promise<StaffStock[]> {
  const part = search ? `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%` : null;
  const { rows } = await db.execute(sql`
    select v.sku, p.title, v.size, v.colour_name as color, s.units, (
      select count(*)::int from stock_notices n where n.variant_id = v.id and n.sent_at is null and n.confirmed_at is not null
    ) as waiting
    from stock s join variants v on v.id = s.variant_id join products p on p.id = v.product_id
    where (${part}::text is null or v.sku ilike ${part} or p.title ilike ${part})
      and (${below ?? null}::int is null or s.units <= ${below ?? null})
    order by s.units, v.sku limit ${most}`);
  return rows as unknown as StaffStock[];
}

/** More than any shelf holds; what a slip of the finger would be. */
export const mostUnits = 1_000_000;

/**
 * Sets a variant's stock to a new count, or adds deliveries to it and subtracts losses, while orders are placed.
 * @returns units before and after
 * @throws ApiProblem 404 sku_not_found, 409 too_few, 409 too_many
 */
export async function changeStock(tx: Queries, sku: string, { set, add = 0 }: { set?: number; add?: number }) {
  const { rows } = await tx.execute<{ id: number; units: number }>(sql`
    select s.variant_id as id, s.units from stock s join variants v on v.id = s.variant_id
    where v.sku = ${sku} for update of s`);
  const [row] = rows;
  if (!row) throw new ApiProblem(404, 'sku_not_found', `There is no SKU ${sku}: "stock --search <text>" finds it.`);
  const units = set ?? row.units + add;
  if (units < 0) throw new ApiProblem(409, 'too_few', `${sku} has only ${row.units} units: can’t remove ${-add}.`);
  if (units > mostUnits) throw new ApiProblem(409, 'too_many', `${units} of ${sku} is more than ${mostUnits}.`);
  await tx.execute(sql`update stock set units = ${units} where variant_id = ${row.id}`);
  return { sku, before: row.units, units };
}
