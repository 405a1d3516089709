import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../api/src/database/database.ts';
import { median, quantile, type Ratio, ratioOf } from '../median.ts';
import type { CatalogueRequest } from './catalogueRequest.ts';
import type { EmptyDatabase } from './catalogueShop.ts';
import { Clients, type ClientsResult, type ClientsTask } from './Clients.ts';

const CLIENTS = 8;
const ROUNDS = 6;
/** A round takes about so long for the bare database. */
const SECONDS = 3;
const WARM_UP = 100;

interface Rates {
  ratio: Ratio;
  /** Of each round. */
  api: ClientsResult[];
  bare: ClientsResult[];
  /** Statements that the api did not send because it had kept what they give, in %. */
  kept: number;
}

/** Both get the same requests, in turns, A B A B …, so that a machine that is slower for a while is so for both. */
export async function compareRates(
  { url, embedded }: EmptyDatabase,
  database: Database,
  api: string,
  requests: readonly CatalogueRequest[],
): Promise<Rates> {
  const clients = new Clients<ClientsTask, ClientsResult>(new URL('./clientsProcess.ts', import.meta.url));
  const ask = (target: 'api' | 'bare', slice: readonly CatalogueRequest[]) =>
    clients.run({
      target: target === 'api' ? { api } : { database: url, embedded },
      clients: CLIENTS,
      requests: slice,
    });
  const found: Record<'api' | 'bare', ClientsResult[]> = { api: [], bare: [] };
  try {
    await ask('api', around(requests, 0, WARM_UP));
    const trial = await ask('bare', around(requests, 0, WARM_UP));
    const count = Math.round(Math.min(requests.length, Math.max(WARM_UP / 2, rateOf(trial) * SECONDS)));
    const slices = Array.from({ length: ROUNDS }, (_, round) => around(requests, WARM_UP + round * count, count));
    const before = await countStatements(database, embedded);
    for (const slice of slices) {
      found.api.push(await ask('api', slice));
      found.bare.push(await ask('bare', slice));
    }
    const each = slices.flat().flatMap(({ steps }) => steps.flat()).length;
    const sent = (await countStatements(database, embedded)) - before - each;
    const ratio = ratioOf(found.api.map(rateOf), found.bare.map(rateOf));
    return { ratio, ...found, kept: Math.max(0, 1 - sent / each) * 100 };
  } finally {
    await clients.stop();
  }
}

/** From one on, and after the last the first again. */
const around = <Item>(items: readonly Item[], from: number, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => items[(from + index) % items.length] as Item);

const rateOf = ({ took, seconds }: ClientsResult) => took.length / seconds;

/**
 * Each is a transaction of its own. A server's session may tell the others of them only when it has been idle for ten
 * seconds; that of the embedded database, which is one, with the next statement after a second.
 */
async function countStatements({ pool }: Database, embedded: boolean): Promise<number> {
  await pause(embedded ? 1200 : 11_000);
  await pool.query('select 1');
  const { rows } = await pool.query(
    'select xact_commit::int as count from pg_stat_database where datname = current_database()',
  );
  return rows[0].count;
}

export function describeRates({ ratio, api, bare, kept }: Rates, requests: readonly CatalogueRequest[]): string[] {
  const waits = (results: ClientsResult[]) => {
    const took = results.flatMap((result) => result.took);
    return `p50 ${median(took).toFixed(1)} ms, p95 ${quantile(took, 0.95).toFixed(1)} ms`;
  };
  const say = (results: ClientsResult[]) =>
    `${median(results.map(rateOf)).toFixed(1)} requests per second, ${waits(results)}`;
  const statements = requests.flatMap(({ steps }) => steps.flat()).length / requests.length;
  return [
    `api: ${say(api)}; bare: ${say(bare)}; ${CLIENTS} clients, ${api.length} rounds of ${api[0]?.took.length} requests, pairs ${ratio.middle.map((one) => one.toFixed(2)).join('–')}`,
    `${requests.length} different requests of ${statements.toFixed(1)} statements each; the api's recent answers saved ${kept.toFixed(1)} % of its statements`,
  ];
}
