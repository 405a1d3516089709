import { rules } from '@paw/rules/rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { returnLines, returns } from '../../platform/database/returnTables.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { insertEvent, lockPayable } from '../payment/paymentQueries.ts';
import { judgeReturn } from './judgeReturn.ts';
import type { Returnable, ReturnBody, ReturnView } from './returnSchemas.ts';
import { returnMailKinds } from './returnMails.ts';

type Source = Pick<Database, 'db'>;

const views = (where: SQL) => sql`
  select r.id, r.state, to_json(r.requested_at) #>> '{}' as at, r.words, (
    select json_agg(json_build_object(
      'position', rl.position, 'quantity', rl.quantity, 'reason', rl.reason, 'title', ol.title
    ) order by rl.position)
    from return_lines rl join order_lines ol on ol.order_id = r.order_id and ol.position = rl.position
    where rl.return_id = r.id
  ) as lines, (
    select coalesce(json_agg(rp.id order by rp.sent_at, rp.id), '[]') from return_photos rp where rp.return_id = r.id
  ) as photos
  from returns r where ${where} order by r.requested_at desc, r.id`;

async function listReturns({ db }: Source, where: SQL): Promise<ReturnView[]> {
  const { rows } = await db.execute(views(where));
  return (rows as unknown as (ReturnView & { words: string | null })[]).map(({ words, ...view }) => ({
    ...view,
    ...(words && { words }),
  }));
}

export const findReturn = async (database: Source, id: string): Promise<ReturnView | undefined> =>
  (await listReturns(database, sql`r.id = ${id}`))[0];

/** Until when an order can go back, and what of each line: what is on its way back already, or refunded, cannot again. */
interface Standing {
  /** ISO; null while it was not delivered. */
  until: string | null;
  isOpen: boolean;
  left: number[];
}

async function findStanding({ db }: Source, orderId: string): Promise<Standing> {
  const { rows } = await db.execute(sql`
    select to_json(d.until) #>> '{}' as until, coalesce(d.until > now(), false) as "isOpen", (
      select json_agg(greatest(0, ol.quantity - greatest(
        coalesce((
          select sum(rl.quantity)::int from return_lines rl join returns r on r.id = rl.return_id
          where r.order_id = ol.order_id and rl.position = ol.position and r.state <> 'refused'
        ), 0),
        coalesce((
          select sum((part->>'quantity')::int)::int from refunds f, jsonb_array_elements(f.lines) part
          where f.order_id = ol.order_id and f.state <> 'failed' and (part->>'position')::int = ol.position
        ), 0)
      )) order by ol.position)
      from order_lines ol where ol.order_id = o.id
    ) as left
    from orders o left join lateral (
      select max(at) + make_interval(days => ${rules.returns.days}) as until
      from order_events where order_id = o.id and kind = 'delivered'
    ) d on o.fulfilment_state = 'delivered'
    where o.id = ${orderId}`);
  return (rows[0] as unknown as Standing | undefined) ?? { until: null, isOpen: false, left: [] };
}

/** What the order's page says about sending something back. */
export async function getReturnable(database: Source, orderId: string): Promise<Returnable> {
  const { until, isOpen, left } = await findStanding(database, orderId);
  return {
    canReturn: isOpen && left.some((units) => units > 0),
    returnUntil: until,
    returnLeft: left,
    returns: await listReturns(database, sql`r.order_id = ${orderId}`),
  };
}

/**
 * Stores a return and notifies its owner by email. The order is locked, so two requests cannot return the same units.
 * @throws ApiProblem 404 order_not_found, or as judgeReturn
 */
export async function insertReturn(
  tx: Queries,
  orderId: string,
  { lines, note = '' }: ReturnBody,
): Promise<ReturnView> {
  const order = await lockPayable(tx, orderId);
  if (!order) throw new ApiProblem(404, 'order_not_found', 'We can’t find this order. Check the link.');
  judgeReturn(await findStanding({ db: tx }, orderId), lines);
  const [made] = await tx.insert(returns).values({ orderId, note: note.trim() }).returning({ id: returns.id });
  const returnId = made?.id ?? '';
  await tx.insert(returnLines).values(lines.map((line) => ({ returnId, ...line })));
  await insertEvent(tx, orderId, 'return_requested');
  await queueWork(tx, returnMailKinds.row({ mail: 'return-requested', orderId, returnId }));
  const view = await findReturn({ db: tx }, returnId);
  if (!view) throw new Error('The return was not written.');
  return view;
}
