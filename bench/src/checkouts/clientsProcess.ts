/**
 * Buyers who order one thing after the other without a pause, in a process of their own: through the api, or the same
 * transactions bare through `pg`. Takes one {@link CheckoutTask} after the other and answers each with a result.
 */
import { Agent, request } from 'node:http';
import { inspect } from 'node:util';
import { type Database, openDatabase } from '../../../api/src/platform/database/database.ts';
import { startLimits } from '../../../api/src/platform/database/databaseLimits.ts';
import type { CheckoutResult, CheckoutTask } from './checkoutTask.ts';
import { type FreshCheckout, freshCheckouts } from './freshCheckouts.ts';

let database: Database | undefined;
const agent = new Agent({ keepAlive: true });

process.on('message', async (task: CheckoutTask) => {
  const { target, clients, sessions } = task;
  const order =
    'api' in target ? orderAtApi(target.api, sessions, clients) : orderBare(target.database, target.embedded);
  const checkouts = freshCheckouts(task);
  const took: number[] = [];
  let failure: string | undefined;
  const begun = performance.now();
  const one = async (client: number) => {
    for (;;) {
      const next = checkouts.pop();
      if (!next || failure) return;
      const asked = performance.now();
      await order(next, client);
      took.push(performance.now() - asked);
    }
  };
  const all = Array.from({ length: clients }, (_, client) => one(client));
  await Promise.all(all).catch((error) => (failure = inspect(error)));
  const result: CheckoutResult = { seconds: (performance.now() - begun) / 1000, took, failure };
  process.send?.(result);
});
process.on('disconnect', async () => {
  agent.destroy();
  await database?.close();
  process.exit(0);
});

function orderAtApi(origin: string, sessions: CheckoutTask['sessions'], clients: number) {
  const turns = Array.from({ length: clients }, () => 0);
  /** The client's next buyer: no two clients are the same one. */
  const nextOf = (client: number) => {
    const turn = turns[client] ?? 0;
    turns[client] = turn + 1;
    return (client + turn * clients) % sessions.length;
  };
  return ({ body, key }: FreshCheckout, client: number) =>
    new Promise<void>((resolve, reject) => {
      const buyer = nextOf(client);
      const headers = {
        ...sessions[buyer],
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': key,
        // Orders of one address are counted one after the other.
        'x-forwarded-for': `198.18.${buyer >> 8}.${buyer & 255}`,
      };
      const asked = request(`${origin}/api/orders`, { method: 'POST', agent, headers }, (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (part) => (text += part));
        reply.on('error', reject).on('end', () => {
          if (reply.statusCode === 201) resolve();
          else reject(new Error(`An order was answered with ${reply.statusCode}: ${text.slice(0, 500)}`));
        });
      });
      asked.on('error', reject).end(body);
    });
}

/** The rows, and nothing made of them. The pool is pg's with the api's settings, so both have as many connections. */
function orderBare(url: string, embedded: boolean) {
  database ??= openDatabase(url, { embedded, limits: startLimits });
  const { pool, statement } = database;
  return async ({ statements }: FreshCheckout) => {
    const client = await pool.connect();
    await client.query('begin');
    for (const { name, text, values } of statements) await client.query({ name: statement(name), text, values });
    await client.query('commit');
    client.release();
  };
}
