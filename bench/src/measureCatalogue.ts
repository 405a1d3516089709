import { join } from 'node:path';
import { type Database, openDatabase } from '../../api/src/platform/database/database.ts';
import { readProductData } from '../../api/src/catalogue/product-data/readProductData.ts';
import type { CatalogueRequest } from './catalogue/catalogueRequest.ts';
import { fillDatabase, startApi, startEmbedded } from './catalogue/catalogueShop.ts';
import { type Comparing, compareRates, describeRates } from './catalogue/compareRates.ts';
import { generateCatalogue } from './catalogue/generateCatalogue.ts';
import { inventListings, inventSearches } from './catalogue/inventPaths.ts';
import { measurePlans } from './catalogue/measurePlans.ts';
import { recordStatements } from './catalogue/recordStatements.ts';
import { type EmptyDatabase, startServer } from '../machine/emptyDatabase.ts';
import { absolute, type Figure, type Form } from './Figure.ts';
import { quantile } from './median.ts';
import type { Place } from './shop/Place.ts';

interface Size {
  products: number;
  /** Different ones. */
  requests: number;
  comparing: Comparing;
}

const sizes: Record<Form, Size> = {
  long: {
    products: 10_000,
    // More than the api keeps of recent answers, which are those of 500 requests: when all were asked for, none is kept.
    requests: 600,
    // A server's session may tell of its transactions only when it has been idle for ten seconds.
    comparing: { clients: 8, rounds: 6, seconds: 3, warmUp: 100, serverIsIdleAfter: 11_000 },
  },
  short: {
    products: 1_000,
    requests: 60,
    comparing: { clients: 4, rounds: 1, seconds: 1, warmUp: 10, serverIsIdleAfter: 1_200 },
  },
};

const LISTING = 'a listing with 3 facets';

type Catalogue = ReturnType<typeof generateCatalogue>;

/** A large catalogue: what the api adds to its own statements. */
export async function measureCatalogue(place: Place, form: Form): Promise<Figure[]> {
  const size = sizes[form];
  const real = readProductData(join(place.folder, 'api/data'));
  const catalogue = { ...generateCatalogue(real, size.products), hash: real.hash };
  const embedded = await measureOn(place, await startEmbedded(place), catalogue, size);
  const server = await startServer();
  if (server) return [...embedded, ...(await measureOn(place, server, catalogue, size))];
  const none = 'PostgreSQL: not measured. There is no DATABASE_URL, and no server is installed here.';
  return embedded.map((figure) => ({ ...figure, parts: [...(figure.parts ?? []), none] }));
}

async function measureOn(place: Place, where: EmptyDatabase, catalogue: Catalogue, size: Size): Promise<Figure[]> {
  try {
    await fillDatabase(place, where, catalogue);
    const api = await startApi(place, where);
    const database = openDatabase(where.url, { embedded: where.embedded });
    try {
      await expectProducts(api.origin, size.products);
      const listings = inventListings(catalogue.products, size.requests);
      const searches = inventSearches(catalogue.products, size.requests);
      return [
        ...(await measureRate(where, database, api.origin, LISTING, listings, size)),
        ...(await measureRate(where, database, api.origin, 'a search', searches, size)),
        await measurePlans(where.name, database, size.products),
      ];
    } finally {
      await database.close();
      await api.stop();
    }
  } finally {
    await where.stop();
  }
}

/** @throws Error when the api has loaded something else meanwhile */
async function expectProducts(origin: string, products: number): Promise<void> {
  const { total } = (await (await fetch(`${origin}/api/products`)).json()) as { total?: number };
  if (total !== products) throw new Error(`The api lists ${total} products instead of the ${products} generated ones.`);
}

async function measureRate(
  where: EmptyDatabase,
  database: Database,
  api: string,
  what: string,
  paths: readonly string[],
  { products, comparing }: Size,
): Promise<Figure[]> {
  // The recording api keeps answers too: what it had no need to count says nothing of what the other one sends.
  const isWhole = ({ steps }: CatalogueRequest) =>
    steps.flat().some((statement) => statement.name.startsWith('count_'));
  const requests = (await recordStatements(database, paths)).filter(isWhole);
  const rates = await compareRates(where, database, api, requests, comparing);
  const shop = `${products.toLocaleString('en-US')} products, ${where.name}`;
  return [
    {
      name: `${shop}: rate of ${what}`,
      value: rates.ratio.value,
      unit: '×',
      against: 'the same SQL bare through pg, with as many connections',
      limit: { atLeast: 0.5 },
      ratioOf: 'throughput',
      parts: describeRates(rates, requests, comparing),
    },
    {
      name: `${shop}: ${what}, p95 of ${comparing.clients} clients`,
      value: quantile(
        rates.api.flatMap(({ took }) => took),
        0.95,
      ),
      unit: 'ms',
      against: absolute,
      ...(what === LISTING && { limit: { atMost: 60 } }),
    },
  ];
}
