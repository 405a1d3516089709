import { sql } from 'drizzle-orm';
import { startTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { type Database, openDatabase, type Transaction } from '../database/database.ts';
import { startLimits } from '../database/databaseLimits.ts';
import { tryQueries } from './tryQueries.ts';

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await startTestDatabase('tables');
  database = openDatabase(server.url, { embedded: server.embedded, limits: startLimits });
});
afterAll(() => database.close().then(() => server.stop()));

const question = (subject: number) =>
  JSON.stringify([{ kind: 'asked-email', subject: `subject ${subject}`, asker: 'asker', most: 100 }]);

const functions: [string, (tx: Transaction, turn: number) => Promise<unknown>][] = [
  [
    'count_try',
    (tx, turn) => tryQueries(database).insertTryIn(tx, 'order', { account: `account ${turn}`, address: '192.0.2.1' }),
  ],
  ['ask_customer', (tx, turn) => tx.execute(sql`select ask_customer(${question(turn)}, 3600)`)],
];

/** Reads of whole tables in this transaction, in rows. */
async function scanned(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ rows: number }>(
    sql`select seq_tup_read::int as rows from pg_stat_xact_user_tables where relname = 'counted_tries'`,
  );
  return rows[0]?.rows ?? 0;
}

test.each(functions)('a connection that called %s while little was counted never reads all of it', async (_, call) => {
  await database.transaction(async (tx) => {
    for (let turn = 0; turn < 8; turn += 1) await call(tx, turn);
    await tx.execute(sql`analyze counted_tries`);
    for (let turn = 0; turn < 8; turn += 1) await call(tx, turn);
    await tx.execute(sql`
      insert into counted_tries (kind, account, address)
      select kind, 'many ' || n, 'place ' || n from generate_series(1, 2000) n, unnest(array['order', 'asked-email']) kind`);
    const before = await scanned(tx);
    for (let turn = 8; turn < 12; turn += 1) await call(tx, turn);
    expect((await scanned(tx)) - before).toBe(0);
  });
});
