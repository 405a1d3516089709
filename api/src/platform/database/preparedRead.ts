import type pg from 'pg';
import type { Database, Transaction } from './database.ts';
import { explainSilence } from './DatabaseUnavailable.ts';
import type { LastStatement } from './runTransaction.ts';

/**
 * A read in plain SQL that each connection prepares once: on hot paths it is more than twice as fast as the same one
 * through drizzle. Its failures look like drizzle's.
 * @param name of its own, for as many texts as there are
 */
export function preparedRead<Row extends pg.QueryResultRow>(
  database: Database,
  name: string,
  text: string,
): (values?: readonly unknown[]) => Promise<Row[]> {
  const run = prepared<Row>(database, name, text);
  return (values = []) => run(database.pool, values);
}

/** The same within a transaction, writes included. */
export function preparedStep<Row extends pg.QueryResultRow>(
  database: Database,
  name: string,
  text: string,
): (tx: Transaction, values?: readonly unknown[]) => Promise<Row[]> {
  const run = prepared<Row>(database, name, text);
  return (tx, values = []) => run(tx.$client, values);
}

/** The one that is sent together with `commit` (see `Phases`). */
export const preparedLast =
  ({ statement }: Database, name: string, text: string) =>
  (values: readonly string[]): LastStatement => ({ name: statement(name), text, values });

/** A write in one statement, outside a transaction. After the primary changed it may be done twice. */
export function preparedWrite<Row extends pg.QueryResultRow>(
  database: Database,
  name: string,
  text: string,
): (values?: readonly unknown[]) => Promise<Row[]> {
  const run = prepared<Row>(database, name, text);
  return (values = []) => database.again(() => run(database.pool, values));
}

function prepared<Row extends pg.QueryResultRow>({ statement }: Database, name: string, text: string) {
  return async (line: Pick<pg.Pool | pg.ClientBase, 'query'>, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await line.query<Row>({ name: statement(name), text, values: [...values] }).catch(explainSilence);
    return rows;
  };
}
