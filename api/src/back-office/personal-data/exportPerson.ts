import { promisify } from 'node:util';
import { type AsyncZippable, strToU8, zip } from 'fflate';
import type { Database } from '../../platform/database/database.ts';
import { listPhotosOf } from '../../selling/return/photoQueries.ts';
import type { Person } from '../../people/person/Person.ts';
import { personalTables } from '../../people/person/personalTables.ts';
import { sql } from 'drizzle-orm';

const readme = `Everything that Paw Dailies keeps about you.

data.json has all of it in one file. The folder csv has the same, one table a file, for a spreadsheet: there a text
that begins like a formula has an apostrophe in front. Money is in cents (US dollars), times are in UTC.
Pictures that you sent with a return are in the folder return_photos, under their ids.
Not in it: your password and other secrets, of which we keep only what cannot be read back.
`;

const zipAll = promisify<AsyncZippable, Uint8Array>((files, done) => zip(files, done));

/** A zip of everything that the shop keeps of a person; tables without a row of theirs are left out. */
export async function exportPerson(database: Pick<Database, 'db'>, person: Person): Promise<Buffer> {
  const all: Record<string, PersonalRow[]> = {};
  // The account first: it is what one looks for.
  for (const name of Object.keys(personalTables).reverse()) {
    const rows = await readPersonalRows(database, person, name);
    if (rows.length) all[name] = rows;
  }
  const tables = Object.entries(all).map(([name, rows]) => [`${name}.csv`, strToU8(csvOf(rows))] as const);
  const data = strToU8(`${JSON.stringify({ exportedAt: new Date().toISOString(), ...all }, null, 2)}\n`);
  const photos = await listPhotosOf(database, person);
  const files: AsyncZippable = { 'README.txt': strToU8(readme), 'data.json': data, csv: Object.fromEntries(tables) };
  // Pictures are packed already.
  if (photos.length) {
    files.return_photos = Object.fromEntries(photos.map(({ id, jpeg }) => [`${id}.jpg`, [jpeg, { level: 0 }]]));
  }
  return Buffer.from(await zipAll(files));
}

export type PersonalRow = Record<string, unknown>;

/** A member's rows of one table, as exported, in the database's order. */
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

/**
 * Rows as CSV (RFC 4180) with a head. A text that a spreadsheet would take for a formula gets an apostrophe in front:
 * the JSON has it unchanged.
 */
export function csvOf(rows: readonly PersonalRow[]): string {
  const names = [...new Set(rows.flatMap(Object.keys))];
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  return lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
