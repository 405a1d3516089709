/** Tests that need a registry have a shop with one, one for each worker. */
import { copyOfShop } from '../world/dataFolders.ts';
import { ownWorld } from '../world/ownWorld.ts';
import { expect, test as base, type World } from '../world/world.ts';

/** Pages load from the worker's own shop. */
export const test = base.extend<object, { shop: World }>({
  shop: ownWorld(copyOfShop, { REGISTRY_PORT: '0' }),
  world: async ({ shop }, use) => use(shop),
});

export { expect };
