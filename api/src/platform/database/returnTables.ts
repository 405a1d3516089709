import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ReturnReason } from '@paw/rules/returnRules.ts';
import type { ReturnState } from './orderStates.ts';
import { bytes, moment } from './columns.ts';
import { orders } from './orderTables.ts';
import { refunds } from './outboxTables.ts';

/** What a shopper wants to send back of an order, and how far that is. `words` are the staff's to the shopper. */
export const returns = pgTable(
  'returns',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    state: text().$type<ReturnState>().notNull().default('requested'),
    /** The shopper's own words. */
    note: text().notNull().default(''),
    words: text(),
    /** The money that goes back for it. */
    refundId: uuid('refund_id').references(() => refunds.id),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('returns_order').on(table.orderId),
    index('returns_state').on(table.state, table.requestedAt),
    index('returns_refund').on(table.refundId),
    check('returns_state', sql`${table.state} in ('requested', 'approved', 'refused', 'received', 'refunded')`),
  ],
);

/** Units of the order's line at `position`. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    quantity: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.position] }),
    check('return_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/**
 * Pictures that a shopper sent with a return, as readPhoto.ts made them. They are in the database because several api
 * processes share it, and so that they go with the return.
 */
export const returnPhotos = pgTable(
  'return_photos',
  {
    id: uuid().primaryKey().defaultRandom(),
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    jpeg: bytes().notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [index('return_photos_return').on(table.returnId, table.sentAt)],
);
