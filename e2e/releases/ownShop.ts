/** Tests that change what is live have a shop of their own, one for each worker, and leave it as they found it. */
import { copyPublished } from '../world/dataFolders.ts';
import { ownWorld } from '../world/ownWorld.ts';
import { expect, test as base, type World } from '../world/world.ts';
import { Workshop } from './Workshop.ts';

interface WorkerFixtures {
  shop: World;
  workshop: Workshop;
}

/** The page's address is the own shop's. */
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
