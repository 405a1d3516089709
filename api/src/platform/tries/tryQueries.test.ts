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

/** How many rows this transaction has read, by scans and by indexes. */
async function readRows(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ rows: number }>(sql`
    select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = 'counted_tries'`);
  return rows[0]?.rows ?? 0;
}

test.each(functions)('a connection that called %s while little was counted never reads all of it', async (_, call) => {
  await database.db.execute(sql`truncate counted_tries`);
  await database.transaction(async (tx) => {
    for (let turn = 0; turn < 8; turn += 1) await call(tx, turn);
    await tx.execute(sql`analyze counted_tries`);
    for (let turn = 0; turn < 8; turn += 1) await call(tx, turn);
    await tx.execute(sql`
      insert into counted_tries (kind, account, address)
      select kind, 'many ' || n, 'place ' || n from generate_series(1, 2000) n, unnest(array['order', 'asked-email']) kind`);
    const before = await readRows(tx);
    for (let turn = 8; turn < 12; turn += 1) await call(tx, turn);
    // Each looks at those of its own kind and asker.
    expect((await readRows(tx)) - before).toBeLessThan(200);
  });
});

test('counting a try removes those that are older than any limit', async () => {
  await database.db.execute(sql`truncate counted_tries`);
  await database.db.execute(sql`
    insert into counted_tries (kind, account, address, counted_at)
    select 'order', name, 'place', now() - age from (values ('old', interval '8 days'), ('new', interval '1 minute')) as tries (name, age)`);
  await tryQueries(database).insertTry('order', { account: 'newest', address: 'place' });
  const { rows } = await database.db.execute(sql`select account from counted_tries order by counted_at`);
  expect(rows).toEqual([{ account: 'new' }, { account: 'newest' }]);
});
