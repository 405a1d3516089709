import { randomUUID } from 'node:crypto';
import { eq, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { newsletterSubscriptions as subscriptions } from '../../platform/database/newsletterTables.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { endSubscription, freeSubscriptionId } from './newsletterQueries.ts';
import { newsletterMailKinds } from './newsletterMails.ts';

/** A back-in-stock email that a member waits for. */
interface WaitingNotice {
  id: number;
  slug: string;
  title: string;
  size: string;
  color: string;
  sku: string;
  confirmed: boolean;
}

type Source = Pick<Database, 'db'>;

export async function isSubscribed({ db }: Source, email: string): Promise<boolean> {
  const [row] = await db
    .select({ state: subscriptions.state })
    .from(subscriptions)
    .where(eq(subscriptions.email, email));
  return row?.state === 'confirmed';
}

/** The address is the account's own, so there is nothing to confirm; a welcome email is queued. May be repeated. */
export async function subscribeMember(tx: Queries, email: string): Promise<void> {
  const confirmed = { state: 'confirmed', confirmedAt: sql`now()`, endedAt: null } as const;
  const [row] = await tx
    .insert(subscriptions)
    .values({ email, id: freeSubscriptionId(email), ...confirmed })
    .onConflictDoUpdate({ target: subscriptions.email, set: confirmed, setWhere: ne(subscriptions.state, 'confirmed') })
    .returning({ subscriptionId: subscriptions.id });
  if (row) await queueWork(tx, newsletterMailKinds.row({ mail: 'newsletter-welcome', ...row, ask: randomUUID() }));
}

/** Once or often. An address that is not there is off the list as well. */
export async function unsubscribeMember(tx: Queries, email: string): Promise<void> {
  const [row] = await tx.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.email, email));
  if (row) await endSubscription({ db: tx }, row.id);
}

/** Requested back-in-stock emails that were not sent yet. */
export async function listWaitingNotices({ db }: Source, email: string): Promise<WaitingNotice[]> {
  const { rows } = await db.execute(sql`
    select n.id::int as id, p.slug, p.title, v.size, v.colour_name as color, v.sku,
      n.confirmed_at is not null as confirmed
    from stock_notices n join variants v on v.id = n.variant_id join products p on p.id = v.product_id
    where n.email = ${email} and n.sent_at is null order by n.id desc limit 200`);
  return rows as unknown as WaitingNotice[];
}

/** @returns false when the address waits for no such email */
export async function deleteWaitingNotice({ db }: Source, email: string, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    delete from stock_notices where id = ${id} and email = ${email} and sent_at is null returning id`);
  return rows.length > 0;
}
