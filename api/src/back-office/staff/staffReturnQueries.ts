import { returnReasons } from '@paw/rules/returnRules.ts';
import { sql } from 'drizzle-orm';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffReturn, StaffReturnDetail } from './staffReturnSchemas.ts';

const columns = sql.raw(`r.id, o.number as order, r.state, to_json(r.requested_at) #>> '{}' as "requestedAt", o.name,
  (select coalesce(sum(quantity), 0)::int from return_lines where return_id = r.id) as units`);

/** What waits longest comes first. @param states none = all */
export async function listReturns({ db }: Pick<Database, 'db'>, states: readonly string[], most: number) {
  const { rows } = await db.execute(sql`
    select ${columns} from returns r join orders o on o.id = r.order_id
    where ${states.length === 0} or r.state = any(${sql.param(states)}::text[])
    order by r.requested_at, r.id limit ${most}`);
  return rows as unknown as StaffReturn[];
}

/**
 * The whole id of a return, from how it begins.
 * @throws ApiProblem 404 return_not_found, 409 ambiguous
 */
export async function findReturnId({ db }: Pick<Database, 'db'>, beginning: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from returns where id::text like ${`${beginning.toLowerCase()}%`} limit 2`);
  const [found, another] = rows;
  if (another) throw new ApiProblem(409, 'ambiguous', `Several returns start with ${beginning}: give more of the id.`);
  if (found) return found.id;
  throw new ApiProblem(404, 'return_not_found', `There is no return ${beginning}: "returns" lists the open ones.`);
}

/** @param id of one that is there */
export async function getReturn({ db }: Pick<Database, 'db'>, id: string): Promise<StaffReturnDetail> {
  const { rows } = await db.execute(sql`
    select ${columns}, o.email_typed as email, r.note, r.words, (
      select json_agg(json_build_object(
        'position', rl.position, 'sku', ol.sku, 'title', ol.title, 'size', ol.size, 'color', ol.colour,
        'quantity', rl.quantity, 'bought', ol.quantity, 'reason', rl.reason
      ) order by rl.position)
      from return_lines rl join order_lines ol on ol.order_id = r.order_id and ol.position = rl.position
      where rl.return_id = r.id
    ) as lines, (
      select json_build_object('cents', f.cents, 'state', f.state) from refunds f where f.id = r.refund_id
    ) as refund, (select count(*)::int from return_photos where return_id = r.id) as photos
    from returns r join orders o on o.id = r.order_id where r.id = ${id}`);
  const found = rows[0] as unknown as StaffReturnDetail;
  return { ...found, lines: found.lines.map((line) => ({ ...line, reason: inWords(line.reason) })) };
}

const inWords = (slug: string) => returnReasons.find((reason) => reason.slug === slug)?.label ?? slug;
