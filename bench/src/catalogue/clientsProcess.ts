/**
 * Shoppers who ask one thing after the other without a pause, in a process of their own: the api over HTTP, or the
 * database bare. Takes one {@link ClientsTask} after the other, and answers each with a {@link ClientsResult}.
 */
import { Agent, get } from 'node:http';
import { inspect } from 'node:util';
import { type Database, openDatabase } from '../../../api/src/platform/database/database.ts';
import { startLimits } from '../../../api/src/platform/database/databaseLimits.ts';
import type { CatalogueRequest } from './catalogueRequest.ts';
import type { ClientsResult, ClientsTask } from './Clients.ts';

let database: Database | undefined;
const agent = new Agent({ keepAlive: true });

process.on('message', async (task: ClientsTask) => {
  const { target, clients, requests } = task;
  const ask = 'api' in target ? askApi(target.api) : askDatabase(target.database, target.embedded);
  const took: number[] = [];
  let next = 0;
  let failure: string | undefined;
  const begun = performance.now();
  const one = async () => {
    for (;;) {
      const request = requests[next++];
      if (!request || failure) return;
      const asked = performance.now();
      await ask(request);
      took.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, one)).catch((error) => (failure = inspect(error)));
  const result: ClientsResult = { seconds: (performance.now() - begun) / 1000, took, failure };
  process.send?.(result);
});
process.on('disconnect', async () => {
  agent.destroy();
  await database?.close();
  process.exit(0);
});

function askApi(origin: string) {
  return ({ path }: CatalogueRequest) =>
    new Promise<void>((resolve, reject) => {
      const asked = get(origin + path, { agent }, (reply) => {
        if (reply.statusCode !== 200) reject(new Error(`${path} was answered with ${reply.statusCode}.`));
        reply.on('error', reject).on('end', resolve).resume();
      });
      asked.on('error', reject);
    });
}

/** The rows, and nothing made of them. The pool is pg's with the api's settings, so both have as many connections. */
function askDatabase(url: string, embedded: boolean) {
  database ??= openDatabase(url, { embedded, limits: startLimits });
  const { pool, statement } = database;
  return async ({ steps }: CatalogueRequest) => {
    for (const step of steps) {
      await Promise.all(step.map(({ name, text, values }) => pool.query({ name: statement(name), text, values })));
    }
  };
}
