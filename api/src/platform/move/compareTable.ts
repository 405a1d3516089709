import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { id, readRows, type TableShape } from './tableShapes.ts';

/**
 * Compares every row of a table with its copy, column by column as text.
 * @returns how many rows differ, are missing, or are too many
 */
export async function compareTable(from: pg.ClientBase, to: pg.ClientBase, table: TableShape): Promise<number> {
  let [different, seen] = [0, 0];
  let after: string[] | undefined;
  for (;;) {
    const step = await readRows(from, table, after);
    if (!step.last) break;
    after = step.last;
    seen += step.count;
    const copies = await readCopies(to, table, step.columns);
    for (let row = 0; row < step.count; row++) {
      const original = step.columns.map((values) => values[row]);
      if (!isDeepStrictEqual(copies.get(keyOf(table, original)), original)) different++;
    }
  }
  const { rows } = await to.query(`select count(*) as n from ${id(table.name)}`);
  return different + Math.max(0, Number(rows[0]?.n) - seen);
}

type Row = (string | null | undefined)[];

/** The rows that have the same keys, whatever order the other database has for text. */
async function readCopies(
  to: pg.ClientBase,
  table: TableShape,
  columns: readonly (string | null)[][],
): Promise<Map<string, Row>> {
  const text = table.columns.map(({ name }) => `t.${id(name)}::text`).join(', ');
  const places = table.key.map((name) => table.columns.findIndex((column) => column.name === name));
  const given = table.key.map((_, at) => `k${at}`).join(', ');
  const arrays = table.key.map((_, at) => `$${at + 1}::text[]`).join(', ');
  const same = table.key
    .map((name, at) => `t.${id(name)} = u.k${at}::${table.columns[places[at] ?? 0]?.type}`)
    .join(' and ');
  const { rows } = await to.query<Row>({
    text: `select ${text} from unnest(${arrays}) as u (${given}) join ${id(table.name)} t on ${same}`,
    values: places.map((place) => columns[place]),
    rowMode: 'array',
  });
  return new Map(rows.map((row) => [keyOf(table, row), row]));
}

function keyOf(table: TableShape, row: Row): string {
  return JSON.stringify(table.key.map((name) => row[table.columns.findIndex((column) => column.name === name)]));
}
