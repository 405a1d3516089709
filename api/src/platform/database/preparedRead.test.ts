import { startLimits } from './databaseLimits.ts';
import { type Database, openDatabase } from './database.ts';
import { isUnavailable } from './DatabaseUnavailable.ts';
import { preparedRead } from './preparedRead.ts';
import { SlowLine } from '../../testing/SlowLine.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

let server: TestDatabase;
let line: SlowLine;
let database: Database;

beforeAll(async () => {
  server = await startTestDatabase();
  line = await SlowLine.open(server.url);
  database = openDatabase(line.url, { embedded: server.embedded, limits: startLimits });
});
afterAll(async () => {
  await Promise.all([database.close(), line.close()]);
  await server.stop();
});

test('a read is prepared once, and returns rows for the values of each call', async () => {
  const read = preparedRead<{ sum: number }>(database, 'add_numbers', 'select $1::int + $2::int as sum');
  expect([await read([1, 2]), await read([3, 4])]).toEqual([[{ sum: 3 }], [{ sum: 7 }]]);
  const { rows } = await database.pool.query(`select count(*)::int from pg_prepared_statements
    where name = '${database.statement('add_numbers')}'`);
  expect(rows).toEqual([{ count: 1 }]);
});

test('an error of a read has the database’s own message', async () => {
  const read = preparedRead(database, 'divide', 'select 1 / $1::int');
  const failure = await read([0]).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: '22012' });
  expect(isUnavailable(failure)).toBe(false);
});

test('a connection that breaks during a read counts as an unavailable database', async () => {
  const read = preparedRead(database, 'answer_one', 'select 1');
  await read();
  line.delay = 500;
  const failing = read().catch((error: unknown) => error);
  setTimeout(() => line.cut(), 100);
  expect(isUnavailable(await failing)).toBe(true);
  line.delay = 0;
});
