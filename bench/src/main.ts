/** `npm run bench`: see bench/README.md. Exit code 1 = a limit is missed, or something could not be measured. */
import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { endOnSignal, endRun } from './endRun.ts';
import { judge, type Noise } from './Figure.ts';
import { listTasks } from './listTasks.ts';
import { driver } from './load/driver.ts';
import { measurements } from './measurements.ts';
import { measureNoise } from './measureNoise.ts';
import { printTable, writeReport, writeResults } from './results.ts';
import { type Options, readOptions } from './readOptions.ts';
import { type Result, runMeasurements } from './runMeasurements.ts';
import { checkout } from '../machine/environments.ts';
import { Place } from './shop/Place.ts';
import { endProcesses, markProcesses } from '../machine/startedProcesses.ts';

/** One measurement may take so long. s */
const LIMITS = { long: 3600, short: 600 };

const options = readOptionsOrExit();
const { form, isHere, report } = options;
const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim();
const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`;
const commit = git('rev-parse', '--short', 'HEAD');
const isDirty = git('status', '--porcelain') !== '';
console.log(`${machine}, commit ${commit}${isHere && isDirty ? ' and what is not committed' : ''}`);
if (isDirty && !isHere) console.log('What is not committed is not measured: --here measures it.');

const place = new Place({ isClone: !isHere, sharesShop: form === 'short' });
const ending = endOnSignal(() => place.remove());
if (report) writeReport(report, []);
/** At the start and at the end. */
const noises: Noise[] = [];
const tasks = listTasks({ measurements, options, place, compareMachine });
const results = await runMeasurements(tasks, {
  limit: LIMITS[form],
  print: (words) => process.stdout.write(words),
  begin: markProcesses,
  end: endLeftProcesses,
  onResult: (known) => report && writeReport(report, known),
  ending,
});
if (!ending.aborted) {
  await place.close();
  const isOk = form === 'long' ? judgeAll(results) : tellAll(results);
  await endRun(isOk ? 0 : 1);
}

function readOptionsOrExit(): Options {
  try {
    return readOptions(
      process.argv.slice(2),
      process.env,
      measurements.map(({ name }) => name),
    );
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

async function compareMachine(when: string) {
  const { noise, figures } = await measureNoise(when, form);
  noises.push(noise);
  return figures;
}

async function endLeftProcesses(name: string): Promise<void> {
  const left = await endProcesses(name);
  if (left) console.log(`"${name}" did not end everything it started: ${left} of its processes were ended.`);
}

function judgeAll(all: readonly Result[]): boolean {
  const figures = all.flatMap((result) => result.figures).map((figure) => judge(figure, noises[0], noises[1]));
  console.log();
  printTable(figures);
  for (const { name, error } of all.filter(({ ok }) => !ok)) console.log(`\nNot measured: ${name}. ${error}`);
  const isChanged = isHere && isDirty;
  const file = writeResults({ commit, isChanged, machine, driver: driver.name }, figures, all);
  console.log(`\nAlso in ${file}`);
  return all.every(({ ok }) => ok) && figures.every(({ verdict }) => verdict !== 'MISSED');
}

/** Values of the short form say nothing. */
function tellAll(all: readonly Result[]): boolean {
  const failed = all.filter(({ ok }) => !ok).map(({ name }) => name);
  const seconds = all.reduce((sum, result) => sum + result.seconds, 0);
  const words = failed.length ? `failed: ${failed.join(', ')}` : 'all of them work';
  console.log(`\n${all.length} short forms in ${Math.round(seconds)} s, ${words}`);
  return failed.length === 0;
}
