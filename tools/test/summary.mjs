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
