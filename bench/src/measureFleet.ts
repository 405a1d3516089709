import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readLog } from '@paw/release/store/activationLog.ts';
import { foldLog } from '@paw/release/store/foldLog.ts';
import { openFolderStore } from '@paw/release/store/folderStore.ts';
import { fillStore } from './dashboard/fillStore.ts';
import { startRegistry } from './dashboard/startRegistry.ts';
import { absolute, type Figure, type Form } from './Figure.ts';
import { Fleet } from './fleet/Fleet.ts';
import { publishCopies } from './flip/publishCopies.ts';
import { readProcessorSeconds } from './load/programs.ts';
import { median } from './median.ts';
import { issueToken, RegistryCaller } from './registry/RegistryCaller.ts';
import { readLiveManifests } from './shop/listPages.ts';
import type { Place } from './shop/Place.ts';
import { releaseEnv } from './shop/ShellProcess.ts';

const REMOTE = 'catalog';
const sizes = {
  long: { shells: 1_000, rollbacks: 5, idle: 20, entries: [10_000, 100_000] },
  short: { shells: 40, rollbacks: 1, idle: 1, entries: [200] },
} satisfies Record<Form, { shells: number; rollbacks: number; idle: number; entries: number[] }>;

/** How far the release plane goes: a registry with many shells, and long logs. */
export async function measureFleet(place: Place, form: Form): Promise<Figure[]> {
  const { entries, ...size } = sizes[form];
  const figures = await measureShells(place, size);
  for (const count of entries) figures.push(...(await measureLog(place, count)));
  return figures;
}

interface Size {
  shells: number;
  rollbacks: number;
  /** s */
  idle: number;
}

async function measureShells(place: Place, { shells, rollbacks, idle }: Size): Promise<Figure[]> {
  const shop = await place.open();
  const manifest = (await readLiveManifests(place.storeFolder)).find(({ name }) => name === REMOTE);
  if (!manifest) throw new Error(`No release of ${REMOTE} is live.`);
  const [bad = ''] = await publishCopies(place, manifest, 1);
  // Another one on the same store: the shop's own has no more room for streams than it needs.
  const registry = await startRegistry(place, place.dataFolder);
  const processor = () =>
    readProcessorSeconds(registry.pid, () => Promise.reject(new Error('There is no /proc here.')));
  const releaser = new RegistryCaller(place, registry.url, await issueToken(place, 'releaser'));
  const { storeFolder } = place;
  const token = await issueToken(place, 'shell');
  const fleet = await Fleet.start({ registry: registry.url, token, env: releaseEnv, storeFolder, shells });
  try {
    const store = openFolderStore(storeFolder);
    const lastEntry = async () => (await readLog(store, releaseEnv)).length;
    /** @returns ms from the entry's file until all have heard, and until the call was answered */
    const timeChange = async (change: () => Promise<number>) => {
      const n = (await lastEntry()) + 1;
      const [heardAt, followed] = await Promise.all([
        fleet.whenAllHeard(n),
        change().then((count) => ({ count, at: Date.now() })),
      ]);
      // The shop's own shell follows too.
      if (followed.count !== shells + 1) throw new Error(`${followed.count} shells followed, and not ${shells + 1}.`);
      const { mtimeMs } = statSync(join(storeFolder, 'log', releaseEnv, String(n).padStart(8, '0')));
      return { heard: heardAt - mtimeMs, answered: followed.at - mtimeMs };
    };
    const before = await processor();
    await pause(idle * 1_000);
    const idleShare = ((await processor()) - before) / idle;
    const times: { heard: number; answered: number }[] = [];
    const began = { at: performance.now(), processor: await processor() };
    for (let round = 0; round < rollbacks; round++) {
      await timeChange(() => releaser.activate(REMOTE, bad));
      times.push(await timeChange(() => releaser.rollBack(REMOTE, bad)));
      await pause(1_000);
    }
    const busyShare = ((await processor()) - began.processor) / ((performance.now() - began.at) / 1_000);
    const under = `${shells} simulated shells with leases, streams and a report a second each`;
    return [
      {
        name: 'Fleet: from the entry of a rollback until the last shell has heard of it',
        value: Math.max(...times.map(({ heard }) => heard)),
        unit: 'ms',
        against: absolute,
        limit: { atMost: 1_000 },
        parts: [
          `${under}; the slowest of ${times.length} rollbacks, median ${median(times.map(({ heard }) => heard)).toFixed(0)} ms`,
          `the call is answered, by when all have followed, ${median(times.map(({ answered }) => answered)).toFixed(0)} ms after the entry (median)`,
        ],
      },
      {
        name: 'Fleet: processors that the registry takes',
        value: Math.max(idleShare, busyShare),
        unit: '',
        against: absolute,
        limit: { atMost: 1 },
        parts: [
          `${idleShare.toFixed(2)} without changes, ${busyShare.toFixed(2)} while one is rolled back and activated again, without a pause of more than 1 s`,
        ],
      },
    ];
  } finally {
    await fleet.stop();
    await registry.stop();
    await shop.stop();
  }
}

async function measureLog(place: Place, entries: number): Promise<Figure[]> {
  const data = join(place.temporary, `log-of-${entries}`);
  fillStore(join(data, 'store'), { environments: ['production'], remotes: 50, entries });
  const store = openFolderStore(join(data, 'store'));
  const began = performance.now();
  foldLog(await readLog(store, 'production'));
  const read = performance.now() - began;
  const registry = await startRegistry(place, data);
  try {
    const asked = performance.now();
    const headers = { authorization: `Bearer ${registry.token}` };
    const answer = await fetch(`${registry.url}/v1/overview`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
    const name = `Log of ${entries.toLocaleString('en-US')} entries`;
    return [
      { name: `${name}: read and folded, as by a shell that starts`, value: read, unit: 'ms', against: absolute },
      {
        name: `${name}: first answer of a registry that has just started`,
        value: performance.now() - asked,
        unit: 'ms',
        against: absolute,
      },
    ];
  } finally {
    await registry.stop();
  }
}
