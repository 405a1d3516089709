/**
 * Runs the checker alone: `node bench/order-checker/checkOrders.ts --operations 300 --kills 2 --last-units 3`, on the
 * embedded database or with `--database postgres`; `--seed` repeats what a run chose; `--without-stock-check` takes an
 * api that sells what is not there. Exit code 1 = it found errors, and prints each as a sentence; 2 = it could not run.
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkout } from '../machine/environments.ts';
import { buyLastUnit } from './buyLastUnit.ts';
import { describeReport } from './describeReport.ts';
import { openScene } from './openScene.ts';
import { runChecker } from './runChecker.ts';
import { withoutStockCheck } from './copyApi.ts';

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '300' },
    kills: { type: 'string', default: '2' },
    seed: { type: 'string' },
    database: { type: 'string', default: 'embedded' },
    'last-units': { type: 'string', default: '0' },
    'without-stock-check': { type: 'boolean', default: false },
  },
});
const [operations, kills, rounds] = [values.operations, values.kills, values['last-units']].map(Number);
const seed = Number(values.seed ?? randomInt(1_000_000));
const folder = mkdtempSync(join(tmpdir(), 'paw-orders-'));
console.log(`seed ${seed}`);
try {
  const database = values.database === 'postgres' ? 'postgres' : 'embedded';
  const breaks = values['without-stock-check'] ? withoutStockCheck : [];
  const opened = await openScene({ source: checkout, folder, database, breaks });
  if (!opened) throw new Error('There is no PostgreSQL: set TEST_DATABASE_URL, or install a server.');
  try {
    const report = await runChecker(opened, {
      seed,
      operations: operations ?? 0,
      kills: kills ?? 0,
      killsToCheck: Math.max(1, Math.round((kills ?? 0) / 5)),
    });
    for (const line of describeReport(report)) console.log(line);
    const last = rounds ? await buyLastUnit(opened, rounds) : undefined;
    if (last) {
      console.log(`last unit: ${last.rounds} rounds, ${last.notNow} answers "not now"`);
      for (const words of [...last.wrong, ...last.unexplained].slice(0, 20)) console.log(`  ${words}`);
    }
    const isWrong = report.findings.found.length > 0 || last?.wrong.length || last?.unexplained.length;
    process.exitCode = isWrong ? 1 : 0;
  } finally {
    await opened.close();
  }
} catch (error) {
  console.error(error);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// Kept connections would hold the process for a while.
process.exit();
