import { checkNames, runChecks } from '../check/runChecks.mjs';
import { runNpm } from '../launch/ensureInstalled.mjs';

/**
 * Every check counts as one test, and so does a lockfile from which a machine with nothing can install. They belong to
 * the short run.
 * @returns {Promise<import('./main.mjs').PartResult>}
 */
export async function testChecks({ form }) {
  if (form === 'share') return { passed: 0, failures: [] };
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
