import { setTimeout as pause } from 'node:timers/promises';
import { Flipper } from './flip/Flipper.ts';
import { publishCopies } from './flip/publishCopies.ts';
import type { Figure } from './Figure.ts';
import { median } from './median.ts';
import { listPages } from './shop/listPages.ts';
import type { Place } from './shop/Place.ts';
import { readLiveManifests } from './shop/readLiveSet.ts';
import { forcedCollection, type ShellProcess } from './shop/ShellProcess.ts';

const REMOTE = 'catalog';
const FEW = 10;
const MANY = 100;
const READINGS = 10;
/** The set that was left has drained, and the new one's spare renderer stands. ms */
const SETTLING = 7_000;

/** What a flip leaves behind in the shell for good. */
export async function measureMemory(place: Place): Promise<Figure[]> {
  const shop = await place.start(forcedCollection);
  try {
    const manifest = (await readLiveManifests(place.storeFolder)).find(({ name }) => name === REMOTE);
    if (!manifest) throw new Error(`No release of ${REMOTE} is live.`);
    const copies = await publishCopies(place, manifest, MANY);
    const pages = await listPages(shop, place.storeFolder);
    const flipper = new Flipper(place.storeFolder, REMOTE);
    const shell = await shop.shell();
    const readings: Record<number, number[]> = {};
    for (const [index, release] of copies.entries()) {
      // Always one that was never live: going back to the set before needs no new renderer.
      await flipper.activate(release);
      for (const path of pages) await (await fetch(shop.url + path)).arrayBuffer();
      const flips = index + 1;
      if (flips === FEW || flips === MANY) readings[flips] = await readResident(shell);
    }
    return [describe(readings[FEW] ?? [], readings[MANY] ?? [])];
  } finally {
    await shop.stop();
  }
}

/** MB, each after a forced collection in every thread. */
async function readResident(shell: ShellProcess): Promise<number[]> {
  await pause(SETTLING);
  const readings: number[] = [];
  while (readings.length < READINGS) {
    await shell.collectGarbage();
    readings.push((await shell.metric('process_resident_memory_bytes')) / 2 ** 20);
  }
  return readings;
}

function describe(few: number[], many: number[]): Figure {
  const say = (readings: number[]) =>
    `${median(readings).toFixed(0)} MB (${Math.min(...readings).toFixed(0)}–${Math.max(...readings).toFixed(0)})`;
  return {
    name: `Resident memory of the shell after ${MANY} flips`,
    value: (median(many) / median(few) - 1) * 100,
    unit: '%',
    against: `the same shell after ${FEW} flips`,
    limit: { atMost: 15 },
    parts: [`${say(few)}, then ${say(many)}: medians of ${READINGS} readings, each after a forced collection`],
  };
}
