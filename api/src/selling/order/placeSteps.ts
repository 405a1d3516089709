import type { AskedLine } from '../cart/cartSchemas.ts';
import { type FoundLine, foundExpressions, foundLineJson, foundTables, identitiesOf } from '../cart/foundLines.ts';
import { couponUses } from '../../platform/database/couponTables.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { insertFromJson } from '../../platform/database/insertFromJson.ts';
import { orderEvents, orderLines, orders } from '../../platform/database/orderTables.ts';
import { outbox } from '../../platform/database/outboxTables.ts';
import { preparedLast, preparedStep } from '../../platform/database/preparedRead.ts';
import { type Customer, customerValues, hasOrdered } from '../customer/customerQueries.ts';
import type { OrderLimits } from '../../platform/tries/orderLimits.ts';
import { lineFields, orderFields, type OrderRows } from './orderRows.ts';
import type { PaymentState } from '../../platform/database/orderStates.ts';

/** Any number, as long as every api process uses the same. */
const customerLock = 720_406;

/** An order that was placed under the same key before. */
export interface KnownOrder {
  id: string;
  number: string;
  bodyHash: string;
  paymentState: PaymentState;
  paymentUrl: string | null;
}

export interface Taken {
  known: KnownOrder | null;
  /** In the order asked for; without those that the catalogue does not have. */
  lines: FoundLine[];
  /** Every variant that was found had its units. */
  isThere: boolean;
  /** The units were taken. An order that has to be confirmed may leave them until then. */
  isTaken: boolean;
  hasOrdered: boolean;
}

interface Wanted {
  lines: readonly AskedLine[];
  /** The browser's idempotency key. */
  key: string;
  customer: Customer;
  /** What the order may take before it is confirmed; undefined when it needs no confirmation. */
  share: Pick<OrderLimits, 'heldUnits' | 'heldPercent'> | undefined;
}

const inserts = {
  orders: insertFromJson(orders, orderFields),
  lines: insertFromJson(orderLines, lineFields),
  events: insertFromJson(orderEvents, ['orderId', 'kind', 'facts']),
  uses: insertFromJson(couponUses, ['couponCode', 'customerKey', 'orderId']),
  work: insertFromJson(outbox, ['kind', 'payload', 'messageId']),
};

const texts = {
  // Sorted, so that two orders never wait for each other; on its own, so that what follows sees what others did.
  // What follows takes longer to plan than to do, and its plan is the same for every order.
  // The next statement is sent before this one and `begin` are answered. It checks this setting, which exists only inside the
  // same transaction.
  lock: `select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('paw.order_key', $2, true),
      pg_advisory_xact_lock(${customerLock}, key)
    from (select distinct hashtext(name) as key from unnest($1::text[]) as names (name) order by key) as keys`,

  // Stock rows are locked by their ids' order, and taken from only where there is enough. The locked rows alone tell
  // that: an update first sees each row as it was before the wait for the lock. Nothing is taken for an order
  // that is there already. An order that has to be confirmed ($10) takes its units only within its share, $11 and $12.
  take: `with known as (
      select id, number, body_hash as "bodyHash", payment_state as "paymentState", payment_url as "paymentUrl"
      from orders where idempotency_key = $6
    ),
    ${foundExpressions},
    wanted as (
      select found.variant_id, sum(amounts.quantity)::int as quantity
      from found join unnest($5::int[]) with ordinality as amounts (quantity, place) on amounts.place - 1 = found.position
      where not exists (select from known) and current_setting('paw.order_key', true) = $6
      group by found.variant_id
    ),
    locked as (
      select s.variant_id, s.units, s.held_units, wanted.quantity
      from stock s join wanted on wanted.variant_id = s.variant_id
      where s.variant_id = any (array(select variant_id from wanted))
      order by s.variant_id for update of s
    ),
    decided as (
      select count(*) = (select count(*) from wanted) and coalesce(bool_and(units >= quantity), true) as is_there,
        not $10::boolean or coalesce(bool_and(
          quantity <= $11::int and held_units + quantity <= (units + held_units) * $12::int / 100
        ), true) as is_allowed
      from locked
    ),
    taken as (
      update stock s set units = locked.units - locked.quantity,
        held_units = locked.held_units + case when $10::boolean then locked.quantity else 0 end
      from locked cross join decided
      where s.variant_id = any (array(select variant_id from locked)) and s.variant_id = locked.variant_id
        and decided.is_there and decided.is_allowed
      returning s.variant_id
    )
    select (select row_to_json(known) from known) as known,
      coalesce((select json_agg(${foundLineJson} order by f.position) from ${foundTables}), '[]') as lines,
      (select is_there from decided) as "isThere",
      (select count(*) from taken) = (select count(*) from wanted) as "isTaken",
      ${hasOrdered('$7', '$8', '$9')} as "hasOrdered"`,

  insert: `with placed as (${inserts.orders.sql('$1')}),
    lined as (${inserts.lines.sql('$2')}),
    told as (${inserts.events.sql('$3')}),
    used as (${inserts.uses.sql('$4')})
    ${inserts.work.sql('$5')}`,
};

/** The first and the last statements of an order's transaction; between them a coupon may be used. */
export function placeSteps(database: Database) {
  const lock = preparedStep(database, 'lock_customer', texts.lock);
  const take = preparedStep<Taken & Record<string, unknown>>(database, 'take_stock', texts.take);
  const insert = preparedLast(database, 'insert_order', texts.insert);
  return {
    /** @param names that are locked first: orders of one customer, and repeats of one order, come one after the other */
    async lockAndTakeStock(
      tx: Transaction,
      names: readonly string[],
      { lines, key, customer, share }: Wanted,
    ): Promise<Taken> {
      const quantities = lines.map(({ quantity }) => quantity);
      const held = [share !== undefined, share?.heldUnits ?? 0, share?.heldPercent ?? 0];
      const [, [row]] = await Promise.all([
        lock(tx, [names, key]),
        take(tx, [...identitiesOf(lines), quantities, key, ...customerValues(customer), ...held]),
      ]);
      if (!row) throw new Error('Taking stock gave no row.');
      return row;
    },

    insertOrder: ({ order, lines, event, uses, work }: OrderRows) =>
      insert([
        inserts.orders.json([order]),
        inserts.lines.json(lines),
        inserts.events.json([event]),
        inserts.uses.json(uses),
        inserts.work.json(work),
      ]),
  };
}
