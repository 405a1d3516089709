import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { unconfirmedSql } from '../../selling/order/confirmOrder.ts';
import type { StaffOrder, StaffOrderDetail } from './staffSchemas.ts';

const columns = sql.raw(`o.number, to_json(o.placed_at) #>> '{}' as "placedAt", o.name, o.email_typed as email,
  o.delivery, o.address, o.total_cents as "totalCents", o.captured_cents as "capturedCents",
  o.refunded_cents as "refundedCents", o.payment_method as method, o.payment_state as payment,
  o.fulfilment_state as fulfilment, o.tracking,
  case when ${unconfirmedSql} then to_json(o.confirm_by) #>> '{}' end as "confirmBy",
  (select coalesce(sum(quantity), 0)::int from order_lines where order_id = o.id) as units`);

export interface OrderFilter {
  fulfilment?: string;
  payment?: string;
  /** A number, or a part of a name or an email address. */
  search?: string;
  most: number;
}

export async function listOrders({ db }: Pick<Database, 'db'>, { fulfilment, payment, search, most }: OrderFilter) {
  const conditions: SQL[] = [];
  if (fulfilment) conditions.push(sql`o.fulfilment_state = ${fulfilment}`);
  if (payment) conditions.push(sql`o.payment_state = ${payment}`);
  if (search) {
    const part = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    conditions.push(sql`(o.number ilike ${part} or o.name ilike ${part} or o.email ilike ${part})`);
  }
  const where = conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await db.execute(
    sql`select ${columns} from orders o ${where} order by o.placed_at desc limit ${most}`,
  );
  return rows as unknown as StaffOrder[];
}

/** @param number in its stored form */
export async function findOrder({ db }: Pick<Database, 'db'>, number: string): Promise<StaffOrderDetail | undefined> {
  const { rows } = await db.execute(sql`
    select ${columns}, o.phone, o.coupon_code as coupon, o.provider_payment as "providerPayment",
      o.merchandise_cents as "merchandiseCents", o.discount_cents as "discountCents",
      o.delivery_cents as "deliveryCents", o.surcharge_cents as "surchargeCents", o.tax_cents as "taxCents", (
        select coalesce(json_agg(json_build_object(
          'position', position, 'sku', sku, 'title', title, 'size', size, 'color', colour, 'quantity', quantity,
          'unitCents', unit_cents, 'discountCents', discount_cents, 'taxCents', tax_cents
        ) order by position), '[]') from order_lines where order_id = o.id
      ) as lines, (
        select coalesce(json_agg(json_build_object('at', at, 'kind', kind, 'facts', facts) order by id), '[]')
        from order_events where order_id = o.id
      ) as timeline, (
        select coalesce(json_agg(json_build_object(
          'id', id, 'cents', cents, 'reason', reason, 'state', state, 'at', created_at
        ) order by created_at), '[]') from refunds where order_id = o.id
      ) as refunds
    from orders o where o.number = ${number}`);
  return rows[0] as unknown as StaffOrderDetail | undefined;
}
