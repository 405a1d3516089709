import { sql } from 'drizzle-orm';
import { SlowLine } from '../../testing/SlowLine.ts';
import { logTo } from '../../testing/logTo.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { type Database, openDatabase } from './database.ts';
import { isUnavailable } from './DatabaseUnavailable.ts';

let server: TestDatabase;
let line: SlowLine;
let database: Database;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  server = await startTestDatabase();
});
afterAll(() => server.stop());
beforeEach(async () => {
  line = await SlowLine.open(server.url);
  database = openDatabase(line.url, { embedded: server.embedded, log: logTo(lines) });
  await database.pool.query('select 1');
});
afterEach(async () => {
  line.delay = 0;
  line.isDead = false;
  await Promise.all([database.close(), line.close()]);
});

/** What comes of a statement, and within how many ms; a busy machine may take its time. */
async function outcome(atMost = 10_000, run: () => Promise<unknown> = () => database.db.execute(sql`select 1`)) {
  const began = performance.now();
  const result = await run().then(
    () => 'answered',
    (error) => (isUnavailable(error) ? 'unavailable' : String(error)),
  );
  const took = performance.now() - began;
  return took <= atMost ? result : `${result} after ${Math.round(took)} ms`;
}

async function untilAnswered(): Promise<void> {
  const end = Date.now() + 60_000;
  while ((await outcome()) !== 'answered' && Date.now() < end) await new Promise((next) => setTimeout(next, 50));
  expect(await outcome()).toBe('answered');
}

test('a connection that breaks in a transaction, or while idle, affects only its own users', async () => {
  const cutInside = () =>
    database.transaction(async (tx) => {
      line.cut();
      await tx.execute(sql`select 1`);
    });
  const cutBetween = () =>
    database.transaction(async () => {
      line.cut();
      await new Promise((next) => setTimeout(next, 100));
    });
  for (const broken of [cutInside, cutBetween]) {
    expect(await outcome(15_000, broken)).toBe('unavailable');
    await untilAnswered();
  }
  line.cut();
  await untilAnswered();
});

test('a transaction that fails leaves nothing behind, and its connection to the next', async () => {
  await database.db.execute(sql`create table if not exists kept (n int)`);
  const failing = database.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (1)`);
    throw new Error('sold out');
  });
  await expect(failing).rejects.toThrow('sold out');
  expect((await database.db.execute(sql`select * from kept`)).rows).toEqual([]);
  expect([database.pool.totalCount, database.pool.idleCount]).toEqual([1, 1]);
});

test('a transaction that takes too long is undone, whatever it waits for', async () => {
  const limits = { connection: 1000, statement: 3000, transaction: 200, waiting: 10 };
  const hasty = openDatabase(line.url, { embedded: server.embedded, limits });
  await hasty.db.execute(sql`create table if not exists slow (n int)`);
  const late = () =>
    hasty.transaction(async (tx) => {
      await tx.execute(sql`insert into slow values (1)`);
      await new Promise((next) => setTimeout(next, 400));
    });
  expect(await outcome(15_000, late)).toBe('unavailable');
  expect((await hasty.db.execute(sql`select * from slow`)).rows).toEqual([]);
  await hasty.close();
});

test('a database that takes 2 s delays few requests; the others are refused with a message', async () => {
  line.delay = 2000;
  const waiting = Array.from({ length: 150 }, () => outcome(30_000));
  expect(await database.health.check()).toBe(false);
  const outcomes = await Promise.all(waiting);
  expect(outcomes.filter((each) => each === 'answered').length).toBeGreaterThan(0);
  expect(outcomes.filter((each) => each === 'unavailable').length).toBeGreaterThan(50);
  expect(new Set(outcomes)).toEqual(new Set(['answered', 'unavailable']));
  expect(database.pool.waitingCount).toBe(0);
  expect(line.connections).toBeLessThan(13);
  line.delay = 0;
  await untilAnswered();
  // A question that was asked while it was slow is still on its way.
  const end = Date.now() + 60_000;
  while (!(await database.health.check()) && Date.now() < end) await new Promise((next) => setTimeout(next, 50));
  expect(await database.health.check()).toBe(true);
});

test('a database that stops answering is noticed, requests no longer wait, and it is used again when it answers', async () => {
  line.isDead = true;
  // Already the first statement of this one fails.
  expect(await outcome(20_000, () => database.transaction(async () => {}))).toBe('unavailable');
  while (!database.health.isAway) await new Promise((next) => setTimeout(next, 50));
  // Sooner than a connection could be given up.
  expect(await outcome(2000)).toBe('unavailable');
  expect(await database.health.check()).toBe(false);
  // The machine is back: what it knew of connections is gone.
  line.isDead = false;
  line.cut();
  await untilAnswered();
  const words = lines.map(({ msg }) => msg);
  expect(words.at(-1)).toBe('The database answers again.');
  expect(words).toContain('The database does not answer: requests that need it get a 503.');
});
