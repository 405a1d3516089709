import { sql } from 'drizzle-orm';
import pg from 'pg';
import { SlowLine } from '../../testing/SlowLine.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { type Database, openDatabase, type Transaction } from './database.ts';
import { CommitUnknown, isUnavailable } from './DatabaseUnavailable.ts';
import { preparedRead } from './preparedRead.ts';

/** The primary is behind a line that breaks; reads reach the same database directly, as if it was a standby. */
let server: TestDatabase;
let line: SlowLine;
let database: Database;

beforeAll(async () => {
  server = await startTestDatabase();
});
afterAll(() => server.stop());
beforeEach(async () => {
  line = await SlowLine.open(server.url);
  database = openDatabase(line.url, { embedded: server.embedded, readUrl: server.url });
  await database.db.execute(sql`create table if not exists orders (n int)`);
  await database.db.execute(sql`delete from orders`);
});
afterEach(async () => {
  line.delay = 0;
  await Promise.all([database.close(), line.close()]);
});

const insert = (tx: Pick<Transaction, 'execute'>) => tx.execute(sql`insert into orders values (1)`);
const countOrders = async () => (await database.db.execute(sql`select * from orders`)).rows.length;
const outcome = (run: Promise<unknown>) =>
  run.then(
    () => 'done',
    (error) => (isUnavailable(error) ? 'unavailable' : String(error)),
  );
/** Changes the database as its operator does, whatever it allows others. */
async function operate(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url, options: '-c default_transaction_read_only=off' });
  await client.connect();
  await client.query(statement);
  await client.end();
}
test('while the primary is away, reads are answered elsewhere, changes are refused, and the api stays ready', async () => {
  await insert(database.db);
  const read = preparedRead<{ n: number }>(database, 'orders', 'select n from orders');
  expect([await read(), database.readsElsewhere()]).toEqual([[{ n: 1 }], 0]);
  await line.close();
  expect([await read(), await countOrders()]).toEqual([[{ n: 1 }], 1]);
  expect(database.readsElsewhere()).toBe(2);
  expect(await outcome(insert(database.db))).toBe('unavailable');
  expect(await outcome(database.transaction(insert))).toBe('unavailable');
  expect([await database.health.check(), await database.isReady()]).toEqual([false, true]);
  expect(await countOrders()).toBe(1);
});

test('reads go on when the other server that answered them ends too, and a third one is behind its address', async () => {
  const reads = await SlowLine.open(server.url);
  const both = openDatabase(line.url, { embedded: server.embedded, readUrl: reads.url });
  const count = () => both.db.execute(sql`select count(*) from orders`);
  try {
    await insert(both.db);
    await line.close();
    await count();
    expect(await both.isReady()).toBe(true);
    for (let turn = 0; turn < 3; turn += 1) {
      reads.cut();
      expect(await Promise.all([1, 2, 3].map(() => outcome(count())))).toEqual(['done', 'done', 'done']);
      expect(await both.isReady()).toBe(true);
    }
  } finally {
    await Promise.all([both.close(), reads.close()]);
  }
});

test('a transaction whose line breaks is run again, and does everything once', async () => {
  let runs = 0;
  await database.transaction(async (tx) => {
    runs += 1;
    await insert(tx);
    if (runs === 1) line.cut();
    await insert(tx);
  });
  expect([runs, await countOrders()]).toEqual([2, 2]);
});

test.each([
  ['is not run again, because it may have been committed', false, 1, 1],
  ['is run again if it finds what was committed', true, 2, 2],
])('a transaction whose commit is not confirmed %s', async (_name, findsItself, most, rows) => {
  let runs = 0;
  const placed = database.transaction(
    async (tx) => {
      runs += 1;
      await insert(tx);
      line.delay = runs === 1 ? 500 : 0;
      if (runs === 1) setTimeout(() => line.cut(), 100);
    },
    { findsItself },
  );
  const result = await placed.catch((error) => error instanceof CommitUnknown);
  line.delay = 0;
  expect([result, runs]).toEqual([findsItself ? undefined : true, most]);
  expect(await countOrders()).toBe(rows);
});

test('a transaction that takes too long is not run again', async () => {
  const limits = { connection: 10_000, statement: 10_000, transaction: 500, waiting: 10 };
  const hasty = openDatabase(line.url, { embedded: server.embedded, limits, readUrl: server.url });
  let runs = 0;
  const late = hasty.transaction(async (tx) => {
    runs += 1;
    await new Promise((next) => setTimeout(next, 700));
    await insert(tx);
  });
  expect([await outcome(late), runs]).toEqual(['unavailable', 1]);
  await hasty.close();
});

test('an error of the statement itself is not repeated', async () => {
  let runs = 0;
  const failing = database.transaction(async (tx) => {
    runs += 1;
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  expect(runs).toBe(1);
});

// The embedded database knows neither other sessions nor its operator.
(process.env.TEST_DATABASE_URL ? describe : describe.skip)('on a server', () => {
  test('a transaction that the server ends (57P01) is run again', async () => {
    let runs = 0;
    await database.transaction(async (tx) => {
      runs += 1;
      await insert(tx);
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
      if (runs === 1) await operate(`select pg_terminate_backend(${Number(rows[0]?.pid)})`);
      await insert(tx);
    });
    expect([runs, await countOrders()]).toEqual([2, 2]);
  });

  test('a transaction on a server that became read-only (25006) waits for the next primary', async () => {
    const name = new URL(server.url).pathname.slice(1);
    await operate(`alter database "${name}" set default_transaction_read_only = on`);
    // Its connections are from before.
    await database.close();
    database = openDatabase(line.url, { embedded: false, readUrl: server.url });
    let runs = 0;
    await database.transaction(async (tx) => {
      runs += 1;
      if (runs === 3) await operate(`alter database "${name}" reset all`);
      await insert(tx);
    });
    expect(runs).toBeGreaterThan(2);
    expect(await countOrders()).toBe(1);
  });

  test('what writes, although it looks like a read, is refused by the other server', async () => {
    await database.db.execute(sql`create sequence if not exists numbers`);
    await line.close();
    expect(await outcome(database.db.execute(sql`select nextval('numbers')`))).toBe('unavailable');
  });
});
