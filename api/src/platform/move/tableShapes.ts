import pg from 'pg';

/** A table as it is copied. */
export interface TableShape {
  name: string;
  /** Without columns that the database computes. In the table's order. */
  columns: readonly { name: string; type: string }[];
  /** Names of the columns of its primary key, in the key's order. */
  key: readonly string[];
  /** Tables that its rows name. */
  needs: readonly string[];
}

/**
 * The tables of a database, each after those that its rows name.
 * @throws Error when a table has no primary key, or when tables name each other in a circle
 */
export async function readTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name,
      (select coalesce(json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum), '[]')
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(json_agg(a.attname order by k.place), '[]')
        from pg_index i cross join unnest(i.indkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select coalesce(json_agg(distinct f.relname), '[]') from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by c.relname`);
  const keyless = rows.filter(({ key }) => !key.length).map(({ name }) => name);
  if (keyless.length) throw new Error(`Tables without a primary key cannot be copied: ${keyless.join(', ')}.`);
  return inOrder(rows);
}

function inOrder(tables: readonly TableShape[]): TableShape[] {
  const ordered: TableShape[] = [];
  const isDone = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.filter(({ name, needs }) => !isDone(name) && needs.every(isDone));
    if (!next.length) throw new Error('The tables name each other in a circle.');
    ordered.push(...next);
  }
  return ordered;
}

/** A table's rows, each column as PostgreSQL writes it as text: every type comes back from that unchanged. */
export interface Rows {
  /** As many as there are columns; each has a value for each row. */
  columns: (string | null)[][];
  /** Of the last row; undefined when there is none. */
  last?: string[];
  count: number;
}

/** Bytes of text in one step; a row that has more comes alone. */
const STEP = 4_000_000;
const ROWS = 1_000;

/**
 * The next rows in the order of the key.
 * @param after the key of the row before, as text
 */
export async function readRows(client: pg.ClientBase, table: TableShape, after?: readonly string[]): Promise<Rows> {
  const text = table.columns.map(({ name }) => `t.${id(name)}::text`).join(', ');
  // Not the column of the same name in the answer, which is text.
  const key = table.key.map((name) => `t.${id(name)}`).join(', ');
  const typeOf = (name: string) => table.columns.find((column) => column.name === name)?.type;
  const from = after
    ? `where (${key}) > (${table.key.map((name, at) => `$${at + 1}::${typeOf(name)}`).join(', ')})`
    : '';
  // What is wide is found before it is read: photos are in rows too.
  const sizes = `select pg_column_size(t.*) as size, row_number() over (order by ${key}) as n from ${id(table.name)} t ${from} order by ${key} limit ${ROWS}`;
  const { rows: found } = await client.query<{ size: number }>(`select size from (${sizes}) s order by n`, [
    ...(after ?? []),
  ]);
  const count = countWithin(found.map(({ size }) => size));
  if (!count) return { columns: table.columns.map(() => []), count: 0 };
  const { rows } = await client.query<(string | null)[]>({
    text: `select ${text} from ${id(table.name)} t ${from} order by ${key} limit ${count}`,
    values: [...(after ?? [])],
    rowMode: 'array',
  });
  const at = (name: string) => table.columns.findIndex((column) => column.name === name);
  const lastRow = rows.at(-1);
  return {
    columns: table.columns.map((_, column) => rows.map((row) => row[column] ?? null)),
    ...(lastRow && { last: table.key.map((name) => lastRow[at(name)] ?? '') }),
    count: rows.length,
  };
}

/** How many of the rows, at least one, have at most one step's bytes. */
function countWithin(sizes: readonly number[]): number {
  let sum = 0;
  const over = sizes.findIndex((size) => (sum += size) > STEP);
  return over < 0 ? sizes.length : Math.max(1, over);
}

export const id = (name: string) => pg.escapeIdentifier(name);
