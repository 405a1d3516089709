import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * SQL that inserts rows which come as one JSON parameter, however many they are: several tables in one statement
 * cost one way to the database. `fields` are the table's properties that are given; all others have their defaults.
 */
export function insertFromJson<Table extends PgTable, Field extends keyof Table['$inferInsert'] & string>(
  table: Table,
  fields: readonly Field[],
) {
  const name = getTableName(table);
  const all = getTableColumns(table);
  const nameOf = (field: Field) => all[field]?.name ?? field;
  const columns = fields.map(nameOf).join(', ');
  return {
    /** @param parameter `$1` */
    sql: (parameter: string) =>
      `insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${parameter}::jsonb)`,

    /** The parameter's value. */
    json: (rows: readonly Pick<Table['$inferInsert'], Field>[]): string =>
      JSON.stringify(rows.map((row) => Object.fromEntries(fields.map((field) => [nameOf(field), row[field]])))),
  };
}
