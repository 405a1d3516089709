import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Person } from '../../people/person/Person.ts';
import { personalTables } from '../../people/person/personalTables.ts';

export type PersonalRow = Record<string, unknown>;

/** A member's rows of one table, as they are told, in the order in which the database has them. */
export async function readPersonalRows(
  { db }: Pick<Database, 'db'>,
  person: Person,
  name: string,
): Promise<PersonalRow[]> {
  const table = personalTables[name];
  if (!table) throw new Error(`${name} is not in personalTables.ts.`);
  const { whose, untold = [], besides = sql`'{}'::jsonb` } = table;
  const { rows } = await db.execute<{ row: PersonalRow }>(sql`
    select (to_jsonb(t) - ${sql.param([...untold])}::text[]) || ${besides} as row
    from ${sql.identifier(name)} t where ${whose(person)}`);
  return rows.map(({ row }) => row);
}
