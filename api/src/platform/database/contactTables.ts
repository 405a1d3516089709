import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * What people wrote to the shop. `email` is normalised, `emailTyped` is for writing to. `key` is the form's own id of
 * the message: sent twice, it is one. `suspect` = the hidden field was filled in: kept for a while, without emails.
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: uuid().notNull().unique().defaultRandom(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    name: text().notNull(),
    email: text().notNull(),
    emailTyped: text('email_typed').notNull(),
    /** A subject's slug (see contactRules.ts). */
    subject: text().notNull(),
    /** As it was typed; no promise that there is such an order. */
    orderNumber: text('order_number'),
    message: text().notNull(),
    state: text().$type<'open' | 'answered' | 'closed' | 'suspect'>().notNull().default('open'),
    /** When someone last answered or closed it. */
    doneAt: moment('done_at'),
  },
  (table) => [
    index('contact_messages_state').on(table.state, table.id),
    index('contact_messages_email').on(table.email),
    check('contact_messages_state', sql`${table.state} in ('open', 'answered', 'closed', 'suspect')`),
  ],
);

export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
    /** Of the shop's staff. */
    who: text().notNull(),
    answer: text().notNull(),
  },
  (table) => [index('contact_answers_message').on(table.messageId, table.id)],
);
