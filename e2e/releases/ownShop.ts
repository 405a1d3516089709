/** Tests that change live releases have their own shop, one for each worker, and restore it. */
import { copyPublished } from '../world/dataFolders.ts';
import { ownWorld } from '../world/ownWorld.ts';
import { expect, test as base, type World } from '../world/world.ts';
import { Workshop } from './Workshop.ts';

interface WorkerFixtures {
  shop: World;
  workshop: Workshop;
}

/** Pages load from the worker's own shop. */
export const test = base.extend<object, WorkerFixtures>({
  shop: ownWorld(copyPublished),
  workshop: [
    async ({}, use) => {
      const workshop = new Workshop();
      await use(workshop);
      workshop.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  world: async ({ shop }, use) => use(shop),
});

export { expect };
