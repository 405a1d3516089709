import type { Queries } from '../../platform/database/database.ts';
import { personOf } from './Person.ts';
import { personalTables } from './personalTables.ts';

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
