import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
  const { code, results } = await runRunner(['node_modules/@playwright/test/cli.js', 'test', '-c', CONFIG], { report });
  if (!results) return { passed: 0, failures: [`e2e: Playwright ended with code ${code} and told no results`] };
  const { expected, flaky, skipped } = results.stats;
  const failures = [
    ...results.errors.map(({ message }) => `e2e: ${message}`),
    ...results.suites.flatMap((suite) => listFailures(suite, [])),
  ];
  if (skipped) console.log(`${skipped} tests of e2e were skipped or not run.`);
  return withCrash('e2e', code, { passed: expected + flaky, failures });
}

function listFailures({ title, specs, suites = [] }, above) {
  const path = [...above, title];
  const failed = specs.filter(({ ok }) => !ok).map((spec) => `e2e: ${[...path, spec.title].join(' › ')}`);
  return [...failed, ...suites.flatMap((suite) => listFailures(suite, path))];
}
