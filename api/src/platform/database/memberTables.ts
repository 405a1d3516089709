import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  jsonb,
  date,
} from 'drizzle-orm/pg-core';
import { products } from './catalogueTables.ts';
import { moment } from './columns.ts';
import { accounts } from './schema.ts';
import type { CartLine } from '@paw/contract/cartStorage.ts';
import type { PetKind, PetSize } from '@paw/rules/petRules.ts';

/** Where a member's orders may go, tidied as addressRules.ts says. One of them is offered first. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    isDefault: boolean('is_default').notNull().default(false),
    name: text().notNull(),
    line1: text().notNull(),
    line2: text(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    phone: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('addresses_account').on(table.accountId, table.createdAt),
    uniqueIndex('addresses_default').on(table.accountId).where(sql`${table.isDefault}`),
  ],
);

/** What a member likes and has not bought yet. */
export const wishes = pgTable(
  'wishes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.productId] }), index('wishes_product').on(table.productId)],
);

/** Who asked that the account be deleted: until `dueAt` it can be taken back. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull().defaultNow(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('account_deletions_due_at').on(table.dueAt)],
);

/** A member's cart as the browser sent it last: any of the member's browsers merges it with its own. */
export const memberCarts = pgTable('member_carts', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  lines: jsonb().$type<CartLine[]>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/**
 * The link by which others see a member's wishlist. It is stored as plain text, not hashed: its owner finds it again on
 * every device, and it opens no more than the list that this database holds anyway.
 */
export const wishlistLinks = pgTable('wishlist_links', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  secret: text().notNull().unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Whom a member shops for, as petRules.ts says. */
export const pets = pgTable(
  'pets',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text().$type<PetKind>().notNull(),
    birthday: date({ mode: 'string' }),
    size: text().$type<PetSize>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('pets_account').on(table.accountId, table.createdAt)],
);
