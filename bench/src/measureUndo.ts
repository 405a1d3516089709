import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { readLog } from '@paw/release/store/activationLog.ts';
import { openFolderStore } from '@paw/release/store/folderStore.ts';
import { foldLog } from '@paw/release/store/foldLog.ts';
import { absolute, type Figure, type Form } from './Figure.ts';
import { Flipper } from './flip/Flipper.ts';
import { publishCopies } from './flip/publishCopies.ts';
import { median } from './median.ts';
import type { Place } from './shop/Place.ts';
import { readLiveManifests } from './shop/listPages.ts';
import { releaseEnv } from './shop/ShellProcess.ts';

const sizes = { long: { pairs: 100, alone: 20 }, short: { pairs: 2, alone: 1 } } satisfies Record<Form, object>;
const remotes = ['catalog', 'cart'] as const;

interface Run {
  code: number;
  ms: number;
  words: string;
}

/** Two people who roll back in the same moment, as real commands on a running shop; and how long one of them takes. */
export async function measureUndo(place: Place, form: Form): Promise<Figure[]> {
  const { pairs, alone } = sizes[form];
  const shop = await place.open();
  try {
    const stages = await Promise.all(remotes.map((remote) => prepare(place, remote)));
    const [catalog] = stages;
    if (!catalog) throw new Error('There is no catalog.');
    const times: number[] = [];
    for (let n = 0; n < alone; n++) {
      await catalog.flipper.activate(catalog.bad);
      times.push((await rollBack(place, 'catalog')).ms);
    }
    const further: string[] = [];
    for (let n = 0; n < pairs; n++) {
      await catalog.flipper.activate(catalog.bad);
      const runs = await Promise.all([rollBack(place, 'catalog'), rollBack(place, 'catalog')]);
      const isRight = (await readLive(place)).catalog === catalog.good && runs.every(({ code }) => code === 0);
      if (!isRight) further.push(runs.map(({ words }) => words.trim()).join(' | '));
    }
    const conflicts: string[] = [];
    for (let n = 0; n < pairs; n++) {
      for (const { flipper, bad } of stages) await flipper.activate(bad);
      const runs = await Promise.all(remotes.map((remote) => rollBack(place, remote)));
      const live = await readLive(place);
      const isRight = stages.every(({ remote, good }) => live[remote] === good) && runs.every(({ code }) => code === 0);
      if (!isRight) conflicts.push(runs.map(({ words }) => words.trim()).join(' | '));
    }
    for (const { flipper, ground } of stages) await flipper.rollBack(ground);
    const count = (name: string, wrong: string[]): Figure => ({
      name: `${name} (of ${pairs})`,
      value: wrong.length,
      unit: '',
      against: absolute,
      limit: { atMost: 0 },
      parts: wrong.slice(0, 3),
    });
    return [
      {
        name: 'Rollback, command to live on the shell, p50',
        value: median(times),
        unit: 'ms',
        against: absolute,
        limit: { atMost: 800 },
        parts: [`${alone} times, slowest ${Math.round(Math.max(...times))} ms; node's start is in it, npm's is not`],
      },
      count('Pairs that rolled one remote back and left it elsewhere than one release back, or failed', further),
      count('Pairs that rolled two remotes back and did not succeed with both', conflicts),
    ];
  } finally {
    await shop.stop();
  }
}

/** `good` and then `bad` are live after what was: leaving bad must end at good, going back twice at the ground. */
async function prepare(place: Place, remote: string) {
  const manifest = (await readLiveManifests(place.storeFolder)).find(({ name }) => name === remote);
  if (!manifest) throw new Error(`No release of ${remote} is live.`);
  const [good = '', bad = ''] = await publishCopies(place, manifest, 2);
  const flipper = new Flipper(place.storeFolder, remote);
  await flipper.activate(good);
  return { remote, flipper, good, bad, ground: manifest.release };
}

function rollBack(place: Place, remote: string): Promise<Run> {
  const main = join(place.folder, 'release/src/cli/main.ts');
  const begun = performance.now();
  return new Promise((done) => {
    const args = [main, 'rollback', remote, '--store', place.storeFolder, '--env', releaseEnv, '--by', 'bench'];
    execFile(process.execPath, args, (error, out, err) =>
      done({ code: error ? 1 : 0, ms: performance.now() - begun, words: out + err }),
    );
  });
}

async function readLive(place: Place): Promise<Record<string, string>> {
  return foldLog(await readLog(openFolderStore(place.storeFolder), releaseEnv)).live;
}
