import { sql } from 'drizzle-orm';
import { failBegin } from '../../testing/failBegin.ts';
import { SlowLine } from '../../testing/SlowLine.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { type Database, openDatabase, type Transaction } from './database.ts';
import { CommitUnknown, isUnavailable } from './DatabaseUnavailable.ts';
import { preparedLast, preparedStep } from './preparedRead.ts';

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
  await database.db.execute(sql`create table if not exists notes (n int check (n > 0))`);
  await database.db.execute(sql`delete from notes`);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([database.close(), line.close()]);
});

const note = (tx: Pick<Transaction, 'execute'>, n: number) => tx.execute(sql`insert into notes values (${n})`);
const lastNote = (n: number) => preparedLast(database, 'last_note', 'insert into notes values ($1)')([String(n)]);
const notes = async () => (await database.db.execute<{ n: number }>(sql`select n from notes`)).rows.map(({ n }) => n);

test('what the first statements found decides, and the last ones are committed', async () => {
  const decided = await database.phasedTransaction({
    open: async (tx) => (await tx.execute<{ n: number }>(sql`select 7 as n`)).rows[0]?.n ?? 0,
    decide: async (_tx, n) => n + 1,
    close: lastNote,
  });
  expect([decided, await notes()]).toEqual([8, [8]]);
});

test('when the last statement fails, what it failed with is thrown, nothing is committed and the connection is kept', async () => {
  const failing = database.phasedTransaction({
    open: (tx) => note(tx, 1),
    decide: async () => -1,
    close: lastNote,
  });
  await expect(failing).rejects.toMatchObject({ code: '23514' });
  expect(await notes()).toEqual([]);
  expect([database.pool.totalCount, database.pool.idleCount]).toEqual([1, 1]);
});

test('when building the last statement throws, nothing is committed', async () => {
  const failing = database.phasedTransaction({
    open: (tx) => note(tx, 1),
    decide: async () => {},
    close: () => {
      throw new Error('Not text.');
    },
  });
  await expect(failing).rejects.toThrow('Not text.');
  expect(await notes()).toEqual([]);
});

test('when the last statement is not even sent, nothing is committed', async () => {
  const step = preparedStep(database, 'same_name', 'select 1');
  const failing = database.phasedTransaction(
    {
      open: async (tx) => {
        await note(tx, 1);
        await step(tx);
      },
      decide: async () => {},
      close: () => preparedLast(database, 'same_name', 'insert into notes values (2)')([]),
    },
    { findsItself: true },
  );
  const error = await failing.catch((caught) => caught);
  expect([isUnavailable(error), error instanceof CommitUnknown]).toEqual([true, false]);
  expect(await notes()).toEqual([]);
});

test('a slow last statement may have been committed, and is not repeated: that would make a slow database slower', async () => {
  const limits = { connection: 1000, statement: 400, transaction: 3000, waiting: 10 };
  const { embedded } = server;
  const hasty = openDatabase(line.url, { embedded, limits, readUrl: server.url });
  let runs = 0;
  const placed = hasty.phasedTransaction(
    {
      open: async () => {},
      decide: async () => {
        runs += 1;
        line.delay = 1000;
        return 1;
      },
      close: (n) => preparedLast(hasty, 'last_note', 'insert into notes values ($1)')([String(n)]),
    },
    { findsItself: true },
  );
  expect(await placed.catch((error) => error instanceof CommitUnknown)).toBe(true);
  line.delay = 0;
  expect(runs).toBe(1);
  await hasty.close();
});

test('when the transaction does not begin, nothing is decided', async () => {
  failBegin();
  const decide = jest.fn(async () => {});
  const failing = database.phasedTransaction({
    open: (tx) => tx.execute(sql`select 1`),
    decide,
    close: () => lastNote(1),
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect([decide.mock.calls, await notes()]).toEqual([[], []]);
});

test.each([
  [false, 1],
  [true, 2],
])(
  'when the line breaks before the last answer, it may have been committed; repeated: %s',
  async (findsItself, most) => {
    let runs = 0;
    const placed = database.phasedTransaction(
      {
        open: async () => {},
        decide: async () => {
          runs += 1;
          if (runs === 1) line.onAnswer = () => line.cut();
          return 1;
        },
        close: lastNote,
      },
      { findsItself },
    );
    const result = await placed.catch((error) => error instanceof CommitUnknown);
    expect([result, runs]).toEqual([findsItself ? 1 : true, most]);
    expect(await notes()).toHaveLength(most);
  },
);

test('a database that does not answer the first statements is unavailable', async () => {
  const limits = { connection: 1000, statement: 3000, transaction: 300, waiting: 10 };
  const hasty = openDatabase(line.url, { embedded: server.embedded, limits });
  await hasty.db.execute(sql`select 1`);
  line.isDead = true;
  const begun = performance.now();
  const opened = hasty.phasedTransaction({
    open: (tx) => tx.execute(sql`select 1`),
    decide: async () => {},
    close: () => undefined,
  });
  expect(await opened.catch(isUnavailable)).toBe(true);
  // By the limit of the transaction, not by that of a statement.
  expect(performance.now() - begun).toBeLessThan(2500);
  await hasty.close();
});

test('each phase takes one round trip', async () => {
  const read = preparedStep(database, 'one_number', 'select $1::int as n');
  const run = () =>
    database.phasedTransaction({
      open: (tx) => Promise.all([read(tx, [1]), read(tx, [2])]),
      decide: (tx) => read(tx, [3]),
      close: () => lastNote(4),
    });
  await run();
  line.received = 0;
  await run();
  expect(line.received).toBe(3);
  expect(await notes()).toEqual([4, 4]);
});
