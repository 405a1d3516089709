import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Who wants the newsletter; `email` is normalised (see emailAddress.ts). asked = an email with a link was queued;
 * confirmed = the link was followed; ended = someone unsubscribed, and may take it back for a while. Each asking has
 * an id of its own, after which its emails are named. `tokenHash` is of the secret in the email that asks.
 */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    email: text().primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    state: text().$type<'asked' | 'confirmed' | 'ended'>().notNull().default('asked'),
    tokenHash: text('token_hash').unique(),
    askedAt: moment('subscribed_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('newsletter_subscriptions_state').on(table.state),
    check('newsletter_subscriptions_state', sql`${table.state} in ('asked', 'confirmed', 'ended')`),
  ],
);
