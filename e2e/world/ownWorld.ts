import { rmSync } from 'node:fs';
import { startWorld, type World } from './world.ts';

type WorldFixture = [
  ({}: object, use: (world: World) => Promise<void>) => Promise<void>,
  { scope: 'worker'; timeout: number },
];

/** A fixture: a shop with its own data, one for each worker. `copyData` returns its folder, `env` its settings. */
export const ownWorld = (copyData: () => string, env?: Record<string, string>): WorldFixture => [
  async ({}, use) => {
    const dataFolder = copyData();
    const world = await startWorld({ dataFolder, ...(env && { env }) });
    await use(world);
    await world.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  },
  { scope: 'worker', timeout: 300_000 },
];
