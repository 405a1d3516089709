import { type SQL, sql } from 'drizzle-orm';
import type { AddressChange } from './PersonalTable.ts';

/**
 * The subscription follows. Where the new address has one too, they become one: an address that was taken off the list
 * stays off, else what was confirmed counts. The row keeps its id, so the links in old newsletters still end it.
 */
export const moveNewsletter = ({ before, after }: AddressChange): SQL[] => [
  sql`delete from newsletter_subscriptions where email = ${after.email} and state = 'asked'
    and exists (select 1 from newsletter_subscriptions where email = ${before.email} and state = 'confirmed')`,
  sql`delete from newsletter_subscriptions where email = ${before.email}
    and exists (select 1 from newsletter_subscriptions where email = ${after.email})`,
  sql`update newsletter_subscriptions set email = ${after.email} where email = ${before.email}`,
];

/** An address waits once for a variant: of two wishes the confirmed one stays. */
export const moveNotices = ({ before, after }: AddressChange): SQL[] => [
  sql`delete from stock_notices n using stock_notices o
    where n.email = ${after.email} and n.confirmed_at is null and n.sent_at is null
      and o.email = ${before.email} and o.confirmed_at is not null and o.sent_at is null
      and o.variant_id = n.variant_id`,
  sql`delete from stock_notices o using stock_notices n
    where o.email = ${before.email} and o.sent_at is null
      and n.email = ${after.email} and n.sent_at is null and n.variant_id = o.variant_id`,
  sql`update stock_notices set email = ${after.email} where email = ${before.email}`,
];

/** Answers that are still to come go to the new address. */
export const moveMessages = ({ before, after, typed }: AddressChange): SQL[] => [
  sql`update contact_messages set email = ${after.email}, email_typed = ${typed} where email = ${before.email}`,
];
