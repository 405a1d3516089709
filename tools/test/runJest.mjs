import { join, relative } from 'node:path';
import { root } from '../root.mjs';
import { runRunner, withCrash } from './runRunner.mjs';

/** Runs the projects (all of them when none is named) and counts. @param label is put before each failure's name. */
export async function runJest(label, { projects = [], env } = {}) {
  const report = join(root, `test-results/${label.replaceAll(/\W+/g, '-')}.json`);
  const args = ['node_modules/jest/bin/jest.js', '--json', '--outputFile', report];
  if (projects.length) args.push('--selectProjects', ...projects);
  const { code, results } = await runRunner(args, { report, env });
  if (!results) return { passed: 0, failures: [`${label}: jest ended with code ${code} and told no results`] };
  const failures = results.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    // A file that could not be loaded has no tests.
    if (!failed.length && status === 'failed') failed.push(message.trim().split('\n')[0] ?? 'could not be run');
    return failed.map((test) => `${label}: ${relative(root, name)}: ${test}`);
  });
  return withCrash(label, code, { passed: results.numPassedTests, failures });
}
