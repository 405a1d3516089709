import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { Figure, Form } from './Figure.ts';
import { Flipper } from './flip/Flipper.ts';
import { publishCopies } from './flip/publishCopies.ts';
import { driver } from './load/driver.ts';
import { steadyDriver, type SteadyResult } from './load/steadyDriver.ts';
import { median, ratioOf } from './median.ts';
import { listPages, readLiveManifests } from './shop/listPages.ts';
import type { Place } from './shop/Place.ts';

const REMOTE = 'catalog';
const sizes = {
  /** `seconds` of a run and of the search for the maximum rate; every `besideEvery` rounds something else computes. */
  long: { rounds: 6, seconds: 8, searching: 5, besideEvery: 2, copies: 200 },
  short: { rounds: 1, seconds: 2, searching: 1, besideEvery: 1, copies: 20 },
} satisfies Record<Form, object>;

/** What waits while the shell goes from one release set to the next, again and again. */
export async function measureFlip(place: Place, form: Form): Promise<Figure[]> {
  const size = sizes[form];
  const shop = await place.open();
  try {
    const manifest = (await readLiveManifests(place.storeFolder)).find(({ name }) => name === REMOTE);
    if (!manifest) throw new Error(`No release of ${REMOTE} is live.`);
    const copies = await publishCopies(place, manifest, size.copies);
    const paths = await listPages(shop, place.storeFolder);
    const flipper = new Flipper(place.storeFolder, REMOTE);
    const headers = { 'accept-encoding': 'br, gzip' };
    const full = await driver.run({ url: `${shop.url}/`, seconds: size.searching, connections: 32, headers });
    const rate = full.requests / full.seconds / 2;
    const steadily = steadyDriver(form);
    const drive = () => steadily({ origin: shop.url, paths, seconds: size.seconds, rate });

    await drive();
    const [still, flipping, beside]: [SteadyResult[], SteadyResult[], SteadyResult[]] = [[], [], []];
    const flips: number[] = [];
    for (let round = 0; round < size.rounds; round++) {
      still.push(await drive());
      const driven = { isOver: false };
      const [result, times] = await Promise.all([
        drive().finally(() => (driven.isOver = true)),
        flipUntil(driven, flipper, manifest.release, copies),
      ]);
      flipping.push(result);
      flips.push(...times);
      if ((round + 1) % size.besideEvery === 0) beside.push(await besideOneThatComputes(drive));
    }
    return [describe(rate, still, flipping, flips), describeBeside(still, beside)];
  } finally {
    await shop.stop();
  }
}

/** Each activation is of a release that the shell has never seen; each is rolled back. @returns ms of every flip */
async function flipUntil(
  driven: { isOver: boolean },
  flipper: Flipper,
  ground: string,
  copies: string[],
): Promise<number[]> {
  const times: number[] = [];
  while (!driven.isOver) {
    const next = copies.pop();
    if (!next) throw new Error('There are too few releases for these flips: publish more.');
    times.push(await flipper.activate(next));
    times.push(await flipper.rollBack(ground));
  }
  return times;
}

/**
 * What this machine makes of any work beside: one thread of the lowest priority, which has nothing to do with the shop.
 * Where it alone costs more than a flip may, no shop can keep that limit.
 */
async function besideOneThatComputes(drive: () => Promise<SteadyResult>): Promise<SteadyResult> {
  const idle = spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' });
  const ended = once(idle, 'exit');
  try {
    await once(idle, 'spawn');
    if (idle.pid) setPriority(idle.pid, constants.priority.PRIORITY_LOW);
    return await drive();
  } finally {
    idle.kill('SIGKILL');
    await ended;
  }
}

function describeBeside(still: SteadyResult[], beside: SteadyResult[]): Figure {
  const p99 = (runs: SteadyResult[]) => median(runs.map((run) => run.p99));
  return {
    name: 'Cached pages beside one idle-priority thread that computes: p99 at the same rate',
    value: p99(beside) / p99(still),
    unit: '×',
    against: 'the same pages at the same rate with nothing beside',
    ratioOf: 'latency',
    parts: [`p99 ${p99(beside).toFixed(2)} ms; what this machine, not a flip, makes of a third busy thread`],
  };
}

function describe(rate: number, still: SteadyResult[], flipping: SteadyResult[], flips: number[]): Figure {
  const p99 = (runs: SteadyResult[]) => runs.map((run) => run.p99);
  const { value, middle } = ratioOf(p99(flipping), p99(still));
  const sum = (runs: SteadyResult[]) => {
    const [middle99, slowest] = [median(p99(runs)), Math.max(...runs.map(({ max }) => max))];
    const [half, reached] = [median(runs.map(({ p50 }) => p50)), median(runs.map((run) => run.rate))];
    const failed = runs.reduce((total, run) => total + run.failed, 0);
    return `p50 ${half.toFixed(2)} ms, p99 ${middle99.toFixed(2)} ms, slowest ${slowest.toFixed(0)} ms, ${failed} failed, ${Math.round(reached)}/s`;
  };
  return {
    name: 'Cached pages while releases flip: p99 at half the maximum rate',
    value,
    unit: '×',
    against: 'the same pages at the same rate without a flip, in turns',
    limit: { atMost: 2 },
    ratioOf: 'latency',
    parts: [
      `half the maximum: ${Math.round(rate)}/s, driven by wrk`,
      `without: ${sum(still)}`,
      `flipping: ${sum(flipping)}; ${flips.length} flips, each ${Math.round(median(flips))} ms until the shell says so`,
      `pairs of neighbouring runs: ${middle.map((one) => one.toFixed(2)).join('–')}`,
    ],
  };
}
