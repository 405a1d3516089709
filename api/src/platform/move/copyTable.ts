import type pg from 'pg';
import type { MoveProgress } from './MoveProgress.ts';
import { id, readRows, type Rows, type TableShape } from './tableShapes.ts';

interface CopyOptions {
  from: pg.ClientBase;
  to: pg.ClientBase;
  table: TableShape;
  progress: MoveProgress;
}

/** Copies the rest of a table. @returns how many rows the copy has */
export async function copyTable({ from, to, table, progress }: CopyOptions): Promise<number> {
  let { after, rows, isDone } = await progress.of(table.name);
  while (!isDone) {
    const step = await readRows(from, table, after);
    isDone = !step.last;
    after = step.last ?? after;
    rows += step.count;
    await to.query('begin');
    try {
      if (step.count) await writeRows(to, table, step);
      await progress.note(table.name, { ...(after && { after }), rows, isDone });
      await to.query('commit');
    } catch (error) {
      await to.query('rollback').catch(() => undefined);
      throw error;
    }
  }
  return rows;
}

async function writeRows(to: pg.ClientBase, table: TableShape, { columns }: Rows): Promise<void> {
  const names = table.columns.map(({ name }) => id(name)).join(', ');
  const values = table.columns.map(({ type }, at) => `c${at}::${type}`).join(', ');
  const arrays = table.columns.map((_, at) => `$${at + 1}::text[]`).join(', ');
  const given = table.columns.map((_, at) => `c${at}`).join(', ');
  await to.query(
    `insert into ${id(table.name)} (${names}) overriding system value select ${values} from unnest(${arrays}) as u (${given})`,
    columns,
  );
}
