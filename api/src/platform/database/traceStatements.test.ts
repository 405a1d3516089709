import { startLimits } from './databaseLimits.ts';
import { type Database, openDatabase } from './database.ts';
import { preparedRead } from './preparedRead.ts';
import { inTrace } from './traceStatements.ts';
import { createMetrics } from '@paw/node/createMetrics.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { bareApp, usualConnections } from '../app/bareApp.ts';

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await startTestDatabase();
  database = openDatabase(server.url, { embedded: server.embedded, limits: startLimits });
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

/** What the database itself was sent. */
const SENT = 'select current_query() as sent';
const sentOf = ({ rows }: { rows: { sent: string }[] }) => rows[0]?.sent;

test('a request’s trace reaches the database, also after its body was read, and within a transaction', async () => {
  const app = await bareApp(undefined, createMetrics('api'), usualConnections);
  app.post('/sent', async () => [
    sentOf(await database.pool.query(SENT)),
    await database.transaction(async (tx) => sentOf(await tx.execute(SENT))),
  ]);
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const ask = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/sent', headers, payload: { any: 'body' } });
  const answer = await ask({ traceparent: `00-${trace}-00f067aa0ba902b7-00` });
  const id = String(answer.headers['x-request-id']);
  expect(id).toMatch(new RegExp(`^${trace}-[0-9a-f]{16}-00$`));
  expect(answer.json()).toEqual(Array(2).fill(`${SENT} /*traceparent='00-${id}'*/`));
  expect((await ask({})).json()).toEqual([SENT, SENT]);
  await app.close();
});

test('a statement names the request that asked for it, however many wait for a connection', async () => {
  const parents = Array.from({ length: 30 }, (_, at) => `00-${'a'.repeat(30)}${10 + at}-${'b'.repeat(16)}-00`);
  const sent = await Promise.all(
    parents.map((parent) => inTrace(parent, async () => sentOf(await database.pool.query(SENT)))),
  );
  expect(sent).toEqual(parents.map((parent) => `${SENT} /*traceparent='${parent}'*/`));
});

test('a prepared statement stays prepared, and one in a while names its trace', async () => {
  const read = preparedRead<{ sent: string }>(database, 'sent_text', SENT);
  await read();
  const parent = `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`;
  const texts: string[] = [];
  for (let turn = 0; turn < 20; turn++) texts.push(...(await inTrace(parent, read)).map(({ sent }) => sent));
  const named = texts.filter((text) => text.endsWith(`/*traceparent='${parent}'*/`));
  expect(named.length).toBeGreaterThan(0);
  expect(named.length).toBeLessThan(20);
});
