import { setTimeout as pause } from 'node:timers/promises';
import { Flipper } from './flip/Flipper.ts';
import { publishCopies } from './flip/publishCopies.ts';
import type { Figure, Form } from './Figure.ts';
import { median } from './median.ts';
import { listPages, readLiveManifests } from './shop/listPages.ts';
import type { Place } from './shop/Place.ts';
import type { ShellProcess } from './shop/ShellProcess.ts';

const REMOTE = 'catalog';
const sizes = {
  /** `few` and `many` flips; `settling`: the set before has drained, and the new one has its spare renderer. ms */
  long: { few: 10, many: 100, readings: 10, settling: 7_000 },
  short: { few: 1, many: 2, readings: 1, settling: 1_000 },
} satisfies Record<Form, object>;

type Size = (typeof sizes)[Form];

/** What a flip leaves behind in the shell for good. */
export async function measureMemory(place: Place, form: Form): Promise<Figure[]> {
  const size = sizes[form];
  const shop = await place.open({ hooks: ['collectOnSignal'] });
  try {
    const manifest = (await readLiveManifests(place.storeFolder)).find(({ name }) => name === REMOTE);
    if (!manifest) throw new Error(`No release of ${REMOTE} is live.`);
    const copies = await publishCopies(place, manifest, size.many);
    const pages = await listPages(shop, place.storeFolder);
    const flipper = new Flipper(place.storeFolder, REMOTE);
    const shell = await shop.shell();
    const readings: Record<number, number[]> = {};
    for (const [index, release] of copies.entries()) {
      // Always one that was never live: going back to the set before needs no new renderer.
      await flipper.activate(release);
      for (const path of pages) await (await fetch(shop.url + path)).arrayBuffer();
      const flips = index + 1;
      if (flips === size.few || flips === size.many) readings[flips] = await readResident(shell, size);
    }
    // Others may measure in the same shop, and a copy has no packed files.
    await flipper.rollBack(manifest.release);
    return [describe(readings[size.few] ?? [], readings[size.many] ?? [], size)];
  } finally {
    await shop.stop();
  }
}

/** MB, each after a forced collection. */
async function readResident(shell: ShellProcess, size: Size): Promise<number[]> {
  await pause(size.settling);
  const readings: number[] = [];
  while (readings.length < size.readings) {
    await shell.collectGarbage();
    readings.push((await shell.metric('process_resident_memory_bytes')) / 2 ** 20);
  }
  return readings;
}

function describe(few: number[], many: number[], size: Size): Figure {
  const say = (readings: number[]) =>
    `${median(readings).toFixed(0)} MB (${Math.min(...readings).toFixed(0)}–${Math.max(...readings).toFixed(0)})`;
  return {
    name: `Resident memory of the shell after ${size.many} flips`,
    value: (median(many) / median(few) - 1) * 100,
    unit: '%',
    against: `the same shell after ${size.few} flips`,
    limit: { atMost: 15 },
    parts: [`${say(few)}, then ${say(many)}: medians of ${size.readings} readings, each after a forced collection`],
  };
}
