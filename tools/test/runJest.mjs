import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { root } from '../root.mjs';
import { runRunner, withCrash } from './runRunner.mjs';
import { startsFile } from './summary.mjs';

const jest = 'node_modules/jest/bin/jest.js';

/**
 * The embedded database is WebAssembly. V8's optimizer takes a quarter of what a test does with it, and each database of a
 * test ends before that pays off. Workers hand it on to the databases that they fork.
 */
const UNOPTIMIZED = '--liftoff-only';

/** Of compiled files: the next run uses it, unlike the temporary folder. */
const cache = 'node_modules/.cache/jest';

/**
 * Runs the projects (all of them when none is named) and counts. A file that fails runs once more, alone: a busy
 * machine is not an error of the code, but tests that needed a second try are listed.
 * @param label is put before each failure's name
 * @param {object} choice
 * @param {string[]} [choice.projects]
 * @param {string[]} [choice.paths] test files, by path; all when not given
 * @param {string[]} [choice.without] patterns of test files that are left out
 * @returns {Promise<import('./main.mjs').PartResult>}
 */
export async function runJest(label, { projects = [], paths, without = [], env } = {}) {
  if (paths?.length === 0) return { passed: 0, failures: [] };
  const args = [];
  if (projects.length) args.push('--selectProjects', ...projects);
  if (without.length) args.push('--testPathIgnorePatterns', '/node_modules/', ...without);
  const chosen = paths ? ['--runTestsByPath', ...paths] : [];
  const first = await runOnce(label, [...args, '--maxWorkers=100%', ...chosen], env);
  if (!first.results)
    return { passed: 0, failures: [`${label}: jest ended with code ${first.code} and reported no results`] };
  const files = first.results.testResults.map(({ name, startTime, endTime }) => ({
    name: `${relative(root, name)} (${label})`,
    seconds: (endTime - startTime) / 1000,
  }));
  const failed = first.results.testResults.filter(({ status }) => status === 'failed');
  if (!failed.length)
    return { ...withCrash(label, first.code, { passed: first.results.numPassedTests, failures: [] }), files };

  const again = failed.map(({ name }) => name);
  console.log(`\nRetrying alone: ${again.map((path) => relative(root, path)).join(', ')}`);
  const second = await runOnce(`${label} again`, [...args, '--runInBand', '--runTestsByPath', ...again], env);
  const lastly = second.results?.testResults ?? failed;
  const left = new Set(lastly.flatMap((file) => listFailures(label, file)).map(({ name }) => name));
  const atFirst = failed.flatMap((file) => listFailures(label, file));
  const passed = first.results.numPassedTests - countPassed(failed) + countPassed(lastly);
  return {
    ...withCrash(label, second.code, { passed, failures: [...left] }),
    secondTries: atFirst.filter(({ name }) => !left.has(name)),
    files,
  };
}

/** A run and its second try have a report each, because the first one's has every duration. */
function runOnce(label, args, env) {
  const report = join(root, `test-results/${label.replaceAll(/\W+/g, '-')}.json`);
  const options = { report, env: { PAW_TEST_STARTS: startsFile, ...env } };
  const fixed = ['--json', '--outputFile', report, '--cacheDirectory', cache];
  return runRunner([UNOPTIMIZED, jest, ...fixed, ...args], options);
}

/** The test files that import a module, however indirectly. */
export const listTestsOf = (module, projects) =>
  listTests('--selectProjects', ...projects, '--findRelatedTests', module);

/** The test files of all projects whose path has the pattern. */
export const listTestsLike = (pattern) => listTests('--testPathPatterns', pattern);

function listTests(...args) {
  const all = [jest, '--listTests', '--json', ...args];
  const paths = JSON.parse(execFileSync(process.execPath, all, { cwd: root, encoding: 'utf8' }));
  return paths.map((path) => relative(root, path)).toSorted();
}

function listFailures(label, { name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const failures = failed.map(({ fullName, failureMessages }) => ({
    test: fullName,
    reason: firstWords(failureMessages[0]),
  }));
  // A file that could not be loaded has no tests.
  if (!failures.length && status === 'failed')
    failures.push({ test: firstWords(message) || 'could not be run', reason: 'the file could not be run' });
  return failures.map(({ test, reason }) => ({ name: `${label}: ${relative(root, name)}: ${test}`, reason }));
}

const firstWords = (message = '') => message.trim().split('\n')[0].slice(0, 300);

const countPassed = (files) =>
  files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length;
