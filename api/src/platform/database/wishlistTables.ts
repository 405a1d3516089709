import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { accounts } from './schema.ts';

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
