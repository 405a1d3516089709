import type { CartLine } from '@paw/contract/cartStorage.ts';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { accounts } from './schema.ts';

/** A member's cart as the browser sent it last: any of the member's browsers merges it with its own. */
export const memberCarts = pgTable('member_carts', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  lines: jsonb().$type<CartLine[]>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
