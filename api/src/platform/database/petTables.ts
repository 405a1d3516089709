import type { PetKind, PetSize } from '@paw/rules/petRules.ts';
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { accounts } from './schema.ts';

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
