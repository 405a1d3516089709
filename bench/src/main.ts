/**
 * Prints a table and writes bench/results/<time>.json. Exit code 1 when a limit is missed or
 * something could not be measured. Words choose measurements,
 * `--here` (or PAW_BENCH_HERE=1) measures this checkout as it stands instead of a clone of its last commit.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figure, judge, type JudgedFigure } from './Figure.ts';
import { driver } from './load/driver.ts';
import { measureCached } from './measureCached.ts';
import { measureCatalogue } from './measureCatalogue.ts';
import { measureCheckouts } from './measureCheckouts.ts';
import { measureCold } from './measureCold.ts';
import { measureDev } from './measureDev.ts';
import { measureFlip } from './measureFlip.ts';
import { measureMemory } from './measureMemory.ts';
import { measureNoise } from './measureNoise.ts';
import { measureOrders } from './measureOrders.ts';
import { measurePictures } from './measurePictures.ts';
import { measureSameBytes } from './measureSameBytes.ts';
import { measureSignIn } from './measureSignIn.ts';
import { measureStart } from './measureStart.ts';
import { measureStrangers } from './measureStrangers.ts';
import { measureSwaps } from './measureSwaps.ts';
import { measureTouch } from './measureTouch.ts';
import { measureTwins } from './measureTwins.ts';
import { printTable } from './printTable.ts';
import { checkout, Place } from './shop/Place.ts';

interface Measurement {
  doing: string;
  run: (place: Place) => Figure[] | Promise<Figure[]>;
  /** There is nothing to measure in a checkout that somebody works in. */
  onlyInClone?: true;
}

/** Those that load the machine evenly stand first: the noise was measured just before. */
const measurements: Record<string, Measurement> = {
  start: { doing: 'Starting a fresh clone twice', run: measureStart, onlyInClone: true },
  cached: { doing: `Cached pages against a bare server, driven by ${driver.name}`, run: measureCached },
  cold: { doing: 'Cold pages against renderToString', run: measureCold },
  catalogue: { doing: 'Lists and searches of 10,000 products', run: measureCatalogue },
  checkouts: { doing: 'Orders against their transaction', run: measureCheckouts },
  'sign-in': { doing: 'Sign-ins, known and unknown', run: measureSignIn },
  flip: { doing: 'Cached pages while releases flip', run: measureFlip },
  pictures: { doing: 'Pictures on request and in the background', run: measurePictures },
  strangers: { doing: 'What strangers take', run: measureStrangers },
  memory: { doing: 'Memory over a hundred flips', run: measureMemory },
  swap: { doing: 'Swapping releases under load', run: (place) => measureSwaps(place, 20, 50) },
  touch: { doing: 'Touching a slow phone', run: measureTouch },
  twins: { doing: 'Pages against their static twins', run: measureTwins },
  dev: { doing: 'Changing apps under npm run dev', run: measureDev },
  orders: { doing: 'Orders while processes are killed', run: measureOrders },
  bytes: { doing: 'Building every app in a second folder', run: measureSameBytes, onlyInClone: true },
};

const { values, positionals: chosen } = parseArgs({ options: { here: { type: 'boolean' } }, allowPositionals: true });
const unknown = chosen.find((name) => name !== 'noise' && !measurements[name]);
if (unknown) {
  console.error(`There is no measurement "${unknown}". There are noise, ${Object.keys(measurements).join(', ')}.`);
  process.exit(2);
}
const isHere = values.here || process.env.PAW_BENCH_HERE === '1';
const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim();
const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`;
const commit = git('rev-parse', '--short', 'HEAD');
const isChanged = git('status', '--porcelain') !== '';
console.log(`${machine}, commit ${commit}${isHere && isChanged ? ' and what is not committed' : ''}`);
if (isChanged && !isHere) console.log('What is not committed is not measured: --here measures it.');

/** Measurement → why there is no figure of it. */
const failures: Record<string, string> = {};
const figures = await measureAll();
console.log();
printTable(figures);
for (const [name, error] of Object.entries(failures)) console.log(`\nNot measured: ${name}. ${error}`);
writeResults();
if (figures.some(({ verdict }) => verdict === 'MISSED') || Object.keys(failures).length) process.exitCode = 1;

async function measureAll(): Promise<JudgedFigure[]> {
  const place = new Place(isHere ? 'here' : 'clone');
  try {
    const before = await timed('Comparing this machine with itself', () => measureNoise('at the start'));
    const found: Figure[] = [];
    for (const [name, { doing, run, onlyInClone }] of Object.entries(measurements)) {
      const isWanted = chosen.length ? chosen.includes(name) : true;
      // The start leaves what the others in a clone need: everything installed and built.
      const isNeeded = isWanted || name === 'start';
      if (onlyInClone && isHere && isWanted) console.log(`"${name}" needs a clone and is left out.`);
      if (!isNeeded || (onlyInClone && isHere)) continue;
      try {
        found.push(...(await timed(doing, () => run(place))));
      } catch (error) {
        failures[name] = error instanceof Error ? error.message : String(error);
        console.log('failed');
      }
    }
    const after = await timed('Comparing this machine with itself', () => measureNoise('at the end'));
    return [...before.figures, ...found, ...after.figures].map((one) => judge(one, before.noise, after.noise));
  } finally {
    place.remove();
  }
}

async function timed<Result>(doing: string, work: () => Result | Promise<Result>): Promise<Result> {
  const begun = performance.now();
  process.stdout.write(`${doing} … `);
  const result = await work();
  console.log(`${Math.round((performance.now() - begun) / 1000)} s`);
  return result;
}

function writeResults(): void {
  const folder = join(checkout, 'bench/results');
  const at = new Date().toISOString();
  mkdirSync(folder, { recursive: true });
  const name = `${at.replaceAll(':', '-')}.json`;
  const facts = { at, commit, isChanged: isHere && isChanged, machine, driver: driver.name, figures, failures };
  writeFileSync(join(folder, name), `${JSON.stringify(facts, null, 2)}\n`);
  console.log(`\nAlso in bench/results/${name}`);
}
