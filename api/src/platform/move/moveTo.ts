import pg from 'pg';
import { BackupProblem } from '../backup/BackupProblem.ts';
import { lastMigration, migrationsFolder, newestMigration } from '../database/lastMigration.ts';
import { withEmbedded } from '../backup/openEmbedded.ts';
import { READ_ONLY } from '../database/readOnly.ts';
import { migrate } from '../database/migrate.ts';
import { compareTable } from './compareTable.ts';
import { copyTable } from './copyTable.ts';
import { MoveProgress } from './MoveProgress.ts';
import { id, readTables, type TableShape } from './tableShapes.ts';

/** What the embedded database has: the same value is then the same text on both sides. */
const asText = `set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1`;

interface MoveOptions {
  /** The shop's data folder (`PAW_DATA`). */
  data: string;
  /** URL of an empty PostgreSQL database, or of one to which this move has begun. */
  to: string;
  /** What is done at the moment, for a person who waits. */
  note?: (text: string) => void | Promise<void>;
}

/**
 * Copies the embedded database to PostgreSQL, and compares both row by row. From its beginning the embedded database
 * takes no changes, also after a restart: shoppers read on, and an order is refused in words. A move that was cut
 * off goes on where it was.
 * @returns rows by table
 * @throws BackupProblem with a sentence for the person who asked
 */
export async function moveTo({ data, to, note = () => undefined }: MoveOptions): Promise<Record<string, number>> {
  return withEmbedded(data, (from) =>
    withTarget(to, async (target) => {
      if ((await lastMigration(from)) !== newestMigration()) {
        throw new BackupProblem(
          'The tables are of another version of the store. Start it once with this version, then move.',
        );
      }
      const tables = await readTables(from);
      const progress = new MoveProgress(target);
      await prepare({ from, target, to, progress, tables });
      await setReadOnly(from, true);
      const rows: Record<string, number> = {};
      for (const table of tables) {
        await note(`Copying ${table.name}`);
        rows[table.name] = await copyTable({ from, to: target, table, progress });
      }
      await copySequences(from, target);
      await compareAll({ from, target, tables, note });
      await setTriggers(target, tables, 'enable');
      await target.query('analyze');
      await progress.end();
      return rows;
    }),
  );
}

/** Lets the embedded database take changes again; what was copied elsewhere stays there. */
export async function cancelMove(data: string): Promise<void> {
  await withEmbedded(data, (from) => setReadOnly(from, false));
}

async function withTarget<Result>(to: string, work: (target: pg.Client) => Promise<Result>): Promise<Result> {
  const target = new pg.Client({ connectionString: to, application_name: 'paw-shop' });
  target.on('error', () => {});
  await target.connect().catch((cause: Error) => {
    throw new BackupProblem(`There is no connection to the new database: ${cause.message}.`, { cause });
  });
  try {
    await target.query(asText);
    return await work(target);
  } finally {
    await target.end().catch(() => undefined);
  }
}

interface Preparation {
  from: pg.Client;
  target: pg.Client;
  to: string;
  progress: MoveProgress;
  tables: readonly TableShape[];
}

async function prepare({ from, target, to, progress, tables }: Preparation): Promise<void> {
  const { rows } = await from.query('select system_identifier::text as own from pg_control_system()');
  const own = String(rows[0]?.own);
  const begun = await progress.find();
  if (begun?.isPrepared && begun.source === own) return;
  if (begun && begun.source !== own) {
    throw new BackupProblem('Another store is moving to this database. Name another one.');
  }
  if (!begun) {
    await refuseTables(target);
    await progress.begin(own);
  }
  await migrate(to, migrationsFolder);
  await target.query('begin');
  // Migrations may insert rows: the copy has those of the store alone.
  await target.query(`truncate ${tables.map(({ name }) => id(name)).join(', ')}`);
  await setTriggers(target, tables, 'disable');
  await progress.notePrepared();
  await target.query('commit');
}

async function refuseTables(target: pg.Client): Promise<void> {
  const { rows } = await target.query(
    "select count(*)::int as n from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'",
  );
  if (rows[0]?.n) throw new BackupProblem('The new database has tables already. Name an empty one.');
}

/** The rows that triggers would write are copied as they are. */
async function setTriggers(target: pg.Client, tables: readonly TableShape[], state: 'enable' | 'disable') {
  for (const { name } of tables) await target.query(`alter table ${id(name)} ${state} trigger user`);
}

/** All connections of the embedded database are one session, so this is about each of them. */
async function setReadOnly(from: pg.Client, isOn: boolean): Promise<void> {
  const { rows } = await from.query('select current_database() as name');
  const database = id(String(rows[0]?.name));
  await from.query('begin read write');
  await from.query(
    isOn ? `alter database ${database} set ${READ_ONLY} = on` : `alter database ${database} reset ${READ_ONLY}`,
  );
  await from.query('commit');
  await from.query(`set ${READ_ONLY} = ${isOn ? 'on' : 'off'}`);
}

async function copySequences(from: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await from.query<{ name: string; last: string | null }>(
    "select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'",
  );
  for (const { name, last } of rows) {
    if (last) await target.query('select setval($1::regclass, $2::bigint)', [`public.${id(name)}`, last]);
  }
}

interface Comparison extends Pick<Preparation, 'from' | 'target' | 'tables'> {
  note: NonNullable<MoveOptions['note']>;
}

async function compareAll({ from, target, tables, note }: Comparison): Promise<void> {
  const differing: string[] = [];
  for (const table of tables) {
    await note(`Comparing ${table.name}`);
    const different = await compareTable(from, target, table);
    if (different) differing.push(`${table.name} (${different})`);
  }
  if (!differing.length) return;
  throw new BackupProblem(
    `Rows of the copy differ: ${differing.join(', ')}. Drop the new database, create it again, and repeat the move.`,
  );
}
