/** The api process: `DATABASE_URL=postgres://… npx node api/src/server.ts`. */
import { setTimeout as pause } from 'node:timers/promises';
import { boundConnections } from '@paw/node/connectionLimits.ts';
import { createLog, type Log } from '@paw/node/createLog.ts';
import { drainable } from '@paw/node/drainable.ts';
import { failStart } from '@paw/node/failStart.ts';
import { keepTickShape } from '@paw/node/keepTickShape.ts';
import { logLastWords } from '@paw/node/logLastWords.ts';
import { createMetrics } from '@paw/node/createMetrics.ts';
import { buildApp } from './app.ts';
import { buildStaffApp } from './staffApp.ts';
import { hasKeyManager } from './back-office/staff-key/staffKeyQueries.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { type Environment, orderLimitsOf, readEnvironment } from './environment.ts';
import { prepareOwnTables } from './prepareTables.ts';
import { describeMissingProxies } from './platform/app/missingProxies.ts';
import { openIdProvider } from './people/social/openIdProvider.ts';
import { openBackOffice } from './back-office/office/backOffice.ts';

/** Time limits after a stop signal: for responses in progress, and for the database's connections. ms */
const [ANSWERS, CONNECTIONS] = [10_000, 2_000];

keepTickShape();
let log = createLog('api', 'info');

try {
  const environment = readEnvironment(process.env);
  log = createLog('api', environment.LOG_LEVEL);
  logLastWords(log);
  await prepareOwnTables(environment.DATABASE_URL, { embedded: environment.DATABASE_EMBEDDED });
  await serve(environment, log);
} catch (error) {
  failStart(log, error);
}

async function serve(environment: Environment, log: Log): Promise<void> {
  const { HOST, PORT, DATABASE_URL, DATABASE_READ_URL, DATABASE_EMBEDDED } = environment;
  const { SITE_ORIGIN, SHOP_URL, TRUSTED_PROXIES } = environment;
  const database = openDatabase(DATABASE_URL, { embedded: DATABASE_EMBEDDED, log, readUrl: DATABASE_READ_URL });
  // The first request finds a connection.
  await database.pool.query('select 1');
  let isEnding = false;
  const { start, stop, ...office } = openBackOffice(database, environment, log);
  const shared = {
    log,
    isEnding: () => isEnding,
    trustedProxies: TRUSTED_PROXIES,
    connections: environment,
    metrics: createMetrics('api'),
  };
  const bootstrap = await bootstrapOf(environment, database, log);
  const names = [environment.STAFF_HOST, ...environment.STAFF_NAMES.split(',').map((name) => name.trim())];
  const staffApp = await buildStaffApp(database, { ...shared, bootstrap, names, wake: office.wake });
  const app = await buildApp(database, {
    ...shared,
    siteOrigin: SITE_ORIGIN,
    orderLimits: orderLimitsOf(environment),
    provider: providerOf(environment),
    subscribeHost: environment.SUBSCRIBE_HOST,
    shopOrigins: [SITE_ORIGIN, SHOP_URL ?? ''].flatMap((url) => URL.parse(url)?.origin ?? []),
    ...office,
  });
  const { drain } = drainable(app.server);
  const { drain: drainStaff } = drainable(staffApp.server);
  boundConnections(staffApp.server, environment);
  const fewer = boundConnections(app.server, environment);
  if (fewer) log.warn(fewer);
  const proxies = describeMissingProxies(HOST, process.env.TRUSTED_PROXIES);
  if (proxies) log.warn(proxies);
  const staff = await staffApp.listen({
    host: environment.STAFF_HOST,
    port: environment.STAFF_PORT,
    listenTextResolver: (address) => `Staff and monitoring reach the api at ${address}`,
  });
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
    const drained = [drain, drainStaff].map((each) => each({ grace, limit: ANSWERS }));
    await Promise.all([...drained, Promise.race([stop(), pause(ANSWERS)])]);
    await Promise.race([Promise.all([app.close(), staffApp.close(), database.close()]), pause(CONNECTIONS)]);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'disconnect']) process.on(signal, () => end(environment.DRAIN_GRACE));
  // Ctrl-C: no load balancer has to look elsewhere first.
  process.on('SIGINT', () => end(0));
  process.send?.({ type: 'listening', url, staff });
}

/** The key of the start, which opens something only until a person may give keys. */
async function bootstrapOf(environment: Environment, database: Database, log: Log) {
  const { STAFF_BOOTSTRAP_KEY: text, DATABASE_EMBEDDED: mayAll } = environment;
  if (!text) return undefined;
  if (!(await hasKeyManager(database))) {
    log.warn('The key of the start opens the staff endpoints: give a person a key with --may staff, and it ends.');
  }
  return { text, mayAll };
}

function providerOf({ SOCIAL_ISSUER: issuer, SOCIAL_CLIENT_ID: clientId, SOCIAL_CLIENT_SECRET }: Environment) {
  return issuer && clientId ? openIdProvider({ issuer, clientId, clientSecret: SOCIAL_CLIENT_SECRET }) : undefined;
}
