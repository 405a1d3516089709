import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** Many tests at once make every start slower. ms */
const patience = 300_000;
jest.setTimeout(patience);

/** On PostgreSQL where the api's tests run on it too: then only the api is killed. */
const database = process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded';

/** The checker as a process of its own. */
function check(...more: string[]): Promise<{ code: unknown; words: string }> {
  const entry = join(__dirname, 'checkOrders.ts');
  const args = [entry, '--database', database, '--operations', '300', '--kills', '2', ...more];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { timeout: patience - 10_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? (error.code ?? error.signal) : 0, words: stdout + stderr }),
    );
  });
}

test('a shop whose processes are killed loses, duplicates and oversells nothing, and sells the last unit once', async () => {
  const { code, words } = await check('--last-units', '3');
  expect(words).toContain('nothing lost, nothing doubled, nothing oversold, not a cent off');
  expect(words).toMatch(/\n3\d\d operations, 2 kills, compared 3 times, [1-9]\d+ orders, [1-9]\d+ emails/);
  expect(words).toContain('last unit: 3 rounds');
  expect(code).toBe(0);
});

test('the checker finds a shop that does not check its stock', async () => {
  const { code, words } = await check('--without-stock-check');
  expect(words).toMatch(/ was oversold: \d+ units in orders, and there were \d/);
  expect(code).toBe(1);
});
