import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from '../findBrowser.mjs';
import { root } from '../root.mjs';
import { heading } from './heading.mjs';
import { runRunner, withCrash } from './runRunner.mjs';

const CONFIG = 'e2e/playwright.config.ts';

/** Journeys and faults in a real browser. A missing browser fails. */
export async function testE2e() {
  heading('journeys and faults in a real browser');
  if (!existsSync(join(root, CONFIG))) return { passed: 0, failures: [`e2e: ${CONFIG} is missing`] };
  try {
    console.log(`Browser: ${findBrowser().name}`);
  } catch (error) {
    return { passed: 0, failures: [`e2e: ${error.message}`] };
  }
  const report = join(root, 'test-results/e2e.json');
  const { code, results } = await runRunner(['node_modules/@playwright/test/cli.js', 'test', '-c', CONFIG], {
    report,
    env: { PAW_E2E_RETRIES: '1' },
  });
  if (!results) return { passed: 0, failures: [`e2e: Playwright ended with code ${code} and told no results`] };
  const { expected, flaky, skipped } = results.stats;
  const failures = [
    ...results.errors.map(({ message }) => `e2e: ${message}`),
    ...results.suites.flatMap((suite) => listFailures(suite, [])),
  ];
  for (const name of results.suites.flatMap((suite) => listSecondTries(suite, [])))
    console.log(`Only at the second try: ${name}`);
  if (skipped) console.log(`${skipped} tests of e2e were skipped or not run.`);
  return withCrash('e2e', code, { passed: expected + flaky, failures });
}

function listFailures(suite, above) {
  return walk(suite, above)
    .filter(({ spec }) => !spec.ok)
    .map(({ spec, name }) => `e2e: ${name}: ${firstWords(spec)}`);
}

function listSecondTries(suite, above) {
  return walk(suite, above)
    .filter(({ spec }) => spec.tests.some(({ status }) => status === 'flaky'))
    .map(({ spec, name }) => `${name}: ${firstWords(spec)}`);
}

function walk({ title, specs, suites = [] }, above) {
  const path = [...above, title];
  const own = specs.map((spec) => ({ spec, name: [...path, spec.title].join(' › ') }));
  return [...own, ...suites.flatMap((suite) => walk(suite, path))];
}

/** Of what went wrong at first, in one line, without the colors of a terminal. */
function firstWords({ tests }) {
  const error = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0];
  const plain = stripVTControlCharacters(error?.message ?? 'no reason was told');
  return plain.split('\n').slice(0, 8).join(' ').slice(0, 400);
}
