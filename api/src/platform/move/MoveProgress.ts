import type pg from 'pg';

/** How far one table is. */
interface TableProgress {
  /** Key of the last row that was copied, as text; undefined at the beginning. */
  after?: string[];
  rows: number;
  isDone: boolean;
}

/**
 * What a move has done, in the database that it goes to, in a schema of its own: each step is noted in the transaction
 * that copies its rows, so a move that was killed goes on where it was.
 */
export class MoveProgress {
  readonly #client: pg.ClientBase;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  /** The move that goes to this database; undefined before one. */
  async find(): Promise<{ source: string; isPrepared: boolean } | undefined> {
    const { rows } = await this.#client.query("select to_regclass('paw_move.moves') is not null as is_there");
    if (!rows[0]?.is_there) return undefined;
    const { rows: moves } = await this.#client.query('select source, is_prepared as "isPrepared" from paw_move.moves');
    return moves[0] as { source: string; isPrepared: boolean } | undefined;
  }

  /** @param source identifier of the database that is copied */
  async begin(source: string): Promise<void> {
    await this.#client.query('begin');
    await this.#client.query('create schema paw_move');
    await this.#client.query('create table paw_move.moves (source text not null, is_prepared boolean not null)');
    await this.#client.query(
      'create table paw_move.tables (name text primary key, after text[], rows bigint not null, is_done boolean not null)',
    );
    await this.#client.query('insert into paw_move.moves values ($1, false)', [source]);
    await this.#client.query('commit');
  }

  /** The tables are there, and empty. */
  async notePrepared(): Promise<void> {
    await this.#client.query('update paw_move.moves set is_prepared = true');
  }

  async of(table: string): Promise<TableProgress> {
    const { rows } = await this.#client.query('select after, rows, is_done from paw_move.tables where name = $1', [
      table,
    ]);
    const [row] = rows as { after: string[] | null; rows: string; is_done: boolean }[];
    return { ...(row?.after && { after: row.after }), rows: Number(row?.rows ?? 0), isDone: row?.is_done ?? false };
  }

  async note(table: string, { after, rows, isDone }: TableProgress): Promise<void> {
    await this.#client.query(
      `insert into paw_move.tables values ($1, $2, $3, $4)
        on conflict (name) do update set after = excluded.after, rows = excluded.rows, is_done = excluded.is_done`,
      [table, after ?? null, rows, isDone],
    );
  }

  /** Leaves nothing of the move but what was moved. */
  async end(): Promise<void> {
    await this.#client.query('drop schema paw_move cascade');
  }
}
