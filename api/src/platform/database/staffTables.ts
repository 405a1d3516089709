import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { variants } from './catalogueTables.ts';
import { moment } from './columns.ts';

/**
 * Who wants an email when a variant is in stock again. `email` is normalised; `tokenHash` is of the secret in the email
 * that asks for consent. A notice that was sent stays, and the same person may ask for another one.
 */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    sentAt: moment('sent_at'),
  },
  (table) => [uniqueIndex('stock_notices_open').on(table.variantId, table.email).where(sql`${table.sentAt} is null`)],
);

/** What people of the shop did: never deleted, and changed only when a shopper goes, whose parcel's number goes too. */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    who: text().notNull(),
    action: text().notNull(),
    /** An order's number, a SKU, a review's id. */
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('staff_audit_subject').on(table.subject, table.id)],
);

/**
 * A key of one person of the staff. `hash` is of the secret in the key's text, which is shown once. A person has one key
 * at a time; ended ones stay, for the audit.
 */
export const staffKeys = pgTable(
  'staff_keys',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    scopes: jsonb().$type<readonly string[]>().notNull(),
    hash: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    createdBy: text('created_by').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** Of the last call, as far as a minute. */
    usedAt: moment('used_at'),
  },
  (table) => [uniqueIndex('staff_keys_name').on(table.name).where(sql`${table.revokedAt} is null`)],
);
