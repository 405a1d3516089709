/** `npm test` under Node 24, with everything installed. */
import { rmSync } from 'node:fs';
import { seconds } from '../progress.mjs';
import { chooseFifth, readPlan } from './readPlan.mjs';
import { printSecondTries, printSpent, startsFile } from './summary.mjs';
import { testBenches } from './testBenches.mjs';
import { testChecks } from './testChecks.mjs';
import { testE2e } from './testE2e.mjs';
import { testUnits } from './testUnits.mjs';

/**
 * @typedef {object} PartResult
 * @property {number} passed how many tests
 * @property {string[]} failures a line each
 * @property {{ name: string, reason: string }[]} [secondTries] tests that passed only when they ran once more
 * @property {{ name: string, seconds: number }[]} [files]
 */

/** Each is called with the plan and gives a PartResult. */
const parts = { checks: testChecks, unit: testUnits, e2e: testE2e, bench: testBenches };

const plan = read();
if (plan.form === 'fifth') {
  plan.fifth ??= chooseFifth();
  console.log(`The tests that the short run leaves out, fifth ${plan.fifth} of 5.`);
}
rmSync(startsFile, { force: true });

const begun = performance.now();
/** @type {Record<string, PartResult & { seconds: number }>} */
const results = {};
// The checks use one processor, and only until the first unit tests are through.
await Promise.all([
  plan.parts.includes('checks') ? run('checks') : undefined,
  (async () => {
    for (const name of plan.parts.filter((one) => one !== 'checks')) await run(name);
  })(),
]);

const found = plan.parts.map((name) => results[name]);
const failures = found.flatMap((result) => result.failures);
printSpent(results, plan.parts);
printSecondTries(found.flatMap(({ secondTries = [] }) => secondTries));
if (failures.length) console.log(`\nFailed:\n${failures.map((name) => `- ${name}`).join('\n')}`);
console.log(`\nDone after ${seconds(begun)}.`);
console.log(`${found.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`);
process.exit(failures.length ? 1 : 0);

async function run(name) {
  const start = performance.now();
  const result = await parts[name](plan).catch((error) => ({
    passed: 0,
    failures: [`${name}: ${error?.stack ?? error}`],
  }));
  results[name] = { ...result, seconds: (performance.now() - start) / 1000 };
}

function read() {
  try {
    return readPlan(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}
