import { join, relative } from 'node:path';
import { root } from '../root.mjs';
import { runRunner, withCrash } from './runRunner.mjs';

/**
 * Runs the projects (all of them when none is named) and counts. A file that fails runs once more, alone: a busy machine
 * is no fault of the code, but what needed a second try is told by name. @param label is put before each failure's name.
 * @param without patterns of test files that are left out.
 */
export async function runJest(label, { projects = [], without = [], env } = {}) {
  const report = join(root, `test-results/${label.replaceAll(/\W+/g, '-')}.json`);
  const args = ['node_modules/jest/bin/jest.js', '--json', '--outputFile', report];
  if (projects.length) args.push('--selectProjects', ...projects);
  if (without.length) args.push('--testPathIgnorePatterns', '/node_modules/', ...without);
  const first = await runRunner([...args, '--maxWorkers=100%'], { report, env });
  if (!first.results)
    return { passed: 0, failures: [`${label}: jest ended with code ${first.code} and told no results`] };
  const failed = first.results.testResults.filter(({ status }) => status === 'failed');
  if (!failed.length) return withCrash(label, first.code, { passed: first.results.numPassedTests, failures: [] });

  const paths = failed.map(({ name }) => name);
  console.log(`\nOnce more, alone: ${paths.map((path) => relative(root, path)).join(', ')}`);
  const second = await runRunner([...args, '--runInBand', '--runTestsByPath', ...paths], { report, env });
  const again = second.results?.testResults ?? failed;
  const failures = again.flatMap((file) => listFailures(label, file));
  const atFirst = failed.flatMap((file) => listFailures(label, file));
  for (const name of atFirst.filter((name) => !failures.includes(name))) console.log(`Only at the second try: ${name}`);
  const passed = first.results.numPassedTests - countPassed(failed) + countPassed(again);
  return withCrash(label, second.code, { passed, failures });
}

function listFailures(label, { name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
  // A file that could not be loaded has no tests.
  if (!failed.length && status === 'failed') failed.push(message.trim().split('\n')[0] ?? 'could not be run');
  return failed.map((test) => `${label}: ${relative(root, name)}: ${test}`);
}

const countPassed = (files) =>
  files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length;
