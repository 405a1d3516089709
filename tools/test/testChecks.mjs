import { checkNames, runChecks } from '../check/runChecks.mjs';
import { runNpm } from '../ensureInstalled.mjs';
import { heading } from './heading.mjs';

/** Every check counts as one test, and so does a lockfile from which a machine with nothing can install. */
export async function testChecks() {
  heading('checks');
  const results = await runChecks(checkNames);
  const failures = results.filter(({ findings }) => findings.length).map(({ name }) => `check ${name}`);
  try {
    await runNpm(['ci', '--dry-run', '--ignore-scripts']);
    console.log('ok   npm ci --dry-run');
  } catch (error) {
    console.log(`FAIL npm ci --dry-run\n${error.message}`);
    failures.push('npm ci --dry-run: package.json and package-lock.json do not fit');
  }
  return { passed: checkNames.length + 1 - failures.length, failures };
}
