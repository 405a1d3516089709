import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { paymentRow } from './paymentJobs.ts';
import type { Round } from '../../platform/rounds/Round.ts';

/** Minutes between two questions about the same order. */
const every = 5;
/** The most orders of one round; the next round takes others. */
const most = 50;

/**
 * Queues a question to the provider for each order whose payment ought to have come to rest: a webhook was lost, or the
 * buyer did not pay in time. An order is queued at most once in five minutes, by all processes together.
 * @returns how many orders
 */
export async function queueUnsettled({ db }: Pick<Database, 'db'>, now = new Date(), batch = most): Promise<number> {
  const why = `sweep-${Math.floor(now.getTime() / (every * 60_000))}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id from orders
      where payment_method <> 'delivery' and placed_at < now() - interval '2 minutes' and (
        payment_state = 'pending'
        or payment_state = 'authorised' and fulfilment_state <> 'new'
      )
      union
      select order_id from refunds
      where state = 'pending' and provider_id is not null and created_at < now() - interval '1 hour'
    ) as unsettled
    where not exists (select from outbox where message_id = 'settle.' || unsettled.id || ${`.${why}`})
    limit ${batch}`);
  await queueWork(db, ...rows.map(({ id }) => paymentRow({ job: 'settle', orderId: id, why })));
  return rows.length;
}

/** Days to remember events of Stripe: longer than it repeats them. */
const eventDays = 30;

const forgetStripeEvents = ({ db }: Pick<Database, 'db'>) =>
  db.execute(sql`delete from stripe_events where received_at < now() - make_interval(days => ${eventDays})`);

export const paymentRound: Round = {
  name: 'payments',
  async go(database) {
    const queued = await queueUnsettled(database);
    await forgetStripeEvents(database);
    return queued;
  },
};
