import { setTimeout as pause } from 'node:timers/promises';
import { absolute, type Figure, type Form } from './Figure.ts';
import { publishCopies } from './flip/publishCopies.ts';
import { quantile } from './median.ts';
import { issueToken, readShellToken, RegistryCaller } from './registry/RegistryCaller.ts';
import { ShellReaders } from './registry/ShellReaders.ts';
import { type StartedShell, startShell } from './registry/startShell.ts';
import { readLiveManifests } from './shop/listPages.ts';
import type { Place } from './shop/Place.ts';

const REMOTE = 'catalog';
/** Beside the shop's own. */
const MORE_SHELLS = 2;
const sizes = {
  long: { rollbacks: 50, pages: 20_000, flips: 200 },
  short: { rollbacks: 2, pages: 300, flips: 6 },
} satisfies Record<Form, object>;

/** Before each rollback: a person needs a moment to see that a release is bad. ms */
const NOTICED_AFTER = 500;
/** ms until the last shell shows what was live before, in 95 of 100 cases. */
const LIMITS = { call: 500, command: 800 };

/** Three shells on one store that follow one registry, under load, while a remote is rolled back and flips. */
export async function measureRegistry(place: Place, form: Form): Promise<Figure[]> {
  const { rollbacks, pages, flips } = sizes[form];
  const shop = await place.open();
  const shells: StartedShell[] = [];
  try {
    const manifest = (await readLiveManifests(place.storeFolder)).find(({ name }) => name === REMOTE);
    if (!manifest) throw new Error(`No release of ${REMOTE} is live.`);
    const [bad = ''] = await publishCopies(place, manifest, 1);
    const caller = new RegistryCaller(place, shop.services.registry, await issueToken(place, 'releaser'));
    for (let n = 0; n < MORE_SHELLS; n++) shells.push(await startShell(place, shop.services, readShellToken(place)));
    const readers = new ShellReaders([shop.url, ...shells.map(({ url }) => url)], '/', REMOTE);
    const activateBad = async () => {
      const followed = await caller.activate(REMOTE, bad);
      if (followed !== 1 + MORE_SHELLS) throw new Error(`${followed} shells followed, and not ${1 + MORE_SHELLS}.`);
    };
    /** @returns ms from the start of each rollback to the last shell's first page of the release before */
    const timeRollbacks = async (rollBack: () => Promise<unknown>) => {
      const times: number[] = [];
      for (let n = 0; n < rollbacks; n++) {
        await activateBad();
        await pause(NOTICED_AFTER);
        const shown = readers.untilAllShow(manifest.release, performance.now());
        const [ms] = await Promise.all([shown, rollBack()]);
        times.push(ms);
      }
      return times;
    };
    try {
      const called = await timeRollbacks(() => caller.rollBack(REMOTE, bad));
      const commanded = await timeRollbacks(() => caller.rollBackByCommand(REMOTE, bad));
      const before = { pages: readers.pages, failed: readers.failed.length, mixed: readers.mixed.length };
      let flipped = 0;
      for (; flipped < flips || readers.pages - before.pages < pages; flipped += 2) {
        await activateBad();
        await caller.rollBack(REMOTE, bad);
      }
      const of = `${readers.pages - before.pages} pages of three shells during ${flipped} flips`;
      return [
        describe('Registry rollback, call to first page of the last shell, p95', called, LIMITS.call),
        describe('Registry rollback, command to first page of the last shell, p95', commanded, LIMITS.command),
        count('Failed pages of three shells', readers.failed.slice(before.failed), of),
        count('Mixed pages of three shells', readers.mixed.slice(before.mixed), of),
      ];
    } finally {
      await readers.stop();
    }
  } finally {
    await Promise.all(shells.map((shell) => shell.stop()));
    await shop.stop();
  }
}

function describe(name: string, times: readonly number[], atMost: number): Figure {
  const [half, most] = [quantile(times, 0.5), Math.max(...times)];
  return {
    name,
    value: quantile(times, 0.95),
    unit: 'ms',
    against: absolute,
    limit: { atMost },
    parts: [`p50 ${half.toFixed(0)} ms, slowest ${most.toFixed(0)} ms, ${times.length} rollbacks`],
  };
}

function count(name: string, wrong: readonly string[], of: string): Figure {
  return {
    name,
    value: wrong.length,
    unit: '',
    against: absolute,
    limit: { atMost: 0 },
    parts: [`of ${of}`, ...wrong.slice(0, 3)],
  };
}
