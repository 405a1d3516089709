/** `npm test` under Node 24, with everything installed. */
import { rmSync } from 'node:fs';
import { seconds } from '../progress.mjs';
import { keepInMemory } from './keepInMemory.mjs';
import { chooseShare, readPlan, SHARES } from './readPlan.mjs';
import { listShare } from './shares.mjs';
import { keepRun, printOverTime, printSecondTries, printSpent, startsFile } from './summary.mjs';
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
const begun = performance.now();
if (plan.form === 'share') {
  plan.share ??= chooseShare();
  console.log(`The tests that the short run leaves out, share ${plan.share} of ${SHARES}.`);
  plan.files = listShare(plan.share);
}
rmSync(startsFile, { force: true });
keepInMemory();

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
const files = found.flatMap((result) => result.files ?? []);
printSpent(results, plan.parts);
printSecondTries(found.flatMap(({ secondTries = [] }) => secondTries));
if (failures.length) console.log(`\nFailed:\n${failures.map((name) => `- ${name}`).join('\n')}`);
console.log(`\nDone after ${seconds(begun)}.`);
printOverTime((performance.now() - begun) / 1000, files);
keepRun({ form: plan.form, files });
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
