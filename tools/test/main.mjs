import { seconds } from '../progress.mjs';
import { testChecks } from './testChecks.mjs';
import { testE2e } from './testE2e.mjs';
import { testUnits } from './testUnits.mjs';

/** Each gives how many tests passed, and the names of those that failed. */
const parts = { checks: testChecks, unit: testUnits, e2e: testE2e };

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(parts, name));
if (unknown) {
  console.error(`There is no part "${unknown}": use ${Object.keys(parts).join(', ')}, or no name for all of them.`);
  process.exit(2);
}

const start = performance.now();
let passed = 0;
const failures = [];
for (const name of asked.length ? asked : Object.keys(parts)) {
  const result = await parts[name]().catch((error) => ({
    passed: 0,
    failures: [`${name}: ${error?.stack ?? error}`],
  }));
  passed += result.passed;
  failures.push(...result.failures);
}

if (failures.length) console.log(`\nFailed:\n${failures.map((name) => `- ${name}`).join('\n')}`);
console.log(`\nDone after ${seconds(start)}.`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length ? 1 : 0);
