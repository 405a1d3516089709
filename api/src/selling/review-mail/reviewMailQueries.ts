import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { reviewMailStops } from '../../platform/database/reviewMailTables.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { type ReviewableItem, reviewMailKinds } from './reviewMail.ts';
import type { Round } from '../../platform/rounds/Round.ts';
import { signedIds } from '../../people/session/signedIds.ts';
import { signingKeys } from '../../people/session/signingKeyQueries.ts';

type Source = Pick<Database, 'db'>;

/** Days after which it is too late to ask: a shop that starts to ask does not write to all customers of the past. */
const window = 7;
/** The most orders of one round; the next round takes others. */
const most = 100;

/**
 * Queues the email that asks for reviews, once for each order that was delivered `days` ago, and only to addresses that
 * are known to be the buyer's: a guest has confirmed the order by email, or it is the member's own address.
 * @param days 0 = none is sent
 * @returns how many
 */
async function askForReviews({ transaction }: Database, days: number): Promise<number> {
  if (!days) return 0;
  return transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      update orders set review_asked_at = now() where id in (
        select o.id from orders o
        where o.review_asked_at is null and o.fulfilment_state = 'delivered' and o.email <> ''
          and (o.confirmed_at is not null
            or exists (select from accounts a where a.id = o.account_id and a.email = o.email))
          and not exists (select from review_mail_stops s where s.email = o.email)
          and exists (
            select from order_events e where e.order_id = o.id and e.kind = 'delivered'
              and e.at <= now() - make_interval(days => ${days})
              and e.at > now() - make_interval(days => ${days + window})
          )
        order by o.id limit ${most} for update of o skip locked
      ) returning id`);
    await queueWork(tx, ...rows.map(({ id }) => reviewMailKinds.row({ mail: 'review-asked', orderId: id })));
    return rows.length;
  });
}

/**
 * Products of a delivered order that its buyer kept, that are still sold, and that no account of the buyer's has
 * reviewed. Each once; none when the owner of the address wants no such emails.
 */
export async function listReviewable({ db }: Source, orderId: string): Promise<ReviewableItem[]> {
  const { rows } = await db.execute(sql`
    select p.slug, p.title from orders o
    join order_lines l on l.order_id = o.id
    join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id
    where o.id = ${orderId} and o.fulfilment_state = 'delivered'
      and not exists (select from review_mail_stops s where s.email = o.email)
      and l.quantity > (
        select coalesce(sum(b.quantity), 0) from return_lines b join returns r on r.id = b.return_id
        where r.order_id = o.id and b.position = l.position and r.state <> 'refused'
      )
      and not exists (
        select from reviews w join accounts a on a.id = w.account_id
        where w.product_id = p.id and (a.id = o.account_id or a.email = o.email)
      )
    group by p.id, p.slug, p.title order by min(l.position)`);
  return rows as unknown as ReviewableItem[];
}

/**
 * May be repeated.
 * @param orderId whose email's link was followed; an order without an address has no customer to stop emails for
 */
export async function stopReviewMails({ db }: Source, orderId: string): Promise<void> {
  await db.execute(sql`
    insert into ${reviewMailStops} (email) select email from orders where id = ${orderId} and email <> ''
    on conflict do nothing`);
}

/** @param days after a delivery until the email asks; 0 = never */
export const reviewMailRound = (days: number): Round => ({
  name: 'review emails',
  go: (database) => askForReviews(database, days),
});

/** What stops review emails to an order's buyer: its id under a signature that means nothing else. */
export const reviewStops = (database: Database) => signedIds(signingKeys(database, 'review-mail'));
