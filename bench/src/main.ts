/** Prints a table and writes bench/results/<time>.json. Exit code 1 when a limit is missed. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { checkout, Clone } from './Clone.ts';
import { type Figure, isMissed, printTable } from './Figure.ts';
import { measureNoise } from './measureNoise.ts';
import { measureSameBytes } from './measureSameBytes.ts';
import { measureStart } from './measureStart.ts';
import { measureSwaps } from './measureSwaps.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim();
const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`;
const commit = git('rev-parse', '--short', 'HEAD');
console.log(`${machine}, commit ${commit}`);
if (git('status', '--porcelain')) console.log('What is not committed is not measured: a clone has the last commit.');

const clone = new Clone();
const figures: Figure[] = [];
const chosen = process.argv.slice(2);
try {
  await measure('noise', 'Comparing this machine with itself', measureNoise);
  // The others need what it leaves: everything installed and built.
  await measure('start', 'Starting a fresh clone twice', () => measureStart(clone), true);
  await measure('bytes', 'Building every app in a second folder', () => measureSameBytes(clone));
  await measure('swap', 'Swapping releases under load', () => measureSwaps(clone, 20, 50));
} finally {
  clone.remove();
}

console.log();
printTable(figures);
const folder = join(checkout, 'bench/results');
const at = new Date().toISOString();
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, `${at.replaceAll(':', '-')}.json`),
  `${JSON.stringify({ at, commit, machine, figures }, null, 2)}\n`,
);
if (figures.some(isMissed)) process.exitCode = 1;

async function measure(
  name: string,
  doing: string,
  work: () => Figure[] | Promise<Figure[]>,
  always = false,
): Promise<void> {
  if (chosen.length && !chosen.includes(name) && !always) return;
  console.log(`${doing} …`);
  figures.push(...(await work()));
}
