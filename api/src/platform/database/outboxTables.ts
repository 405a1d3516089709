import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { orders } from './orderTables.ts';

/**
 * Work that leaves the house, queued in the transaction that makes it necessary: emails, and calls of a payment
 * provider. Workers claim rows that are due with `for update skip locked` and lock them until `lockedUntil`.
 * `messageId` is the email's Message-ID or the provider's idempotency key: however often a row is tried, it stays.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'mail' | 'payment'>().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    messageId: text('message_id').notNull().unique(),
    queuedAt: moment('queued_at').notNull().defaultNow(),
    dueAt: moment('due_at').notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    lockedUntil: moment('locked_until'),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('outbox_due').on(table.kind, table.dueAt).where(sql`${table.doneAt} is null`),
    check('outbox_kind', sql`${table.kind} in ('mail', 'payment')`),
  ],
);

/** Events of the provider that were processed: a repeated one changes nothing. */
export const stripeEvents = pgTable('stripe_events', {
  id: text().primaryKey(),
  receivedAt: moment('received_at').notNull().defaultNow(),
});

/** Money on its way back. `key` is the provider's idempotency key. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    cents: integer().notNull(),
    reason: text().notNull(),
    /** Which lines and how many units, where this is known. */
    lines: jsonb().$type<{ position: number; quantity: number }[]>(),
    state: text().$type<'pending' | 'done' | 'failed'>().notNull().default('pending'),
    providerId: text('provider_id').unique(),
    key: text().notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    check('refunds_positive', sql`${table.cents} > 0`),
    check('refunds_state', sql`${table.state} in ('pending', 'done', 'failed')`),
  ],
);
