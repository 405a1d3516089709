import type { SQL } from 'drizzle-orm';
import type { Person } from './Person.ts';

/** A member's confirmed change of address: the same account, known by another one from now on. */
export interface AddressChange {
  before: Person;
  after: Person;
  /** The new address as its owner typed it. */
  typed: string;
}

/** A table that holds something of a person: what of it is theirs, what they get of it, what becomes of it. */
export interface PersonalTable {
  /** A condition on the table, which is named `t`. */
  whose: (person: Person) => SQL;
  /** Columns that are not exported: secrets, hashes of them, and internal names. */
  untold?: readonly string[];
  /** jsonb of what the row means besides: a product's title for its id. */
  besides?: SQL;
  /**
   * When the member changes the address, for what is found by it alone: statements, so that all of it is found under
   * the new one. What waits for a secret that only the old address got may go.
   */
  move?: (change: AddressChange) => SQL[];
  /**
   * When the account is deleted: `with its account` = the database does it (`on delete cascade`), else statements,
   * which run in the order of the tables. What stays must not identify anyone.
   */
  erase: 'with its account' | ((person: Person) => SQL[]);
}
