import type { Queries } from '../../platform/database/database.ts';
import type { Person } from './Person.ts';
import { personalTables } from './personalTables.ts';

/** Takes a person out of every table, for good. */
export async function erasePerson(tx: Queries, person: Person): Promise<void> {
  for (const { erase } of Object.values(personalTables)) {
    if (erase === 'with its account') continue;
    for (const statement of erase(person)) await tx.execute(statement);
  }
}
