import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { absolute, type Figure, type Form } from './Figure.ts';
import { Flipper } from './flip/Flipper.ts';
import { publishCopies } from './flip/publishCopies.ts';
import { runProgram } from './load/programs.ts';
import { quantile } from './median.ts';
import type { Place } from './shop/Place.ts';
import { releaseEnv } from './shop/ShellProcess.ts';
import { plainEnvironment } from '../machine/environments.ts';
import { readLiveManifests } from './shop/listPages.ts';

const sizes = { long: { rounds: 20 }, short: { rounds: 3 } } satisfies Record<Form, object>;

/** A rollback meets a warm-up at its start, in its middle and at its end: at most this many ms after its entry. */
const SPREAD = 900;
/** No page of that release after so long. ms */
const PATIENCE = 60_000;
/** ms from a command's start to the first page, in 95 of 100 cases */
const LIMITS = { during: 1_000, second: 800 };

/** A remote, and a page of it. */
interface Rolled {
  remote: string;
  path: string;
  /** The release to go back to. */
  ground: string;
  /** Live again in every round, so a round does not wait for another warm-up of theirs. */
  bad: string;
  worse: string;
  /** Releases that take a whole warm-up. */
  unseen: string[];
  flipper: Flipper;
}

/** Emergencies: the command that people run, from its start to the first page of the release before. */
export async function measureRollbacks(place: Place, form: Form): Promise<Figure[]> {
  const { rounds } = sizes[form];
  const shop = await place.open();
  try {
    const manifests = await readLiveManifests(place.storeFolder);
    const prepare = async (remote: string, path: string, count: number): Promise<Rolled> => {
      const manifest = manifests.find(({ name }) => name === remote);
      if (!manifest) throw new Error(`No release of ${remote} is live.`);
      const [bad = '', worse = '', ...unseen] = await publishCopies(place, manifest, 2 + count);
      const flipper = new Flipper(place.storeFolder, remote);
      return { remote, path, ground: manifest.release, bad, worse, unseen, flipper };
    };
    const cart = await prepare('cart', '/viewcart', 0);
    const catalog = await prepare('catalog', '/', rounds);
    const [during, second]: [number[], number[]] = [[], []];
    // One after the other and not in turns: the shell keeps the sets of few rollbacks warm.
    for (let round = 0; round < rounds; round++)
      during.push(await rollBackDuringWarmUp(place, shop.url, cart, catalog, (round / rounds) * SPREAD));
    for (let round = 0; round < rounds; round++) second.push(await rollBackTwice(place, shop.url, catalog));
    return [
      describe('Rollback during a warm-up', during, LIMITS.during),
      describe('Second rollback in a row', second, LIMITS.second),
    ];
  } finally {
    await shop.stop();
  }
}

/** The catalog is being warmed when the cart has to go back. */
async function rollBackDuringWarmUp(place: Place, url: string, cart: Rolled, catalog: Rolled, after: number) {
  await cart.flipper.activate(cart.bad);
  const warming = catalog.flipper.activate(catalog.unseen.pop() ?? '');
  await pause(after);
  const ms = await timeRollback(place, url, cart, cart.ground);
  await warming;
  await catalog.flipper.rollBack(catalog.ground);
  return ms;
}

async function rollBackTwice(place: Place, url: string, catalog: Rolled): Promise<number> {
  const { flipper, ground, bad, worse } = catalog;
  await flipper.activate(bad);
  await flipper.activate(worse);
  await timeRollback(place, url, catalog, bad);
  // Without its release a second rollback right after the first is taken for the same.
  return timeRollback(place, url, catalog, ground, `catalog@${bad}`);
}

/** @returns ms until the page shows that release; the command may take longer */
async function timeRollback(
  place: Place,
  url: string,
  { remote, path }: Rolled,
  release: string,
  leaving = remote,
): Promise<number> {
  const main = join(place.folder, 'release/src/cli/main.ts');
  const begun = performance.now();
  const command = runProgram(
    process.execPath,
    [main, 'rollback', leaving, '--store', place.storeFolder, '--env', releaseEnv, '--by', 'bench'],
    {
      cwd: place.folder,
      env: plainEnvironment(place.folder),
    },
  );
  const seen = seesRelease(url + path, `${remote}@${release}`, begun);
  const [ms] = await Promise.all([seen, command]);
  return ms;
}

async function seesRelease(url: string, label: string, begun: number): Promise<number> {
  while (performance.now() - begun < PATIENCE) {
    const html = await (await fetch(url)).text();
    if (html.includes(`data-boundary="${label}"`)) return performance.now() - begun;
    await pause(10);
  }
  throw new Error(`${url} does not show ${label} after ${PATIENCE} ms.`);
}

function describe(name: string, times: readonly number[], atMost: number): Figure {
  const [half, most] = [quantile(times, 0.5), Math.max(...times)];
  return {
    name: `${name}, command to first page, p95`,
    value: quantile(times, 0.95),
    unit: 'ms',
    against: absolute,
    limit: { atMost },
    parts: [`p50 ${half.toFixed(0)} ms, slowest ${most.toFixed(0)} ms, ${times.length} rollbacks`],
  };
}
