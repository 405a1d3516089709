import { heading } from './heading.mjs';
import { runJest } from './runJest.mjs';
import { startPostgres } from './startPostgres.mjs';

/** They start the embedded database by themselves, whatever the others use. */
const embeddedOnly = ['api/src/server.test', 'api/src/database/pgliteServer.test'];

/** All workspaces on the embedded database; then the api once more on a real PostgreSQL, where there is one. */
export async function testUnits() {
  heading('unit tests, the api on the embedded database (PGlite)');
  const results = [await runJest('unit', { env: { TEST_DATABASE_URL: '', DATABASE_URL: '' } })];

  const postgres = await startPostgres();
  if (postgres.url) {
    heading(`the api on ${postgres.name}`);
    try {
      results.push(
        await runJest('api on PostgreSQL', {
          projects: ['api', 'bench'],
          without: embeddedOnly,
          env: { TEST_DATABASE_URL: postgres.url },
        }),
      );
    } finally {
      await postgres.stop();
    }
  } else heading(postgres.name);
  console.log(`\nThe api was tested on PGlite${postgres.url ? ` and on ${postgres.name}` : ' only'}.`);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}
