import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * Tests that start a shop or a database add a line here: `{"what": "shop", "seconds": 5.2}`. Its path is in
 * PAW_TEST_STARTS.
 */
export const startsFile = join(root, 'test-results/starts.jsonl');

const SLOWEST = 20;

/** Where the time of a run went: its parts, the slowest test files, and what was started. */
export function printSpent(results, names) {
  console.log('\nWhere the time went:');
  for (const name of names) console.log(`  ${amount(results[name].seconds)}  ${name}`);
  for (const { what, count, sum } of countStarts(readStarts()))
    console.log(`  ${amount(sum)}  to start ${count} × ${what}`);
  const files = names.flatMap((name) => results[name].files ?? []);
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  if (slowest.length) console.log(`The ${slowest.length} slowest of ${files.length} test files:`);
  for (const { name, seconds } of slowest) console.log(`  ${amount(seconds)}  ${name}`);
}

/** @param {{ what: string, seconds: number }[]} starts */
export function countStarts(starts) {
  const sorted = Object.entries(Object.groupBy(starts, ({ what }) => what)).map(([what, all]) => ({
    what,
    count: all.length,
    sum: all.reduce((sum, { seconds }) => sum + seconds, 0),
  }));
  return sorted.toSorted((a, b) => b.sum - a.sum);
}

function readStarts() {
  if (!existsSync(startsFile)) return [];
  const lines = readFileSync(startsFile, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/** What continuous integration may take, with the install. s */
const LIMIT = 15 * 60;

const NAMED = 5;

/** The last run's form and files, for the next step of continuous integration and for `recordDurations.mjs`. */
const lastRunFile = join(root, 'test-results/lastRun.json');

/** @param {{ form: string, files: { name: string, seconds: number }[] }} run */
export const keepRun = (run) => writeFileSync(lastRunFile, JSON.stringify(run));

export const readLastRun = () =>
  existsSync(lastRunFile) ? JSON.parse(readFileSync(lastRunFile, 'utf8')) : { form: 'none', files: [] };

/**
 * Names the slowest files when the whole takes longer than it may. A slow machine is no failure, so nothing fails.
 * PAW_RUN_BEGUN, in seconds since 1970, is when continuous integration began: then the step before counts too.
 */
export function printOverTime(spent, files, { PAW_RUN_BEGUN: start } = process.env) {
  const whole = start ? Date.now() / 1000 - Number(start) : spent;
  const before = start ? readLastRun().files : [];
  const line = describeOverTime(whole, [...before, ...files]);
  if (line) console.log(line);
}

/** @returns {string | undefined} nothing while it is in time */
export function describeOverTime(whole, files) {
  if (whole <= LIMIT) return undefined;
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, NAMED);
  const named = slowest.map(({ name, seconds }) => `${name} (${Math.round(seconds)} s)`).join(', ');
  return `This took ${(whole / 60).toFixed(1)} minutes, more than the ${LIMIT / 60} of continuous integration. The slowest: ${named}.`;
}

const amount = (seconds) => `${seconds.toFixed(1).padStart(7)} s`;

const file = 'test-results/second-tries.json';

/**
 * Tests that failed and then passed alone are no failure, but something is wrong with them: the run names each, counts
 * them, and leaves them in a file.
 * @param {{ name: string, reason: string }[]} tries
 */
export function printSecondTries(tries) {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(tries, null, 2)}\n`);
  console.log(`\nTests that needed a second try: ${tries.length}${tries.length ? ` (${file})` : ''}`);
  for (const { name, reason } of tries) console.log(`- ${name}: ${reason}`);
}
