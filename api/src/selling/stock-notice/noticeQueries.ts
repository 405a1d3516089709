import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { type MailedNotice, noticeMailKinds } from './noticeMails.ts';
import type { Round } from '../../platform/rounds/Round.ts';

/** Days after which an unconfirmed notice is deleted. */
const noticeDays = 7;
/** Wishes that are fulfilled in one go. */
const batch = 200;

export async function findMailedNotice({ db }: Pick<Database, 'db'>, id: number): Promise<MailedNotice | undefined> {
  const { rows } = await db.execute(sql`
    select n.email, n.confirmed_at is not null as confirmed, p.slug, p.title, v.sku, v.size, v.colour_name as colour,
      v.price_cents as "priceCents"
    from stock_notices n join variants v on v.id = n.variant_id join products p on p.id = v.product_id
    where n.id = ${id}`);
  return rows[0] as unknown as MailedNotice | undefined;
}

/** Units of a variant in stock; undefined when there is no such variant. */
export async function findStock({ db }: Pick<Database, 'db'>, variantId: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ units: number }>(sql`
    select coalesce(s.units, 0) as units from variants v left join stock s on s.variant_id = v.id where v.id = ${variantId}`);
  return rows[0]?.units;
}

/**
 * A notice, and the email that asks for consent. After a repeated request the newest email is valid; after the consent
 * a request changes nothing.
 * @param secret is only in that email; the database has its `hash`
 */
export async function saveNotice(
  { transaction }: Database,
  { email, variantId, secret, hash }: { email: string; variantId: number; secret: string; hash: string },
): Promise<void> {
  await transaction(async (tx) => {
    // A new row each time: the email's Message-ID contains its id.
    await tx.execute(sql`delete from stock_notices
      where variant_id = ${variantId} and email = ${email} and confirmed_at is null and sent_at is null`);
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into stock_notices (email, variant_id, token_hash) values (${email}, ${variantId}, ${hash})
      on conflict do nothing returning id::int as id`);
    const noticeId = rows[0]?.id;
    if (noticeId !== undefined) await queueWork(tx, noticeMailKinds.row({ mail: 'stock-confirm', noticeId, secret }));
  });
}

/** Once or often. @returns false when there is no such wish anymore */
export async function confirmNotice({ db }: Pick<Database, 'db'>, hash: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update stock_notices set confirmed_at = coalesce(confirmed_at, now()) where token_hash = ${hash} returning id`);
  return rows.length > 0;
}

/**
 * Queues the email of each confirmed notice whose variant is in stock, once even for simultaneous calls.
 * @returns how many
 */
export async function fulfilNotices(tx: Queries): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update stock_notices set sent_at = now() where id in (
      select n.id from stock_notices n join stock s on s.variant_id = n.variant_id
      where n.sent_at is null and n.confirmed_at is not null and s.units > 0
      order by n.id limit ${batch} for update of n skip locked
    ) returning id::int as id`);
  await queueWork(tx, ...rows.map(({ id }) => noticeMailKinds.row({ mail: 'stock-back', noticeId: id })));
  return rows.length;
}

async function forgetUnconfirmed({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.execute(sql`delete from stock_notices
    where confirmed_at is null and asked_at < now() - make_interval(days => ${noticeDays})`);
}

export const noticeRound: Round = {
  name: 'stock notices',
  async go(database) {
    const queued = await database.transaction((tx) => fulfilNotices(tx));
    await forgetUnconfirmed(database);
    return queued;
  },
};
