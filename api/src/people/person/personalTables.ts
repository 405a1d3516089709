import { sql } from 'drizzle-orm';
import { accountTables } from './accountTables.ts';
import { orderTables, outboxTables } from './orderTables.ts';
import type { PersonalTable } from './PersonalTable.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type Person, personOf } from './Person.ts';

/**
 * Every table that holds something of a person, by its name in the database. The export gives the rows, deleting an
 * account goes through them in this order, the account itself last. A test fails for a table that is neither here
 * nor below.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...outboxTables,
  ...orderTables,
  ...accountTables,
  accounts: {
    whose: ({ accountId }) => sql`t.id = ${accountId}`,
    untold: ['password_hash', 'email_key'],
    erase: ({ accountId }) => [sql`delete from accounts where id = ${accountId}`],
  },
};

/** Every other table, and why it holds nothing of a person. */
export const impersonalTables: Readonly<Record<string, string>> = {
  catalogue_loads: 'which product data was loaded',
  coupons: 'codes and how often all customers together used them',
  facet_values: 'the catalogue',
  featured_products: 'the catalogue',
  listed_variants: 'the catalogue',
  products: 'the catalogue',
  ratings: 'how many gave how many stars, not who',
  search_words: 'words of the catalogue',
  signing_keys: 'secrets of the shop',
  social_attempts: 'sign-ins in progress, by the hash of a cookie; not linked to a person yet',
  staff_keys: 'keys of people who work for the shop, not of shoppers',
  stock: 'units on hand',
  stripe_events: 'ids that the payment provider sent',
  variants: 'the catalogue',
};

/** Takes a person out of every table, for good. */
export async function erasePerson(tx: Queries, person: Person): Promise<void> {
  for (const { erase } of Object.values(personalTables)) {
    if (erase === 'with its account') continue;
    for (const statement of erase(person)) await tx.execute(statement);
  }
}

interface Move {
  accountId: string;
  /** Both normalised. */
  before: string;
  after: string;
  /** The new one as its owner typed it. */
  typed: string;
}

/** Whatever is found by a member's address alone is found by the new one afterwards, in every table. */
export async function movePerson(tx: Queries, { accountId, before, after, typed }: Move): Promise<void> {
  const change = { before: personOf(accountId, before), after: personOf(accountId, after), typed };
  for (const { move } of Object.values(personalTables)) {
    for (const statement of move?.(change) ?? []) await tx.execute(statement);
  }
}
