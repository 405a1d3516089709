import { join } from 'node:path';
import { type Database, openDatabase } from '../../api/src/database/database.ts';
import { readProductData } from '../../api/src/product-data/readProductData.ts';
import type { CatalogueRequest } from './catalogue/catalogueRequest.ts';
import { type EmptyDatabase, fillDatabase, startApi, startEmbedded } from './catalogue/catalogueShop.ts';
import { compareRates, describeRates } from './catalogue/compareRates.ts';
import { generateCatalogue } from './catalogue/generateCatalogue.ts';
import { inventListings, inventSearches } from './catalogue/inventPaths.ts';
import { measurePlans } from './catalogue/measurePlans.ts';
import { recordStatements } from './catalogue/recordStatements.ts';
import { startServer } from './catalogue/startServer.ts';
import type { Figure } from './Figure.ts';
import type { Place } from './shop/Place.ts';

const PRODUCTS = 10_000;
/** More than the api keeps of recent answers, which are those of 500 requests: when all were asked for, none is kept. */
const REQUESTS = 600;

type Catalogue = ReturnType<typeof generateCatalogue>;

/** A large catalogue: what the api adds to its own statements. */
export async function measureCatalogue(place: Place): Promise<Figure[]> {
  const real = readProductData(join(place.folder, 'api/data'));
  const catalogue = { ...generateCatalogue(real, PRODUCTS), hash: real.hash };
  const embedded = await measureOn(place, await startEmbedded(place), catalogue);
  const server = await startServer();
  if (server) return [...embedded, ...(await measureOn(place, server, catalogue))];
  const none = 'PostgreSQL: not measured. There is no DATABASE_URL, and no server is installed here.';
  return embedded.map((figure) => ({ ...figure, parts: [...(figure.parts ?? []), none] }));
}

async function measureOn(place: Place, where: EmptyDatabase, catalogue: Catalogue): Promise<Figure[]> {
  try {
    await fillDatabase(place, where, catalogue);
    const database = openDatabase(where.url, { embedded: where.embedded });
    const api = await startApi(place, where);
    try {
      await expectProducts(api.origin);
      const listings = inventListings(catalogue.products, REQUESTS);
      const searches = inventSearches(catalogue.products, REQUESTS);
      return [
        await measureRate(where, database, api.origin, 'a listing with 3 facets', listings),
        await measureRate(where, database, api.origin, 'a search', searches),
        await measurePlans(where.name, database),
      ];
    } finally {
      await api.stop();
      await database.close();
    }
  } finally {
    await where.stop();
  }
}

/** @throws Error when the api has loaded something else meanwhile */
async function expectProducts(origin: string): Promise<void> {
  const { total } = (await (await fetch(`${origin}/api/products`)).json()) as { total?: number };
  if (total !== PRODUCTS) throw new Error(`The api lists ${total} products instead of the ${PRODUCTS} generated ones.`);
}

async function measureRate(
  where: EmptyDatabase,
  database: Database,
  api: string,
  what: string,
  paths: readonly string[],
): Promise<Figure> {
  // The recording api keeps answers too: what it had no need to count says nothing of what the other one sends.
  const isWhole = ({ steps }: CatalogueRequest) =>
    steps.flat().some((statement) => statement.name.startsWith('count_'));
  const requests = (await recordStatements(database, paths)).filter(isWhole);
  const rates = await compareRates(where, database, api, requests);
  return {
    name: `10,000 products, ${where.name}: rate of ${what}`,
    value: rates.ratio.value,
    unit: '×',
    against: 'the same SQL bare through pg, with as many connections',
    limit: { atLeast: 0.5 },
    ratioOf: 'throughput',
    parts: describeRates(rates, requests),
  };
}
