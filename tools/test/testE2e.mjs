import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from '../browser/findBrowser.mjs';
import { root } from '../root.mjs';
import { heading } from '../progress.mjs';
import { runRunner, withCrash } from './runRunner.mjs';
import { patternOfParts } from './splitFile.mjs';
import { startsFile } from './summary.mjs';

const CONFIG = 'e2e/playwright.config.ts';
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', CONFIG];

/** Of compiled files: the next run uses it, unlike the temporary folder. */
const cache = join(root, 'node_modules/.cache/playwright');

/** Tests that the short run leaves out are in files of this name, or have this tag. */
const LONG = String.raw`\.long\.spec\.ts|@long`;

/** If more files fail, it is no busy machine's doing. */
const FILES_ONCE_MORE = 12;

/**
 * Journeys and faults in a real browser. A missing browser fails. A file that fails runs once more, alone and in a new
 * shop: a busy machine is not an error of the code, but tests that needed a second try are listed.
 * @returns {Promise<import('./main.mjs').PartResult>}
 */
export async function testE2e({ form, files: { e2e: chosen } = { e2e: [] } }) {
  if (form === 'share' && !chosen.length) return { passed: 0, failures: [] };
  heading('journeys and faults in a real browser');
  if (!existsSync(join(root, CONFIG))) return { passed: 0, failures: [`e2e: ${CONFIG} is missing`] };
  try {
    console.log(`Browser: ${findBrowser().name}`);
  } catch (error) {
    return { passed: 0, failures: [`e2e: ${error.message}`] };
  }
  const choice = { short: ['--grep-invert', LONG], full: [], share: ['--grep', patternOfParts(chosen, LONG)] }[form];
  const first = await run('e2e', [...choice, ...chosen.map(({ path }) => patternOf(path))]);
  if (!first.results)
    return { passed: 0, failures: [`e2e: Playwright ended with code ${first.code} and reported no results`] };
  const partsOf = (file) => chosen.find(({ path }) => path === file)?.parts ?? 1;
  const files = first.results.suites.map((suite) => {
    const seconds = secondsOf(suite);
    return { name: `e2e/${suite.file}`, seconds, whole: seconds * partsOf(suite.file) };
  });
  const failed = first.results.suites.filter((suite) => failuresOf(suite).length);
  if (!failed.length || failed.length > FILES_ONCE_MORE) return { ...judge(first), files };

  const again = failed.map(({ file }) => file);
  console.log(`\nRetrying alone: ${again.join(', ')}`);
  const second = await run('e2e-again', [...choice, ...again.map(patternOf)], { PAW_E2E_WORKERS: '1' });
  if (!second.results) return { ...judge(first), files };
  const result = judge(second);
  const stillFailing = new Set(second.results.suites.flatMap(failuresOf).map(({ name }) => name));
  const kept = first.results.suites.filter((suite) => !failed.includes(suite));
  return {
    passed: countPassed(kept) + result.passed,
    failures: [...first.results.errors.map(describeError), ...result.failures],
    secondTries: failed
      .flatMap(failuresOf)
      .filter(({ name }) => !stillFailing.has(name))
      .map(({ name, reason }) => ({ name: `e2e: ${name}`, reason })),
    files,
  };
}

/** The files with long tests, and the titles of these, each after those of its groups. */
export function listLongE2e() {
  const args = [...playwright, '--list', '--reporter', 'json', '--grep', LONG];
  const printed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { suites } = JSON.parse(printed.slice(printed.indexOf('{')));
  return suites.map((suite) => ({
    file: suite.file,
    titles: walk(suite, []).map(({ name }) => name.split(' › ').slice(1).join(' ')),
  }));
}

/** A run and its second try have a report each, because the first one's has every duration. */
function run(name, args, env = {}) {
  const report = join(root, `test-results/${name}.json`);
  return runRunner([...playwright, ...args], {
    report,
    env: { PAW_TEST_STARTS: startsFile, PAW_E2E_REPORT: report, PWTEST_CACHE_DIR: cache, ...env },
  });
}

/** Playwright takes a file's name as a regular expression. */
const patternOf = (file) => `/${file.replaceAll(/[.]/g, '\\.')}$`;

function judge({ code, results }) {
  const named = results.suites.flatMap(failuresOf).map(({ name, reason }) => `e2e: ${name}: ${reason}`);
  const failures = [...results.errors.map(describeError), ...named];
  if (results.stats.skipped) console.log(`${results.stats.skipped} tests of e2e were skipped or not run.`);
  return withCrash('e2e', code, { passed: countPassed(results.suites), failures });
}

const describeError = ({ message }) => `e2e: ${message}`;

const failuresOf = (suite) =>
  walk(suite, [])
    .filter(({ spec }) => !spec.ok)
    .map(({ spec, name }) => ({ name, reason: firstWords(spec) }));

const countPassed = (suites) =>
  suites
    .flatMap((suite) => walk(suite, []))
    .flatMap(({ spec }) => spec.tests)
    .filter(({ status }) => status === 'expected').length;

const secondsOf = (suite) =>
  walk(suite, [])
    .flatMap(({ spec }) => spec.tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) / 1000;

function walk({ title, specs, suites = [] }, above) {
  const path = [...above, title];
  const own = specs.map((spec) => ({ spec, name: [...path, spec.title].join(' › ') }));
  return [...own, ...suites.flatMap((suite) => walk(suite, path))];
}

/** Of what went wrong at first, in one line, without the colors of a terminal. */
function firstWords({ tests }) {
  const error = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0];
  const plain = stripVTControlCharacters(error?.message ?? 'no reason was reported');
  return plain.split('\n').slice(0, 8).join(' ').slice(0, 400);
}
