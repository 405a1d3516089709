import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { Clients } from './catalogue/Clients.ts';
import { startServer } from '../machine/emptyDatabase.ts';
import type { CheckoutResult, CheckoutSample, CheckoutTask } from './checkouts/checkoutTask.ts';
import { fillCarts } from './checkouts/fillCarts.ts';
import { recordCheckouts } from './checkouts/recordCheckouts.ts';
import { absolute, type Figure, type Form } from './Figure.ts';
import { median, quantile, type Ratio, ratioOf } from './median.ts';
import { Customer } from '../order-checker/Customer.ts';
import { runSql } from '../order-checker/runSql.ts';
import { ShopUnderTest } from '../order-checker/ShopUnderTest.ts';
import { manyGuests } from '../machine/environments.ts';
import type { Place } from './shop/Place.ts';

const LINES = 3;
const sizes = {
  /**
   * `carts` = different carts, in turns; each client is `buyers` people, in turns; a round of the bare database takes
   * about this many `seconds`.
   */
  long: { clients: 16, buyers: 40, carts: 24, rounds: 8, seconds: 2, warmUp: 300 },
  short: { clients: 4, buyers: 2, carts: 4, rounds: 1, seconds: 1, warmUp: 20 },
} satisfies Record<Form, object>;

type Size = (typeof sizes)[Form];

/** What the api adds to the transaction that places an order. */
export async function measureCheckouts(place: Place, form: Form): Promise<Figure[]> {
  const embedded = await measureOn(place, sizes[form], 'embedded', undefined, 150);
  const server = await startServer();
  if (!server) {
    const none = 'PostgreSQL: not measured. There is no DATABASE_URL, and no server is installed here.';
    return embedded.map((figure) => ({ ...figure, parts: [...(figure.parts ?? []), none] }));
  }
  try {
    return [...embedded, ...(await measureOn(place, sizes[form], server.name, server.url, 400))];
  } finally {
    await server.stop();
  }
}

/** @param atLeast orders a second */
async function measureOn(
  place: Place,
  size: Size,
  name: string,
  databaseUrl: string | undefined,
  atLeast: number,
): Promise<Figure[]> {
  const folder = join(place.temporary, databaseUrl ? 'checkouts-server' : 'checkouts');
  mkdirSync(folder, { recursive: true });
  const shop = new ShopUnderTest({
    apiFolder: join(place.folder, 'api'),
    dataFolder: join(folder, 'data'),
    databaseUrl,
    env: { MAIL_FOLDER: join(folder, 'mail'), ...manyGuests },
  });
  try {
    await shop.start();
    const rates = await compare(shop, size);
    const what = `orders of ${LINES} lines, ${size.clients} clients`;
    return [
      {
        name: `Checkouts, ${name}: rate of ${what}`,
        value: rates.ratio.value,
        unit: '×',
        against: 'the same transaction bare through pg, with as many connections',
        limit: { atLeast: 0.5 },
        ratioOf: 'throughput',
        parts: describe(rates, size),
      },
      {
        name: `Checkouts, ${name}: a second, ${what}`,
        value: median(rates.api.map(rateOf)),
        unit: '',
        against: absolute,
        limit: { atLeast },
      },
    ];
  } finally {
    await shop.stop();
  }
}

interface Rates {
  ratio: Ratio;
  api: CheckoutResult[];
  bare: CheckoutResult[];
  statements: number;
}

/** Both get the same carts, in turns, A B A B …, so a machine that is slower for a while is so for both. */
async function compare(shop: ShopUnderTest, { clients, buyers, carts: different, ...size }: Size): Promise<Rates> {
  const { databaseUrl: database, isEmbedded: embedded } = shop;
  const carts = await fillCarts(database, different, LINES);
  const recording = openDatabase(database, { embedded });
  const samples = await recordCheckouts(recording, carts).finally(recording.close);
  const people = Array.from({ length: clients * buyers }, (_, index) => new Customer(index, false));
  for (const one of people) await one.comeIn(shop.url);
  const sessions = people.map((one) => one.proof);
  const load = new Clients<CheckoutTask, CheckoutResult>(new URL('./checkouts/clientsProcess.ts', import.meta.url));
  // Emails are held back: in a shop they are sent outside the busiest times, and here they would be sent in one half
  // only.
  await runSql(database, "alter table outbox alter column due_at set default now() + interval '1 hour'");
  const order = (who: 'api' | 'bare', count: number) => {
    const target = who === 'api' ? { api: shop.url } : { database, embedded };
    return load.run({ target, clients, count, samples, sessions });
  };
  const found: Record<'api' | 'bare', CheckoutResult[]> = { api: [], bare: [] };
  try {
    await order('api', size.warmUp);
    const trial = await order('bare', size.warmUp);
    const count = Math.round(Math.max(size.warmUp, rateOf(trial) * size.seconds));
    for (let round = 0; round < size.rounds; round++) {
      found.api.push(await order('api', count));
      found.bare.push(await order('bare', count));
    }
  } finally {
    await load.stop();
  }
  const ratio = ratioOf(found.api.map(rateOf), found.bare.map(rateOf));
  return { ratio, ...found, statements: statementsOf(samples) };
}

const rateOf = ({ took, seconds }: CheckoutResult) => took.length / seconds;
const statementsOf = (samples: readonly CheckoutSample[]) => (samples[0]?.statements.length ?? 0) + 2;

function describe({ ratio, api, bare, statements }: Rates, { carts }: Size): string[] {
  const say = (results: CheckoutResult[]) => {
    const took = results.flatMap((result) => result.took);
    const [middle, late] = [median(took), quantile(took, 0.95)].map((ms) => ms.toFixed(1));
    return `${median(results.map(rateOf)).toFixed(1)} orders per second, p50 ${middle} ms, p95 ${late} ms`;
  };
  const pairs = ratio.middle.map((one) => one.toFixed(2)).join('–');
  return [
    `api: ${say(api)}; bare: ${say(bare)}`,
    `${api.length} rounds of ${api[0]?.took.length} orders, ${carts} carts in turns, pairs ${pairs}; ${statements} statements each, begin and commit among them`,
  ];
}
