import type { SQL } from 'drizzle-orm';
import type { Person } from './Person.ts';

/** A table that holds something of a person: what of it is theirs, what they get of it, what becomes of it. */
export interface PersonalTable {
  /** A condition on the table, which is named `t`. */
  whose: (person: Person) => SQL;
  /** Columns that are not told: secrets, hashes of them, and names that only programs know. */
  untold?: readonly string[];
  /** jsonb of what the row means besides: a product's title for its id. */
  besides?: SQL;
  /**
   * When the account is deleted: `with its account` = the database does it (`on delete cascade`), else statements,
   * which run in the order of the tables. What stays must identify nobody.
   */
  erase: 'with its account' | ((person: Person) => SQL[]);
}
