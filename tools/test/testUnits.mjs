import { heading } from '../progress.mjs';
import { isForBoth } from './isForBoth.mjs';
import { runJest } from './runJest.mjs';
import { startPostgres } from './startPostgres.mjs';
import { listOnPostgres, LONG } from './unitFiles.mjs';

const embedded = { TEST_DATABASE_URL: '', DATABASE_URL: '' };

/**
 * Unit tests of all workspaces. Those that need a database run on PostgreSQL where there is one, and the short run tries
 * on the embedded database too what may differ there; the full run tries everything on both.
 * @returns {Promise<import('./main.mjs').PartResult>}
 */
export async function testUnits({ form, files }) {
  const results = form === 'share' ? await runShare(files) : await runAll(form);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
    secondTries: results.flatMap(({ secondTries = [] }) => secondTries),
    files: results.flatMap(({ files: all = [] }) => all),
  };
}

async function runAll(form) {
  const postgres = await startPostgres();
  const onPostgres = postgres.url ? listOnPostgres() : { short: [], long: [] };
  const results = [];
  try {
    heading('unit tests, on the embedded database (PGlite)');
    const late = onPostgres.short.filter((path) => !isForBoth(path));
    const without = form === 'full' ? [] : [LONG, ...late.map(asPattern)];
    results.push(await runJest('unit', { without, env: embedded }));
    heading(postgres.url ? `unit tests that need a database, on ${postgres.name}` : postgres.name);
    const paths = form === 'full' ? [...onPostgres.short, ...onPostgres.long] : onPostgres.short;
    results.push(await runOnPostgres(paths, postgres));
  } finally {
    await postgres.stop?.();
  }
  console.log(`\nThe api was tested on PGlite${postgres.url ? ` and on ${postgres.name}` : ' only'}.`);
  return results;
}

async function runShare({ unit, 'unit on PostgreSQL': onPostgres }) {
  if (!unit.length && !onPostgres.length) return [];
  heading('unit tests that the short run leaves out');
  const results = [await runJest('unit', { paths: unit, env: embedded })];
  if (!onPostgres.length) return results;
  const postgres = await startPostgres();
  try {
    results.push(await runOnPostgres(onPostgres, postgres));
  } finally {
    await postgres.stop?.();
  }
  return results;
}

const runOnPostgres = (paths, { url }) =>
  runJest('unit on PostgreSQL', { projects: ['api', 'bench'], paths, env: { TEST_DATABASE_URL: url } });

const asPattern = (path) => `/${path.replaceAll('.', '\\.')}$`;
