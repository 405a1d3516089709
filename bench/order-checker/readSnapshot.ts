import { groupBy } from './groupBy.ts';
import { besideShop } from './runSql.ts';

interface SavedLine {
  order_id: string;
  position: number;
  sku: string;
  unit_cents: number;
  quantity: number;
  discount_cents: number;
  tax_cents: number;
}

export interface SavedOrder {
  id: string;
  number: string;
  idempotency_key: string;
  email: string;
  email_typed: string;
  delivery: string;
  is_first_order: boolean;
  merchandise_cents: number;
  discount_cents: number;
  delivery_cents: number;
  surcharge_cents: number;
  tax_cents: number;
  total_cents: number;
  coupon_code: string | null;
  payment_method: string;
  payment_state: string;
  fulfilment_state: string;
  authorised_cents: number;
  captured_cents: number;
  refunded_cents: number;
  provider_session: string | null;
  provider_payment: string | null;
  lines: SavedLine[];
  /** What happened, oldest first. */
  events: SavedEvent[];
  refunds: SavedRefund[];
}

interface SavedEvent {
  order_id: string;
  kind: string;
  facts: Record<string, unknown>;
}

interface SavedRefund {
  id: string;
  order_id: string;
  cents: number;
  lines: { position: number; quantity: number }[] | null;
  state: string;
  provider_id: string | null;
}

export interface Snapshot {
  orders: SavedOrder[];
  /** SKU → units. */
  stock: Map<string, number>;
  coupons: { code: string; uses: number; total_limit: number | null; customer_limit: number | null }[];
  couponUses: { coupon_code: string; order_id: string }[];
  audits: { who: string; action: string; subject: string; details: Record<string, unknown> }[];
  outbox: { kind: string; message_id: string; done: boolean; attempts: number; last_error: string | null }[];
  stripeEvents: Set<string>;
}

/** Everything that orders leave in the database, at one moment. */
export function readSnapshot(url: string): Promise<Snapshot> {
  return besideShop(url, async (run) => {
    const read = <Row>(text: string) => run(text) as Promise<Row[]>;
    await run('begin isolation level repeatable read');
    const orders = await read<SavedOrder>('select * from orders order by placed_at, id');
    const lines = byOrder<SavedLine>(await read('select * from order_lines order by order_id, position'));
    const events = byOrder<SavedEvent>(await read('select order_id, kind, facts from order_events order by id'));
    const refunds = byOrder<SavedRefund>(await read('select * from refunds order by created_at, id'));
    const stock = await read<{ sku: string; units: number }>(
      'select v.sku, s.units from stock s join variants v on v.id = s.variant_id',
    );
    const snapshot: Snapshot = {
      orders: orders.map((order) => ({
        ...order,
        lines: lines.get(order.id) ?? [],
        events: events.get(order.id) ?? [],
        refunds: refunds.get(order.id) ?? [],
      })),
      stock: new Map(stock.map(({ sku, units }) => [sku, units])),
      coupons: await read('select code, uses, total_limit, customer_limit from coupons'),
      couponUses: await read('select distinct coupon_code, order_id from coupon_uses'),
      audits: await read('select who, action, subject, details from staff_audit order by id'),
      outbox: await read(
        'select kind, message_id, done_at is not null as done, attempts, last_error from outbox order by id',
      ),
      stripeEvents: new Set((await read<{ id: string }>('select id from stripe_events')).map(({ id }) => id)),
    };
    await run('commit');
    return snapshot;
  });
}

const byOrder = <Row extends { order_id: string }>(rows: readonly Row[]) => groupBy(rows, (row) => row.order_id);
