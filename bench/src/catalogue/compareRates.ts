import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../api/src/platform/database/database.ts';
import { median, quantile, type Ratio, ratioOf } from '../median.ts';
import type { CatalogueRequest } from './catalogueRequest.ts';
import type { EmptyDatabase } from '../../machine/emptyDatabase.ts';
import { Clients, type ClientsResult, type ClientsTask } from './Clients.ts';

export interface Comparing {
  clients: number;
  rounds: number;
  /** A round takes about so long for the bare database. */
  seconds: number;
  /** Requests. */
  warmUp: number;
  /** How long PostgreSQL takes to report its number of transactions. ms */
  serverIsIdleAfter: number;
}

interface Rates {
  ratio: Ratio;
  /** Of each round. */
  api: ClientsResult[];
  bare: ClientsResult[];
  /** Statements that the api did not send because it had kept what they give, in %. */
  kept: number;
}

/** Both get the same requests, in turns, A B A B …, so a machine that is slower for a while is so for both. */
export async function compareRates(
  { url, embedded }: EmptyDatabase,
  database: Database,
  api: string,
  requests: readonly CatalogueRequest[],
  { clients: count, rounds, seconds, warmUp, serverIsIdleAfter }: Comparing,
): Promise<Rates> {
  const clients = new Clients<ClientsTask, ClientsResult>(new URL('./clientsProcess.ts', import.meta.url));
  const ask = (target: 'api' | 'bare', slice: readonly CatalogueRequest[]) =>
    clients.run({
      target: target === 'api' ? { api } : { database: url, embedded },
      clients: count,
      requests: slice,
    });
  const found: Record<'api' | 'bare', ClientsResult[]> = { api: [], bare: [] };
  try {
    await ask('api', around(requests, 0, warmUp));
    const trial = await ask('bare', around(requests, 0, warmUp));
    const inRound = Math.round(Math.min(requests.length, Math.max(warmUp / 2, rateOf(trial) * seconds)));
    const slices = Array.from({ length: rounds }, (_, round) => around(requests, warmUp + round * inRound, inRound));
    // The session of the embedded database, which is one, tells with the next statement after a second.
    const idleAfter = embedded ? 1_200 : serverIsIdleAfter;
    const before = await countStatements(database, idleAfter);
    for (const slice of slices) {
      found.api.push(await ask('api', slice));
      found.bare.push(await ask('bare', slice));
    }
    const each = slices.flat().flatMap(({ steps }) => steps.flat()).length;
    const sent = (await countStatements(database, idleAfter)) - before - each;
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

/** Each is a transaction of its own. */
async function countStatements({ pool }: Database, idleAfter: number): Promise<number> {
  await pause(idleAfter);
  await pool.query('select 1');
  const { rows } = await pool.query(
    'select xact_commit::int as count from pg_stat_database where datname = current_database()',
  );
  return rows[0].count;
}

export function describeRates(
  { ratio, api, bare, kept }: Rates,
  requests: readonly CatalogueRequest[],
  { clients }: Comparing,
): string[] {
  const waits = (results: ClientsResult[]) => {
    const took = results.flatMap((result) => result.took);
    return `p50 ${median(took).toFixed(1)} ms, p95 ${quantile(took, 0.95).toFixed(1)} ms`;
  };
  const say = (results: ClientsResult[]) =>
    `${median(results.map(rateOf)).toFixed(1)} requests per second, ${waits(results)}`;
  const statements = requests.flatMap(({ steps }) => steps.flat()).length / requests.length;
  return [
    `api: ${say(api)}; bare: ${say(bare)}; ${clients} clients, ${api.length} rounds of ${api[0]?.took.length} requests, pairs ${ratio.middle.map((one) => one.toFixed(2)).join('–')}`,
    `${requests.length} different requests of ${statements.toFixed(1)} statements each; the api's recent answers saved ${kept.toFixed(1)} % of its statements`,
  ];
}
