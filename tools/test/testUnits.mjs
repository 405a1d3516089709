import { heading } from '../progress.mjs';
import { isForBoth } from './isForBoth.mjs';
import { listTestsOf, runJest } from './runJest.mjs';
import { startPostgres } from './startPostgres.mjs';

/** They start the embedded database themselves, whatever the others use. */
const embeddedOnly = ['api/src/server.long.test', 'api/src/platform/database/pgliteServer.test'];

/** Whatever needs a database imports it. */
const databaseModule = 'api/src/testing/testDatabase.ts';

/** It starts the api as a process of its own, on either database. */
const orderChecker = 'bench/order-checker/checkOrders.long.test.ts';

/** Long forms; the short run leaves them out. */
const LONG = '\\.long\\.test\\.';

const embedded = { TEST_DATABASE_URL: '', DATABASE_URL: '' };

/**
 * Unit tests of all workspaces. Those that need a database run on PostgreSQL where there is one, and the short run tries
 * on the embedded database too what may differ there; the full run tries everything on both.
 * @returns {Promise<import('./main.mjs').PartResult>}
 */
export async function testUnits({ form, fifth }) {
  const needDatabase = [...listTestsOf(databaseModule, ['api']), orderChecker];
  const postgres = await startPostgres();
  const onPostgres = postgres.url
    ? needDatabase.filter((path) => !embeddedOnly.some((name) => path.startsWith(name)))
    : [];
  const inShort = onPostgres.filter((path) => !isLong(path));
  const lateOnEmbedded = inShort.filter((path) => !isForBoth(path));
  const results = [];
  try {
    if (form !== 'fifth') {
      heading('unit tests, on the embedded database (PGlite)');
      const without = form === 'full' ? [] : [LONG, ...lateOnEmbedded.map(asPattern)];
      results.push(await runJest('unit', { without, env: embedded }));
      heading(postgres.url ? `unit tests that need a database, on ${postgres.name}` : postgres.name);
      const env = { TEST_DATABASE_URL: postgres.url };
      const paths = form === 'full' ? onPostgres : inShort;
      results.push(await runJest('unit on PostgreSQL', { projects: ['api', 'bench'], paths, env }));
    } else {
      heading('unit tests that the short run leaves out');
      results.push(await runJest('unit, long', { only: LONG, fifth, env: embedded }));
      results.push(await runJest('unit', { projects: ['api'], paths: lateOnEmbedded, fifth, env: embedded }));
      const env = { TEST_DATABASE_URL: postgres.url };
      const paths = onPostgres.filter(isLong);
      results.push(await runJest('unit, long, on PostgreSQL', { projects: ['api', 'bench'], paths, fifth, env }));
    }
  } finally {
    await postgres.stop?.();
  }
  if (form !== 'fifth')
    console.log(`\nThe api was tested on PGlite${postgres.url ? ` and on ${postgres.name}` : ' only'}.`);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
    secondTries: results.flatMap(({ secondTries = [] }) => secondTries),
    files: results.flatMap(({ files = [] }) => files),
  };
}

const isLong = (path) => new RegExp(LONG).test(path);

const asPattern = (path) => `/${path.replaceAll('.', '\\.')}$`;
