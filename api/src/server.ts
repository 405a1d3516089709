/** The api process: `DATABASE_URL=postgres://… node api/src/server.ts`. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { boundConnections } from '@paw/node/connectionLimits.ts';
import { createLog, type Log } from '@paw/node/createLog.ts';
import { drainable } from '@paw/node/drainable.ts';
import { failStart } from '@paw/node/failStart.ts';
import { logLastWords } from '@paw/node/logLastWords.ts';
import { buildApp } from './app.ts';
import { loadCoupons } from './selling/coupon/loadCoupons.ts';
import { readCoupons } from './selling/coupon/readCoupons.ts';
import { loadProducts } from './catalogue/product-data/loadProducts.ts';
import { readProductData } from './catalogue/product-data/readProductData.ts';
import { openDatabase } from './platform/database/database.ts';
import { startLimits } from './platform/database/databaseLimits.ts';
import { migrate } from './platform/database/migrate.ts';
import { waitForDatabase } from './platform/database/waitForDatabase.ts';
import { type Environment, orderLimitsOf, readEnvironment } from './environment.ts';
import { describeMissingProxies } from './platform/app/missingProxies.ts';
import { openIdProvider } from './people/social/openIdProvider.ts';
import { openBackOffice } from './back-office/office/backOffice.ts';

const root = join(import.meta.dirname, '..');
/** Time limits after a stop signal: for responses in progress, and for the database's connections. ms */
const [ANSWERS, CONNECTIONS] = [10_000, 2_000];

let log = createLog('api', 'info');

try {
  const environment = readEnvironment(process.env);
  log = createLog('api', environment.LOG_LEVEL);
  logLastWords(log);
  await prepareTables(environment);
  await serve(environment, log);
} catch (error) {
  failStart(log, error);
}

/** Each step is one transaction: a start that was cut off left nothing half done, and the next one does it whole. */
async function prepareTables({ DATABASE_URL, DATABASE_EMBEDDED }: Environment): Promise<void> {
  const data = readProductData(join(root, 'data'));
  const coupons = readCoupons(join(root, 'data'));
  await waitForDatabase(DATABASE_URL, 30);
  await migrate(DATABASE_URL, join(root, 'migrations'));
  const database = openDatabase(DATABASE_URL, { embedded: DATABASE_EMBEDDED, limits: startLimits });
  try {
    await loadProducts(database, data);
    await loadCoupons(database, coupons);
  } finally {
    await database.close();
  }
}

async function serve(environment: Environment, log: Log): Promise<void> {
  const { HOST, PORT, DATABASE_URL, DATABASE_EMBEDDED, SITE_ORIGIN, SHOP_URL, TRUSTED_PROXIES } = environment;
  const database = openDatabase(DATABASE_URL, { embedded: DATABASE_EMBEDDED, log });
  // The first request finds a connection.
  await database.pool.query('select 1');
  let isEnding = false;
  const { start, stop, ...office } = openBackOffice(database, environment, log);
  const app = await buildApp(database, {
    log,
    isEnding: () => isEnding,
    siteOrigin: SITE_ORIGIN,
    trustedProxies: TRUSTED_PROXIES,
    connections: environment,
    staffKey: environment.STAFF_KEY,
    orderLimits: orderLimitsOf(environment),
    provider: providerOf(environment),
    subscribeHost: environment.SUBSCRIBE_HOST,
    shopOrigins: [SITE_ORIGIN, SHOP_URL ?? ''].flatMap((url) => URL.parse(url)?.origin ?? []),
    ...office,
  });
  const { drain } = drainable(app.server);
  const fewer = boundConnections(app.server, environment);
  if (fewer) log.warn(fewer);
  const proxies = describeMissingProxies(HOST, process.env.TRUSTED_PROXIES);
  if (proxies) log.warn(proxies);
  const url = await app.listen({
    host: HOST,
    port: PORT,
    listenTextResolver: (address) => `The api listens at ${address}`,
  });
  start();

  const end = async (grace: number) => {
    if (isEnding) return;
    isEnding = true;
    log.info('The api is shutting down: requests in progress are completed.');
    await Promise.all([drain({ grace, limit: ANSWERS }), Promise.race([stop(), pause(ANSWERS)])]);
    await Promise.race([Promise.all([app.close(), database.close()]), pause(CONNECTIONS)]);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'disconnect']) process.on(signal, () => end(environment.DRAIN_GRACE));
  // Ctrl-C: no load balancer has to look elsewhere first.
  process.on('SIGINT', () => end(0));
  process.send?.({ type: 'listening', url });
}

function providerOf({ SOCIAL_ISSUER: issuer, SOCIAL_CLIENT_ID: clientId, SOCIAL_CLIENT_SECRET }: Environment) {
  return issuer && clientId ? openIdProvider({ issuer, clientId, clientSecret: SOCIAL_CLIENT_SECRET }) : undefined;
}
